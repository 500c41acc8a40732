export {
  actualInWords,
  exerciseInWords,
  noticeInWords,
  planInWords,
  reasonInWords,
  weekInWords,
  workoutInWords,
} from './in-words.js'
export { swumText } from './measure-text.js'
export type { Measures } from './measures.js'
export type {
  ExerciseWords,
  InWords,
  TextActualExercise,
  TextAfterRaceSession,
  TextExercise,
  TextNotice,
  TextPlan,
  TextReason,
  TextRepeatStep,
  TextSessionStep,
  TextStep,
  TextWeek,
  TextWorkout,
} from './text-types.js'
export type { Texts } from './texts.js'
