import { profileOf } from './profile.js'
import { between, randomFrom } from './random.js'
import { multisport, poolSwim, ride, run, type Session } from './sessions.js'
import { endOf, type Summary } from './summary.js'

const DAY = 86_400

/** A window of time, UTC in seconds; `to` is not in it. */
export type Window = { from: number; to: number }

export type Diary = { userId: string; window: Window; offset: (day: number) => number }

/** What an athlete did in a window, oldest first: always the same for the same athlete and day. */
export function activitiesIn({ userId, window, offset }: Diary): Summary[] {
  const days: number[] = []
  // A day begins up to 14 hours before and 12 after UTC's.
  for (let day = Math.floor(window.from / DAY) - 1; day <= Math.floor(window.to / DAY) + 1; day += 1) days.push(day)
  return days
    .flatMap((day) => activitiesOn(userId, day, offset(day)))
    .filter(({ startTimeInSeconds: start }) => start >= window.from && start < window.to)
}

/** The activities that ended in a window. */
export const endedIn = ({ userId, window, offset }: Diary): Summary[] =>
  activitiesIn({ userId, window: { from: window.from - DAY, to: window.to }, offset }).filter((activity) => {
    const end = endOf(activity)
    return end > window.from && end <= window.to
  })

/** One day of an athlete's usual week; `day` counts from 1970-01-01. */
function activitiesOn(userId: string, day: number, offset: number): Summary[] {
  const random = randomFrom(`${userId} ${day}`)
  const weekday = (day + 4) % 7
  const isWeekend = weekday === 0 || weekday === 6
  // Life gets in the way now and then.
  if (random() < 0.12) return []
  const clock = Math.round(between(random, isWeekend ? 8 : 6, isWeekend ? 9.5 : 7) * 60) * 60
  const session: Session = {
    userId,
    key: String(day),
    start: day * DAY + clock - offset,
    offset,
    minutes: 0,
    effort: between(random, 0.97, 1.05),
    profile: profileOf(userId),
    random,
  }
  return usual(weekday, Math.floor((day + 4) / 7), session)
}

function usual(weekday: number, week: number, session: Session): Summary[] {
  const { random } = session
  const lasting = (least: number, most: number) => ({ ...session, minutes: Math.round(between(random, least, most)) })
  switch (weekday) {
    case 0:
      return [run({ ...lasting(65, 95), effort: 0.96 }, 'RUNNING', 'Long Run')]
    case 2:
      return [
        random() < 0.25
          ? run({ ...lasting(35, 50), effort: 1.1 }, 'TREADMILL_RUNNING', 'Treadmill Intervals')
          : run({ ...lasting(35, 50), effort: 1.1 }, 'RUNNING', 'Tempo Run'),
      ]
    case 3:
      return [poolSwim(lasting(35, 50))]
    case 4:
      return [
        random() < 0.4
          ? ride({ ...lasting(45, 70), effort: 1.06 }, 'VIRTUAL_RIDE', 'Indoor Ride')
          : ride(lasting(55, 80), 'ROAD_BIKING', 'Morning Ride'),
      ]
    case 5:
      return [poolSwim(lasting(30, 45)), ...(random() < 0.4 ? [eveningRun(lasting(25, 35))] : [])]
    case 6:
      return week % 4 === 0 ? multisport(lasting(95, 140)) : [ride(lasting(110, 170), 'ROAD_BIKING', 'Long Ride')]
    default:
      return []
  }
}

const eveningRun = (session: Session): Summary =>
  run({ ...session, key: `${session.key} evening`, start: session.start + 11 * 3600 }, 'RUNNING', 'Evening Run')
