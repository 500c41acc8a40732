import { Button, Card } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { counted } from '../../../lib/measures/format.js'
import classes from '../past-training.module.css'
import { countText } from '../past-words.js'
import type { Outcome } from './use-taking.js'

type Props = { outcome: Outcome; isSignedIn: boolean; onMore: () => void }

/** What was taken over, and where it is seen. */
export function OutcomeCard({ outcome, isSignedIn, onMore }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Card component="section" aria-labelledby="taken" className={classes.found}>
      <h2 id="taken" ref={title} tabIndex={-1} className={classes.head}>
        Done
      </h2>
      <ul className={classes.remarks}>
        {outcomeLines(outcome).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        {outcome.fitness && (
          <Button component={Link} to={isSignedIn ? '/?new' : '/'} size="md" mih={44}>
            To the plan form
          </Button>
        )}
        {isSignedIn && outcome.thresholds > 0 && (
          <Button component={Link} to="/settings" size="md" mih={44} variant="default">
            See your thresholds
          </Button>
        )}
        <Button size="md" mih={44} variant="default" onClick={onMore}>
          Read more files
        </Button>
      </div>
    </Card>
  )
}

/** What came of it, part by part. */
const outcomeLines = ({ kept, thresholds, fitness }: Outcome): string[] => [
  ...(kept
    ? [`${countText(kept.added)} kept.${kept.known > 0 ? ` ${countText(kept.known)} were there already.` : ''}`]
    : []),
  ...(thresholds > 0 ? [`${counted(thresholds, 'threshold')} added: your targets follow.`] : []),
  ...(fitness ? ['What you train now stands in the form for your next plan.'] : []),
]
