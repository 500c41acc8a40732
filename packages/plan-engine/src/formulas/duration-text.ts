/** Minutes as `"2 h 15"`, `"3 h"` or `"45 min"`. */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  const hours = (minutes - rest) / 60
  return rest === 0 ? `${hours} h` : `${hours} h ${rest < 10 ? '0' : ''}${rest}`
}
