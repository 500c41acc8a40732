import { Card, Group, Skeleton, Text, Title, UnstyledButton } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { type ExperienceLevel, type IsoDay, type Paces, SPORTS, type Sport } from '@tri/plan-engine'
import { lazy, memo, Suspense, useState } from 'react'
import { capitalised } from '../../../lib/measures/format.js'
import { PaceSlider } from '../../../ui/pace-slider.js'
import pill from '../../../ui/pill.module.css'
import type { DraftErrors } from '../form/draft-errors.js'
import type { TypedLately } from '../form/draft-plan.js'
import classes from './pace-card.module.css'

const SaveDefaults = lazy(async () => ({ default: (await import('./save-defaults.js')).SaveDefaults }))
const LatelyFields = lazy(async () => ({ default: (await import('./lately-fields.js')).LatelyFields }))

const NOTHING: TypedLately = { week: '', swim: '', bike: '', run: '' }

type Props = {
  paces: Paces
  easyPaces: Paces
  level: ExperienceLevel
  /** What to check about the paces; undefined when they are plausible. */
  hint: string | undefined
  /** Only a signed-in user has defaults to save. */
  isSignedIn: boolean
  /** What the athlete trains now, as far as they tell of it. */
  lately: TypedLately | undefined
  today: IsoDay
  errors: DraftErrors
  onChange: (sport: Sport, value: number) => void
  onLately: (lately: TypedLately | undefined) => void
}

/** How fast the athlete is today, and the level that follows from it; how much they train, where they want to tell. */
export const PaceCard = memo(function PaceCard(props: Props) {
  const { paces, easyPaces, level, hint, isSignedIn, lately, today, errors, onChange, onLately } = props
  const [isAsked, setAsked] = useState(false)
  const ask = () => {
    setAsked(true)
    onLately(NOTHING)
  }
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
      <div className={classes.intro}>
        <Text c="dimmed" size="xs">
          What you could hold in this race if it were today. Easy training follows.
        </Text>
        {!lately && (
          <UnstyledButton className={classes.ask} onClick={ask}>
            Add what you train now
          </UnstyledButton>
        )}
      </div>
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
      {lately && (
        <Suspense fallback={<Skeleton h={160} />}>
          <LatelyFields {...{ lately, today, errors, isSignedIn, isAsked }} onChange={onLately} />
        </Suspense>
      )}
      {isSignedIn && (
        <Suspense fallback={<Skeleton h={36} w={176} />}>
          <SaveDefaults paces={paces} level={level} />
        </Suspense>
      )}
    </Card>
  )
})
