import { Button, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Pool } from '@tri/plan-files/fit'
import { useState } from 'react'
import classes from './more-files.module.css'
import { POOLS, poolNamed } from './pools.js'

type Props = { isMaking: boolean; onWish: (pool: Pool) => void }

/** A .fit workout for each session, in one file; swims are measured in the athlete's pool. */
export function WatchFiles({ isMaking, onWish }: Props) {
  const [name, setName] = useState<string>(POOLS[0].name)
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
          onClick={() => onWish(poolNamed(name))}
        >
          Watch workouts
        </Button>
      </div>
    </>
  )
}
