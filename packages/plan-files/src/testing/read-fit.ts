import decoder from 'fit-decoder'

/** The fields of a step by the names of Garmin's profile; those that the decoder has no name for, by number. */
export type ReadStep = Record<string, string | number | Date>

/** A FIT workout file as a decoder reads it that shares no code with the encoder. */
export function readFitWorkout(bytes: Uint8Array): {
  fileId: ReadStep
  workout: ReadStep
  steps: readonly ReadStep[]
} {
  const { records } = decoder.parseRecords(decoder.fit2json(new Uint8Array(bytes).buffer))
  const [fileId, workout, ...steps] = records
  if (fileId?.type !== 'file_id' || workout?.type !== 'workout') throw new Error('Not a workout file')
  if (steps.some(({ type }) => type !== 'workout_step')) throw new Error('Not only steps')
  return {
    fileId: withText(fileId.data),
    workout: withText(workout.data),
    steps: steps.map(({ data }) => withText(data)),
  }
}

/** The steps in the order they are done: repeat steps carried out, by the rules of the format. */
export function carriedOut(steps: readonly ReadStep[]): readonly ReadStep[] {
  const done: ReadStep[] = []
  steps.forEach((step, index) => {
    if (step.duration_type !== 6) {
      done.push(step)
      return
    }
    const block = steps.slice(Number(step.duration_value), index)
    for (let again = 1; again < Number(step.target_value); again++) done.push(...block)
  })
  return done
}

/** The decoder reads a byte a character; the format has UTF-8. */
const withText = (fields: ReadStep): ReadStep =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? utf8(value) : value]),
  )

const utf8 = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0))).replace(/\0+$/, '')
