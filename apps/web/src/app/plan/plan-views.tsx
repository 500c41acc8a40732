import { Box } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { DayExtras, DayInbox } from '../../features/activities/extras/day-activities.js'
import { ExtraSession } from '../../features/activities/extras/extra-session.js'
import { onDay } from '../../features/activities/extras/extra-text.js'
import { toLink } from '../../features/activities/extras/link-targets.js'
import { AnotherRaceButton } from '../../features/plan-setup/another-race-button.js'
import { ProposalCard } from '../../features/proposals/proposal-card.js'
import { ChangePlanButton } from '../../features/season/change-plan/change-plan-button.js'
import { RaceCountdown } from '../../features/season/forecast/race-countdown.js'
import { SlimSeason } from '../../features/season/strip/slim-season.js'
import { DailyView } from '../../features/training/daily/daily-view.js'
import { PinnedSession } from '../../features/training/daily/pinned-session.js'
import { WeeklyPlanner } from '../../features/training/weekly/weekly-planner.js'
import { AfterMount } from '../shell/after-mount.js'
import { preloadable } from '../shell/preloadable.js'
import { RACE_PATH } from './paths.js'
import { type PlanView, viewAt } from './plan-address.js'
import type { PlanViewProps } from './plan-view-props.js'

const ProgressView = preloadable(async () => (await import('./progress-view.js')).ProgressView)
const RaceView = preloadable(async () => (await import('./race-view.js')).RaceView)
const HomeSections = lazy(async () => ({ default: (await import('./home-sections.js')).HomeSections }))

/** Loads what the view of an address is drawn with. */
export async function preloadView(pathname: string): Promise<void> {
  const view = viewAt(pathname, new URLSearchParams())
  if (view === 'progress') await ProgressView.preload()
  if (view === 'race') await RaceView.preload()
}

const VIEWS: Record<PlanView, (props: PlanViewProps) => ReactNode> = {
  daily: (shown) => <Daily {...shown} />,
  weekly: (shown) => <Weekly {...shown} />,
  progress: (shown) => <ProgressView {...shown} />,
  race: (shown) => <RaceView {...shown} />,
}

/** The view of a plan that its address asks for. */
export const PlanViews = (shown: PlanViewProps) => VIEWS[shown.address.view](shown)

const Daily = (shown: PlanViewProps) => {
  const { plan, workouts, trained, extras, unlinked, today, address, proposal, daysOff, onCreated } = shown
  const onThisDay = onDay(plan, extras, address.day)
  const waiting = toLink(plan.id, unlinked, address.day === today ? undefined : address.day)
  return (
    <>
      <DailyView
        {...{ plan, workouts, trained, today, daysOff }}
        extras={onThisDay.length > 0 && <DayExtras {...{ plan, workouts }} extras={onThisDay} />}
        inbox={<DayInbox {...{ plan, workouts }} activities={waiting} />}
        proposal={
          address.day === today && (
            <ProposalCard
              {...{ plan, today, proposal }}
              withHours={(schedule) => (
                <ChangePlanButton
                  {...{ plan, today, onCreated }}
                  anotherRace={<AnotherRaceButton {...{ plan, today }} />}
                  start={{ schedule }}
                  icon={<IconClock size={18} aria-hidden />}
                >
                  See a plan with these hours
                </ChangePlanButton>
              )}
            />
          )
        }
        selectedDay={address.day}
        onSelectDay={address.showDay}
        onStep={address.stepDays}
        race={<RaceCountdown plan={plan} today={today} to={RACE_PATH} />}
      />
      <Below {...shown} />
      <PinnedSession {...{ plan, workouts }} selectedDay={address.day} />
    </>
  )
}

const Weekly = (shown: PlanViewProps) => {
  const { plan, workouts, trained, extras, today, address, daysOff } = shown
  const { week, showWeek, stepWeeks } = address
  return (
    <>
      <WeeklyPlanner
        {...{ plan, workouts, trained, today, week, daysOff }}
        extrasOf={(date) =>
          onDay(plan, extras, date).map(({ activity }) => (
            <ExtraSession key={activity.id} activity={activity} isSmall />
          ))
        }
        onStep={stepWeeks}
        season={<SlimSeason {...{ plan, today, week }} workouts={trained} onWeek={showWeek} />}
      />
      <Below {...shown} />
    </>
  )
}

const Below = ({ plan, stored, trained, address }: PlanViewProps) => (
  <AfterMount>
    <Suspense fallback={null}>
      <Box mt="sm">
        <HomeSections
          plan={plan}
          workouts={stored}
          trained={trained}
          afterRace={plan.afterRace}
          week={address.week}
          saved={plan}
        />
      </Box>
    </Suspense>
  </AfterMount>
)
