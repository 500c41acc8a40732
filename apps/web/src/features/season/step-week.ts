/** Where a key leads from a week; undefined for keys that lead nowhere. */
export function stepWeek(key: string, week: number, weeks: number): number | undefined {
  const target = targetOf(key, week, weeks)
  return target === undefined ? undefined : Math.min(weeks, Math.max(1, target))
}

function targetOf(key: string, week: number, weeks: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return week - 1
    case 'ArrowRight':
    case 'ArrowDown':
      return week + 1
    case 'PageUp':
      return week - 4
    case 'PageDown':
      return week + 4
    case 'Home':
      return 1
    case 'End':
      return weeks
    default:
      return undefined
  }
}
