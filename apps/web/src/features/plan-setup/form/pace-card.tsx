import { Button, Card, Group, Text, Title } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { writePaces } from '@tri/api-contract'
import { type ExperienceLevel, type Paces, SPORTS, type Sport } from '@tri/plan-engine'
import { memo } from 'react'
import { useUpdatePreferences } from '../../../data/user.js'
import { capitalised } from '../../../lib/measures/format.js'
import { PaceSlider } from '../../../ui/pace-slider.js'
import pill from '../../../ui/pill.module.css'
import classes from './pace-card.module.css'

type Props = {
  paces: Paces
  easyPaces: Paces
  level: ExperienceLevel
  /** What to check about the paces; undefined when they are plausible. */
  hint: string | undefined
  /** Only a signed-in user has defaults to save. */
  isSignedIn: boolean
  onChange: (sport: Sport, value: number) => void
}

/** How fast the athlete is today, and the level that follows from it. */
export const PaceCard = memo(function PaceCard({ paces, easyPaces, level, hint, isSignedIn, onChange }: Props) {
  return (
    <Card component="section" className={classes.card}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3">
          Current Pace
        </Title>
        <span className={pill.pill} aria-live="polite">
          Experience Level: {capitalised(level)}
        </span>
      </Group>
      <Text c="dimmed" size="xs">
        What you could hold in this race if it were today. Easy training follows.
      </Text>
      {SPORTS.map((sport) => (
        <PaceSlider key={sport} sport={sport} value={paces[sport]} easy={easyPaces[sport]} onChange={onChange} />
      ))}
      <div role="status" className={classes.hints}>
        {hint && (
          <p className={classes.hint}>
            <IconInfoCircle size={18} aria-hidden /> <span>{hint}</span>
          </p>
        )}
      </div>
      {isSignedIn && <SaveDefaults paces={paces} level={level} />}
    </Card>
  )
})

function SaveDefaults({ paces, level }: Pick<Props, 'paces' | 'level'>) {
  const { mutate, isPending } = useUpdatePreferences()
  const save = () => {
    const { swim, bike, run } = writePaces(paces)
    mutate({ defaultSwimPace: swim, defaultBikePace: bike, defaultRunPace: run, experienceLevel: level })
  }
  return (
    <Button variant="default" size="sm" className={classes.save} disabled={isPending} onClick={save}>
      {isPending ? 'Saving...' : 'Save as Default Paces'}
    </Button>
  )
}
