/** Minutes as `"2 h 15"`, `"3 h"` or `"45 min"`. */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  const hours = (minutes - rest) / 60
  return rest === 0 ? `${hours} h` : `${hours} h ${rest < 10 ? '0' : ''}${rest}`
}

/** Minutes as they are read at a glance, in whole ones: `45 min`, `95 min`, `2 h 15`. */
export function glanceText(minutes: number): string {
  const whole = Math.round(minutes)
  return whole < 100 ? `${whole} min` : durationText(whole)
}
