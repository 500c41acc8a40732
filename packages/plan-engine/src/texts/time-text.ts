/** Seconds as `"8 min"`, `"2:30 min"` or `"90 s"`. */
export function timeText(seconds: number): string {
  if (seconds % 60 === 0 && seconds !== 60) return `${seconds / 60} min`
  if (seconds < 120) return seconds === 60 ? '1 min' : `${seconds} s`
  const rest = seconds % 60
  return `${(seconds - rest) / 60}:${rest < 10 ? '0' : ''}${rest} min`
}
