import type { Fitness } from '@tri/plan-engine'
import { PastTrainingPage } from '../features/past-training/past-training-page.js'
import { initialDraft } from '../features/plan-setup/form/draft.js'
import { latelyOf } from '../features/plan-setup/form/lately.js'
import { readStoredSetup, storeDraft } from '../features/plan-setup/form/stored-draft.js'
import { today } from '../lib/dates/today.js'
import { useAuth } from '../session/auth-context.js'

/** Past training, and the form that takes over what it says of the last weeks. */
export function PastTrainingRoute() {
  const { user } = useAuth()
  const takeFitness = async (fitness: Fitness) => {
    const { draft } = await readStoredSetup(today())
    storeDraft({ ...(draft ?? initialDraft(user)), lately: latelyOf(fitness) })
  }
  return <PastTrainingPage onTakeFitness={takeFitness} />
}
