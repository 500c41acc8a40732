import type { TimeOffReason } from '@tri/plan-engine/adapt'

const NAMES: Record<TimeOffReason, string> = {
  holiday: 'Holiday',
  travel: 'Travel',
  busy: 'Busy',
  ill: 'Ill',
  'ill-fever': 'Ill',
  injury: 'Injury',
}

/** What a stretch of time off is called: `"Holiday"`. */
export const timeOffName = (reason: TimeOffReason): string => NAMES[reason]
