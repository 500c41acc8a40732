import { IconInfoCircle } from '@tabler/icons-react'
import { type ExperienceLevel, type IsoDay, type Paces, SPORTS, type Sport } from '@tri/plan-engine'
import { memo, Suspense, useState } from 'react'
import { capitalised } from '../../../lib/measures/format.js'
import card from '../../../ui/card.module.css'
import { PlainButton } from '../../../ui/controls/plain-button.js'
import { PaceSlider } from '../../../ui/pace-slider.js'
import pill from '../../../ui/pill.module.css'
import row from '../../../ui/row.module.css'
import skeleton from '../../../ui/skeleton.module.css'
import { lazyThemed } from '../../../ui/theme/themed-part.js'
import title from '../../../ui/title.module.css'
import type { DraftErrors } from '../form/draft-errors.js'
import type { TypedLately } from '../form/draft-plan.js'
import classes from './pace-card.module.css'

const SaveDefaults = lazyThemed(async () => (await import('./save-defaults.js')).SaveDefaults)
const LatelyFields = lazyThemed(async () => (await import('./lately-fields.js')).LatelyFields)

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
    <section className={`${card.card} ${classes.card}`}>
      <div className={`${row.apart} ${classes.head}`}>
        <h2 className={title.card}>Current Pace</h2>
        <span className={pill.pill} aria-live="polite">
          Experience Level: {capitalised(level)}
        </span>
      </div>
      <div className={classes.intro}>
        <p>What you could hold in this race if it were today. Easy training follows.</p>
        {!lately && (
          <PlainButton className={classes.ask} onClick={ask}>
            Add what you train now
          </PlainButton>
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
        <Suspense fallback={<div className={`${skeleton.skeleton} ${classes.told}`} />}>
          <LatelyFields {...{ lately, today, errors, isSignedIn, isAsked }} onChange={onLately} />
        </Suspense>
      )}
      {isSignedIn && (
        <Suspense fallback={<div className={`${skeleton.skeleton} ${classes.defaults}`} />}>
          <SaveDefaults paces={paces} level={level} />
        </Suspense>
      )}
    </section>
  )
})
