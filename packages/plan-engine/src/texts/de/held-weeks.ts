import type { WeekLimit } from '../../adapt/codes.js'

/** Why a week holds no more, with its number and the minutes in words. */
export const HELD_WEEKS: Record<WeekLimit | 'growth', (week: number, most: string) => string> = {
  growth: (week, most) =>
    `Woche ${week} wächst höchstens um 10 % gegenüber dem, was du zuletzt getan hast: auf ${most}.`,
  recovery: (week, most) =>
    `Woche ${week} ist zum Erholen da: Nach dem, was du zuletzt getan hast, hat sie höchstens ${most}.`,
  taper: (week, most) =>
    `Woche ${week} gehört zum Tapering: Nach dem, was du zuletzt getan hast, hat sie höchstens ${most}.`,
  return: (week, most) => `Woche ${week} führt in Stufen zurück ins Training: Sie hat höchstens ${most}.`,
  fitness: (week, most) =>
    `Woche ${week} hat höchstens ${most}, damit die Belastung nicht schneller steigt, als du sie verträgst.`,
}
