import { Alert, Button, Card, Container, Group, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react'
import { type NewPlan, readPlanInput, type TrainingPlan } from '@tri/api-contract'
import { auditPlan, generatePlan } from '@tri/plan-engine'
import type { TextNotice } from '@tri/plan-engine/texts'
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { PlanCheck } from '../../../components/plan-check/plan-check.js'
import { SeasonSkeleton } from '../../../components/week/season-skeleton.js'
import { useToday } from '../../../lib/dates/use-today.js'
import { capitalised, counted, longDate, raceTypeName } from '../../../lib/measures/format.js'
import type { ShownPlan, ShownSeason } from '../../../lib/shown-plan.js'
import { ADVICE, adviceInWords, noticesInWords } from '../../../lib/words.js'
import page from '../../../ui/page.module.css'
import { useUnits } from '../../../ui/use-units.js'
import { SaveDialog } from '../save/save-dialog.js'
import { useSave } from '../save/use-save.js'
import classes from './plan-preview.module.css'
import { PreviewWeek } from './preview-week.js'
import { SeasonFigures } from './season-figures.js'

type Props = {
  payload: NewPlan
  onSaved: (plan: TrainingPlan) => void
  /** Back to the form. */
  onBack: () => void
  /** Takes another set-up in place of this one. */
  onReplace: (payload: NewPlan) => void
  /** The season at a glance. */
  renderSeason: (shown: ShownSeason) => ReactNode
  /** What stands below the plan. */
  renderBelow: (shown: ShownPlan) => ReactNode
}

/** The generated plan to look at, week by week, before it is saved. */
export function PlanPreview({ payload, onSaved, onBack, onReplace, renderSeason, renderBelow }: Props) {
  const units = useUnits()
  const { plan, audit } = useMemo(() => planAndAudit(payload), [payload])
  const toAct = plan.notices.filter(({ code }) => code !== ADVICE)
  const day = useToday()
  const [week, setWeek] = useState(1)
  const save = useSave(payload, onSaved)
  const stayHere = useStayHere()
  const open = () => {
    stayHere()
    void save.open()
  }
  const { workouts, afterRace } = plan
  return (
    <Container size={1200} className={`${page.page} ${classes.page}`}>
      <PreviewHeader payload={payload} onSave={open} onBack={onBack} />
      <Notices notices={noticesInWords(units, toAct)} />
      <Card>
        <SeasonFigures weeks={plan.weeks} workouts={plan.workouts} />
      </Card>
      <Suspense fallback={<SeasonSkeleton />}>
        {renderSeason({ plan: payload, workouts, today: day, week, onWeek: setWeek })}
      </Suspense>
      <Card>
        <PlanCheck audit={audit} />
        <Text size="sm" c="dimmed" mt="md">
          {adviceInWords(units)}
        </Text>
      </Card>
      <PreviewWeek payload={payload} plan={plan} week={week} onWeek={setWeek} />
      {renderBelow({ plan: payload, workouts, afterRace, week, onReplace })}
      <footer className={classes.footer}>
        <Button size="md" onClick={open}>
          Save plan
        </Button>
      </footer>
      <SaveDialog
        payload={payload}
        step={save.step}
        onSignIn={save.signIn}
        onTryAgain={save.tryAgain}
        onClose={save.close}
      />
    </Container>
  )
}

function planAndAudit(payload: NewPlan) {
  const input = readPlanInput(payload)
  const plan = generatePlan(input)
  return { plan, audit: auditPlan(plan, input) }
}

/** Asks the dashboard for the set-up, so that signing in does not put an older plan in its place. */
function useStayHere() {
  const [, setSearch] = useSearchParams()
  const { state } = useLocation()
  return () => setSearch({ new: '' }, { replace: true, preventScrollReset: true, state })
}

function PreviewHeader({ payload, onSave, onBack }: Pick<Props, 'payload' | 'onBack'> & { onSave: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  // The form is gone: who was in it goes on reading here.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const facts = [
    raceTypeName(payload.raceType),
    longDate(payload.raceDate),
    counted(payload.totalWeeks, 'week'),
    capitalised(payload.experienceLevel),
    ...(payload.goalFinishTime ? [`goal ${payload.goalFinishTime}`] : []),
  ]
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <Title order={1} ref={title} tabIndex={-1} className={classes.name}>
          {payload.name}
        </Title>
        <p className={page.facts}>{facts.join(' \u00b7 ')}</p>
      </div>
      <Group gap="sm">
        <Button variant="default" mih={44} leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onBack}>
          Change the set-up
        </Button>
        <Button mih={44} className={classes.topSave} onClick={onSave}>
          Save plan
        </Button>
      </Group>
    </header>
  )
}

function Notices({ notices }: { notices: readonly TextNotice[] }) {
  return notices.map(({ code, message }) => (
    <Alert key={code} color="yellow" variant="light" icon={<IconInfoCircle aria-hidden />}>
      {message}
    </Alert>
  ))
}
