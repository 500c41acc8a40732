import type { NewPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { forget, readStored, store } from '../../../lib/browser/storage.js'
import { filledIn } from './draft.js'
import type { TypedDraft } from './draft-plan.js'

const DRAFT_KEY = 'triplan.draft'
const GENERATED_KEY = 'triplan.generated'

/** What an earlier visit left in this browser. */
export type StoredSetup = { draft?: TypedDraft | undefined; generated?: NewPlan | undefined }

/** True when there is something to read, sound or not. */
export const hasStoredSetup = (): boolean => [DRAFT_KEY, GENERATED_KEY].some((key) => readStored(key) !== undefined)

/** What was kept, as far as it can still be read. Its guards are loaded only now: a first visit has nothing to guard. */
export async function readStoredSetup(today: IsoDay): Promise<StoredSetup> {
  const { validDraft, startingOn } = await import('./read-stored.js')
  return { draft: validDraft(readStored(DRAFT_KEY)), generated: startingOn(readStored(GENERATED_KEY), today) }
}

/** What the plan would be called that stands unsaved in the form; undefined where none does. */
export async function unsavedName(today: IsoDay): Promise<string | undefined> {
  const { draft, generated } = await readStoredSetup(today)
  return generated?.name ?? (draft && filledIn(draft, today).name)
}

export const storeDraft = (draft: TypedDraft): void => store(DRAFT_KEY, draft)

export const forgetDraft = (): void => forget(DRAFT_KEY)

export const storeGenerated = (payload: NewPlan): void => store(GENERATED_KEY, payload)

export const forgetGenerated = (): void => forget(GENERATED_KEY)
