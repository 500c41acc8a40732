import type { TrainingPlan } from '@tri/api-contract'
import { useState } from 'react'
import { useSharePlan, useUnsharePlan } from '../../data/plans/sharing.js'
import { showToast } from '../../http/toasts.js'
import { TOASTS } from '../../lib/texts/messages.js'
import { shareLink } from './share-link.js'

/** What is shared of the plan on screen: a link once it was made, or that the plan has to be saved before. */
export type Sharing = { state: 'shared'; link: string } | { state: 'not saved' }

/** Makes the link of a saved plan, hands it to the device or the clipboard, and ends it again. */
export function useShare(saved: TrainingPlan | undefined) {
  const [sharing, setSharing] = useState<Sharing>()
  const share = useSharePlan()
  const unshare = useUnsharePlan()
  const send = async () => {
    if (share.isPending) return
    if (!saved) return setSharing({ state: 'not saved' })
    const made = await share.mutateAsync(saved.id).catch(() => undefined)
    if (!made) return
    const link = `${window.location.origin}${made.path}`
    setSharing({ state: 'shared', link })
    if ((await shareLink({ title: saved.name, url: link })) === 'copied') await showToast(TOASTS.linkCopied)
  }
  const end = () => saved && unshare.mutate(saved.id, { onSuccess: () => setSharing(undefined) })
  return { sharing, isPending: share.isPending || unshare.isPending, send, end }
}
