import { Button, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type Pool, poolOf } from '@tri/plan-files/units'
import { useState } from 'react'
import { measuredPool, nameOfPool, POOLS } from '../../lib/measures/pools.js'
import { useUnits } from '../../ui/use-units.js'
import classes from './more-files.module.css'

type Props = { isMaking: boolean; onWish: (pool: Pool) => void }

/** A .fit workout for each session, in one file; swims are measured in the athlete's pool. */
export function WatchFiles({ isMaking, onWish }: Props) {
  const own = nameOfPool(poolOf(useUnits()))
  const [name, setName] = useState(own)
  return (
    <>
      <p className={classes.words}>
        A .fit workout for each swim, ride and run, with repeats, rests and paces, in one .zip. Your pool:
      </p>
      <div className={classes.fields}>
        <SegmentedControl
          aria-label="Your pool"
          value={name}
          onChange={setName}
          data={POOLS.map((pool) => pool.name)}
          classNames={{ label: classes.choice ?? '' }}
        />
        <Button
          variant="default"
          mih={44}
          aria-disabled={isMaking}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => onWish(measuredPool(name))}
        >
          Watch workouts
        </Button>
      </div>
    </>
  )
}
