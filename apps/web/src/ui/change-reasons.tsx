import type { TextReason } from '@tri/plan-engine/texts'
import { changeReasonsInWords } from '../lib/adapt-words.js'
import { useUnits } from './use-units.js'

/** Why a session was changed after what was missed or told: the items of a list of reasons. */
export const ChangeReasons = ({ reasons }: { reasons: readonly TextReason[] }) =>
  changeReasonsInWords(useUnits(), reasons).map(({ rule, sentence, source }) => (
    <li key={`${rule} ${sentence}`}>
      {sentence} <small>{source}</small>
    </li>
  ))
