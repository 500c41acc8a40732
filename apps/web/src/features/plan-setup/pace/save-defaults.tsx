import { Button } from '@mantine/core'
import { writePaces } from '@tri/api-contract'
import type { ExperienceLevel, Paces } from '@tri/plan-engine'
import { useUpdatePreferences } from '../../../data/account/account.js'
import classes from './pace-card.module.css'

/** Makes the paces of this form the account's. */
export function SaveDefaults({ paces, level }: { paces: Paces; level: ExperienceLevel }) {
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
