import { type Preferences, preferences, type User, writePaces } from '@tri/api-contract'
import {
  experienceLevel,
  INITIAL_PACES,
  type Paces,
  parseMph,
  parsePace,
  SPORTS,
  USER_DEFAULT_SCHEDULE,
  type WeeklySchedule,
} from '@tri/plan-engine'

/** What the athlete may change on the settings page. */
export type SettingsDraft = { paces: Paces; schedule: WeeklySchedule }

/** A user's settings as they are saved; what was never saved starts with the product's own values. */
export const settingsOf = (user: User): SettingsDraft => ({
  paces: {
    swim: parsePace(user.defaultSwimPace ?? '') ?? INITIAL_PACES.swim,
    bike: parseMph(user.defaultBikePace ?? '') ?? INITIAL_PACES.bike,
    run: parsePace(user.defaultRunPace ?? '') ?? INITIAL_PACES.run,
  },
  schedule: user.defaultWeeklySchedule ?? USER_DEFAULT_SCHEDULE,
})

/** True when saving would change something. */
export function isChanged(draft: SettingsDraft, saved: SettingsDraft): boolean {
  return (
    SPORTS.some((sport) => draft.paces[sport] !== saved.paces[sport]) ||
    draft.schedule.some((day, index) => {
      const before = saved.schedule[index]
      return day.available !== before?.available || day.hours !== before.hours || day.isEndurance !== before.isEndurance
    })
  )
}

/** `suggested` while the athlete has never saved a week: what is shown is the product's, not theirs. */
export function saveState(draft: SettingsDraft, user: User): 'suggested' | 'unsaved' | 'saved' {
  if (isChanged(draft, settingsOf(user))) return 'unsaved'
  return user.defaultWeeklySchedule ? 'saved' : 'suggested'
}

/** The settings as they are sent, the level that follows from the paces included. */
export function toPreferences({ paces, schedule }: SettingsDraft): Preferences {
  const { swim, bike, run } = writePaces(paces)
  return {
    defaultSwimPace: swim,
    defaultBikePace: bike,
    defaultRunPace: run,
    experienceLevel: experienceLevel(paces),
    defaultWeeklySchedule: [...schedule],
  }
}

/** What is wrong with a day's hours, in the contract's words, by weekday; empty when all can be saved. */
export function scheduleErrors(draft: SettingsDraft): Readonly<Record<number, string>> {
  const { error } = preferences.safeParse(toPreferences(draft))
  return Object.fromEntries(
    (error?.issues ?? []).flatMap(({ path: [field, day], message }) =>
      field === 'defaultWeeklySchedule' && typeof day === 'number' ? [[day, message]] : [],
    ),
  )
}
