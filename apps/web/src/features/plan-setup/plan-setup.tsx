import { Button, Container, Text, Title } from '@mantine/core'
import type { NewPlan, TrainingPlan } from '@tri/api-contract'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { today } from '../../lib/dates/today.js'
import { useToday } from '../../lib/dates/use-today.js'
import type { ShownPlan, ShownSeason, ShownWhatIf } from '../../lib/shown-plan.js'
import { useAuth } from '../../session/auth-context.js'
import page from '../../ui/page.module.css'
import row from '../../ui/row.module.css'
import { hasStoredSetup, readStoredSetup, type StoredSetup } from './form/stored-draft.js'
import { useDraft } from './form/use-draft.js'
import classes from './plan-setup.module.css'
import { useGenerated } from './preview/use-generated.js'
import { CompareDraft } from './sample/compare-draft.js'
import { OverviewCheck } from './sample/overview-check.js'
import { SamplePreview } from './sample/sample-preview.js'
import { SetupForm } from './setup-form.js'

const loadPreview = () => import('./preview/plan-preview.js')
const PlanPreview = lazy(async () => ({ default: (await loadPreview()).PlanPreview }))

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
  return kept && <KeptSetup kept={kept} {...props} />
}

/** What an earlier visit left; undefined while that is being read, which a first visit need not wait for. */
function useKept(): StoredSetup | undefined {
  const [kept, setKept] = useState<StoredSetup | undefined>(() => (hasStoredSetup() ? undefined : {}))
  useEffect(() => {
    if (kept) return
    readStoredSetup(today()).then(setKept, (error) => setKept(() => raise(error)))
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
  const { draft, change, forget } = useDraft(user, { kept: kept.draft, today: day })
  const finish = (plan: TrainingPlan) => {
    forget()
    generated.forget()
    onCreated(plan)
  }
  const generated = useGenerated({ kept: kept.generated, isSignedIn: Boolean(user), onCreated: finish })
  const [isNear, setNear] = useState(false)
  const comeNear = useCallback(() => setNear(true), [])

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
    <Container size={1200} className={page.page} onFocusCapture={prepare}>
      <header>
        <Title
          order={1}
          textWrap="balance"
          tabIndex={-1}
          ref={generated.isBack ? focus : null}
          className={classes.title}
        >
          Your race, your week, your plan.
        </Title>
        <Text c="dimmed" mt={8} maw={640}>
          A triathlon plan that never asks for an hour you do not have and tells you why every session is there. No
          account needed to see it.
        </Text>
      </header>
      {generated.payload && <KeptPlan payload={generated.payload} onShow={generated.show} />}
      <SetupForm
        draft={draft}
        today={day}
        user={user}
        isPending={generated.isPending}
        check={<OverviewCheck draft={draft} today={day} isNear={isNear} />}
        onChange={change}
        onGenerate={generated.generate}
      />
      <CompareDraft draft={draft} today={day} onChange={change} renderWhatIf={renderWhatIf} />
      <SamplePreview draft={draft} today={day} isNear={isNear} onNear={comeNear} />
    </Container>
  )
}

function KeptPlan({ payload, onShow }: { payload: NewPlan; onShow: () => void }) {
  return (
    <p className={`${row.apart} ${classes.kept}`}>
      <span>
        You have generated <b>{payload.name}</b>. It is kept in this browser until you save it.
      </span>
      <Button variant="default" mih={44} onClick={onShow}>
        Show the plan
      </Button>
    </p>
  )
}

/** The preview is gone: who was in it goes on reading here. */
const focus = (title: HTMLHeadingElement | null) => title?.focus()

/** Fetches the preview while the form is filled in, so that generating does not wait for it; a failure shows there. */
const prepare = () => {
  loadPreview().catch(() => undefined)
}
