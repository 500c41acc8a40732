/** What a day's button says, from its completed and planned workouts: `"1/2"`, or `"Rest"` when none is planned. */
export function dayState({ completed, total }: { completed: number; total: number }): {
  shown: string
  spoken: string
  isDone: boolean
} {
  if (total === 0) return { shown: 'Rest', spoken: 'rest', isDone: false }
  return { shown: `${completed}/${total}`, spoken: `${completed} of ${total} done`, isDone: completed === total }
}
