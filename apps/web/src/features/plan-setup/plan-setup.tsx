import type { NewPlan, TrainingPlan } from '@tri/api-contract'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { today } from '../../lib/dates/today.js'
import { useToday } from '../../lib/dates/use-today.js'
import type { ShownPlan, ShownSeason, ShownWhatIf } from '../../lib/shown-plan.js'
import { useAuth } from '../../session/auth-context.js'
import container from '../../ui/container.module.css'
import { Button } from '../../ui/controls/button.js'
import page from '../../ui/page.module.css'
import row from '../../ui/row.module.css'
import skeleton from '../../ui/skeleton.module.css'
import { lazyThemed } from '../../ui/theme/themed-part.js'
import title from '../../ui/title.module.css'
import type { DraftPlan } from './form/draft-plan.js'
import { hasStoredSetup, readStoredSetup, type StoredSetup } from './form/stored-draft.js'
import { useDraft } from './form/use-draft.js'
import classes from './plan-setup.module.css'
import { useGenerated } from './preview/use-generated.js'
import { CompareDraft } from './sample/compare-draft.js'
import { OverviewCheck } from './sample/overview-check.js'
import { Tips } from './sample/tips.js'
import { isSampleThere, loadSample, useSample } from './sample/use-sample.js'
import { SetupForm } from './setup-form.js'

const loadPreview = () => import('./preview/plan-preview.js')
const FilledFrom = lazy(async () => ({ default: (await import('./filled-from.js')).FilledFrom }))
const PlanPreview = lazyThemed(async () => (await loadPreview()).PlanPreview)

type Props = {
  /** Given the saved plan. */
  onCreated: (plan: TrainingPlan) => void
  /** The generated season at a glance. */
  renderSeason: (shown: ShownSeason) => ReactNode
  /** Two set-ups side by side. */
  renderWhatIf: (shown: ShownWhatIf) => ReactNode
  /** What stands below the generated plan. */
  renderBelow: (shown: ShownPlan) => ReactNode
}

/** From a race, a level and a week to a plan: the form, and for a visitor the plan to look at before it is saved. */
export function PlanSetup(props: Props) {
  const kept = useKept()
  const isKnown = useIsKnown()
  return kept && isKnown && <KeptSetup kept={kept} {...props} />
}

/** Whose paces and days the form begins with has been found out; who signs in later finds the form as it stands. */
function useIsKnown(): boolean {
  const { isLoading } = useAuth()
  const [isKnown, setKnown] = useState(!isLoading)
  if (!isLoading && !isKnown) setKnown(true)
  return isKnown
}

/**
 * What an earlier visit left; undefined while that is being read, and what makes the sample week is loaded. A first visit, whose
 * sample week was drawn with the page, need not wait for either.
 */
function useKept(): StoredSetup | undefined {
  const [kept, setKept] = useState<StoredSetup | undefined>(() =>
    hasStoredSetup() || !isSampleThere() ? undefined : {},
  )
  useEffect(() => {
    if (kept) return
    // Without it, the form says so itself.
    const sample = loadSample().catch(() => undefined)
    Promise.all([readStoredSetup(today()), sample]).then(
      ([read]) => setKept(read),
      (error) => setKept(() => raise(error)),
    )
  }, [kept])
  return kept
}

/** Thrown while drawing, so that the page says what is wrong. */
function raise(error: unknown): never {
  throw error
}

function KeptSetup({ kept, onCreated, renderSeason, renderWhatIf, renderBelow }: Props & { kept: StoredSetup }) {
  const { user } = useAuth()
  const day = useToday()
  const { draft, isTouched, change, forget } = useDraft(user, { kept: kept.draft, today: day })
  const sample = useSample(draft, { today: day, isTouched: isTouched || Boolean(user) })
  const finish = (plan: TrainingPlan) => {
    forget()
    generated.forget()
    onCreated(plan)
  }
  const generated = useGenerated({ kept: kept.generated, isSignedIn: Boolean(user), onCreated: finish })

  if (generated.shown)
    return (
      <Suspense fallback={null}>
        <PlanPreview
          payload={generated.shown}
          onSaved={finish}
          onBack={generated.hide}
          onReplace={generated.replace}
          renderSeason={renderSeason}
          renderBelow={renderBelow}
        />
      </Suspense>
    )
  return (
    <div className={`${container.container} ${page.page} ${classes.page}`} onFocusCapture={prepare}>
      <Intro isBack={generated.isBack} />
      {generated.payload && <KeptPlan payload={generated.payload} onShow={generated.show} />}
      <Origin draft={draft} onForget={forget} />
      <SetupForm
        draft={draft}
        today={day}
        user={user}
        isPending={generated.isPending}
        sample={sample}
        check={<OverviewCheck draft={draft} today={day} />}
        onChange={change}
        onGenerate={generated.generate}
      />
      <Tips />
      <CompareDraft draft={draft} today={day} onChange={change} renderWhatIf={renderWhatIf} />
    </div>
  )
}

const Intro = ({ isBack }: { isBack: boolean }) => (
  <header className={classes.intro}>
    <h1 tabIndex={-1} ref={isBack ? focus : null} className={`${title.page} ${classes.title}`}>
      Your race, your week, your plan.
    </h1>
    <p>
      Never an hour you do not have, and a reason for every session. <span>No account needed to see it.</span>
    </p>
  </header>
)

/** Which plan the form was filled in from, where it was. */
const Origin = ({ draft, onForget }: { draft: DraftPlan; onForget: () => void }) =>
  draft.from && (
    <Suspense fallback={<div className={`${skeleton.skeleton} ${classes.coming}`} />}>
      <FilledFrom from={draft.from} draft={draft} onForget={onForget} />
    </Suspense>
  )

function KeptPlan({ payload, onShow }: { payload: NewPlan; onShow: () => void }) {
  return (
    <p className={`${row.apart} ${classes.kept}`}>
      <span>
        You have generated <b>{payload.name}</b>. It is kept in this browser until you save it.
      </span>
      <Button variant="default" className={classes.button} onClick={onShow}>
        Show the plan
      </Button>
    </p>
  )
}

/** The preview is gone: who was in it goes on reading here. */
const focus = (title: HTMLHeadingElement | null) => title?.focus()

/** Fetched while the form is filled in, so that neither the next sample week nor the preview is waited for; a failure shows there. */
const prepare = () => {
  Promise.all([loadSample(), loadPreview()]).catch(() => undefined)
}
