import { Container, Stack, Text, Title } from '@mantine/core'
import type { Fitness } from '@tri/plan-engine'
import { useState } from 'react'
import { usePageTitle } from '../../lib/browser/page-title.js'
import { useAuth } from '../../session/auth-context.js'
import { KeptImports } from './kept-imports.js'
import { ChooseFiles } from './reading/choose-files.js'
import { ReadingCard } from './reading/reading-card.js'
import { useReading } from './reading/use-reading.js'
import { Found } from './results/found.js'
import { OutcomeCard } from './results/outcome-card.js'
import type { Outcome } from './results/use-taking.js'

type Props = {
  /** Takes what somebody trains now over into the form for a plan. */
  onTakeFitness: (fitness: Fitness) => Promise<void>
}

/** Past training out of files and archives, read in the browser: what it says, and what of it is used. */
export function PastTrainingPage({ onTakeFitness }: Props) {
  usePageTitle('Past training')
  const { user } = useAuth()
  const { state, read, stop } = useReading()
  const [outcome, setOutcome] = useState<Outcome>()
  const finish = (done: Outcome) => {
    setOutcome(done)
    stop()
  }
  const choose = (files: readonly File[]) => {
    setOutcome(undefined)
    read(files)
  }
  return (
    <Container size={860} py={{ base: 'md', sm: 'xl' }}>
      <Title order={1}>Past training</Title>
      <Text c="dimmed" mt={4} mb="lg">
        Years of training in seconds: the plan starts from what you really do.
      </Text>
      <Stack gap="md">
        {outcome && <OutcomeCard outcome={outcome} isSignedIn={Boolean(user)} onMore={() => setOutcome(undefined)} />}
        {!outcome && state.kind === 'none' && <ChooseFiles problem={state.problem} onChoose={choose} />}
        {state.kind === 'reading' && <ReadingCard progress={state.progress} onCancel={stop} />}
        {state.kind === 'read' && (
          <Found
            name={state.name}
            training={state.training}
            onTakeFitness={onTakeFitness}
            onDone={finish}
            onLeave={stop}
          />
        )}
        {user && <KeptImports />}
      </Stack>
    </Container>
  )
}
