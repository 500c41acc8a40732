import type { Exercise } from '@tri/plan-engine'
import { en } from '@tri/plan-engine/texts/en'
import { exerciseForReader } from '@tri/plan-files/words'

/** What a planned session is called, in English and in the measures that it is stored in. */
export const sessionName = (exercise: Exercise): string => exerciseForReader(exercise, { texts: en }).name
