import { numbered } from '../codes/rules.js'
import { LEARNING_MINUTES } from '../season/long-swim.js'
import type { Slot } from '../season/session-slot.js'
import type { BySport, Sport } from '../types.js'
import { chooseEasy, chooseTechnique } from './choose-easy.js'
import { setKey, sizeSet, steadySeconds, writeSet, writeSteady } from './hard-sessions.js'
import { BIKE_SETS } from './library/bike.js'
import { STEADY } from './library/race-pace.js'
import { PRIMER, PRIMERS, SHARPENERS } from './library/race-week.js'
import { RUN_SETS } from './library/run.js'
import type { Rotation, SetSpec } from './library/set-spec.js'
import { SWIM_SETS } from './library/swim.js'
import { affordable, type Chooser, type Content, type Memory, nextTurn, spend } from './session-content.js'
import { newDraft } from './step-writer.js'
import { metresIn } from './swim-writer.js'

const SETS: BySport<Rotation> = { swim: SWIM_SETS, bike: BIKE_SETS, run: RUN_SETS }

/** Race week's one sharp session gets six minutes even where the budget is smaller. Design choice. */
const MIN_SHARP_SECONDS = 360

/** The set of its part of the season that was not done for longest and fits; else steady tempo; else an easy session. */
export function chooseQuality(chooser: Chooser, slot: Slot): Content {
  const { shape, memory } = chooser
  if (slot.sport === 'swim' && slot.minutes <= LEARNING_MINUTES && chooser.techniqueSwims) {
    chooser.techniqueSwims--
    return chooseTechnique(chooser, slot)
  }
  const part = shape.part === 'recovery' || shape.part === 'race' ? 'base' : shape.part
  const sets = setsOf(chooser, slot.sport, part)
  const lastUse = ({ code }: SetSpec) => memory.lastUse[code] ?? 0
  const inTurn = sets.toSorted((one, other) => lastUse(one) - lastUse(other))
  for (const isFilling of [true, false])
    for (const spec of inTurn) {
      const content = trySet(chooser, slot, spec, isFilling)
      if (content) return content
    }
  const first = 1 + (nextTurn(chooser, `${slot.sport}-steady`) % STEADY_BLOCKS)
  for (let index = 0; index < STEADY_BLOCKS; index++) {
    const content = trySteady(chooser, slot, 1 + ((first + index - 1) % STEADY_BLOCKS))
    if (content) return content
  }
  return chooseEasy(chooser, slot)
}

/** The sets in turn of a part of the season. Swims that are half for technique have no fast ones until a test has told how fast they are. */
function setsOf({ season, memory, techniqueSwims }: Chooser, sport: Sport, part: keyof Rotation): readonly SetSpec[] {
  const length = season.isLong ? 'long' : 'short'
  const sets = SETS[sport][part][length]
  if (sport !== 'swim' || techniqueSwims === undefined || memory.isSwimTested) return sets
  const gentle = sets.filter(({ zone }) => zone === 'tempo' || zone === 'race')
  return gentle.length > 0 ? gentle : SETS.swim.base[length]
}

export function chooseSharpener(chooser: Chooser, slot: Slot): Content {
  const { needs, shape } = chooser
  // Where race week is all there is, a quarter of an hour with six sharp minutes would leave too little easy (R11).
  if (shape.week > 1 || needs.room >= MIN_SHARP_SECONDS) {
    needs.budget = Math.max(needs.budget, MIN_SHARP_SECONDS)
    needs.room = Math.max(needs.room, MIN_SHARP_SECONDS)
  }
  return trySet(chooser, slot, SHARPENERS[slot.sport]) ?? trySteady(chooser, slot, 1) ?? chooseEasy(chooser, slot)
}

export const choosePrimer = (chooser: Chooser, slot: Slot): Content =>
  trySet(chooser, slot, { ...SHARPENERS[slot.sport], ...PRIMER, ...PRIMERS[slot.sport] }) ?? chooseEasy(chooser, slot)

/** The session of this set; undefined when too few rounds fit, or when it would be the same main set twice running. */
function trySet(chooser: Chooser, { sport, minutes }: Slot, spec: SetSpec, mustFill = false): Content | undefined {
  const { memory, needs, zones, sizingZones, shape, opening } = chooser
  const pace = sizingZones[sport][spec.zone]
  const size = sizeSet(spec, { sport, minutes, pace, affordable: affordable(chooser, spec.zone) }, needs)
  if (!size || (mustFill && !size.isFilling)) return undefined
  if (isRepeated(memory, sport, setKey(spec.zone, size))) return undefined
  const before = memory.sets[spec.code]
  memory.sets[spec.code] = { week: shape.week, rounds: size.rounds }
  memory.lastUse[spec.code] = ++memory.hardSessions
  spend(chooser, size.rounds * size.seconds, spec.zone)
  const draft = newDraft(sport, zones[sport], minutes, opening)
  writeSet(draft, spec, size)
  const main = { rounds: size.rounds, ...numbered(sport === 'swim' ? 'metres' : 'seconds', size.round) }
  return { spec, intensity: spec.intensity, source: spec.source, draft, main, before }
}

/** A session too short for any set holds tempo in one block, two or three. */
const STEADY_BLOCKS = 3

function trySteady(chooser: Chooser, { sport, minutes }: Slot, blocks: number): Content | undefined {
  const { memory, zones, sizingZones, opening } = chooser
  const seconds = steadySeconds({ sport, minutes }, affordable(chooser, 'tempo'), blocks)
  if (seconds === 0) return undefined
  const metres = sport === 'swim' ? metresIn(seconds / blocks, sizingZones.swim.tempo) : 0
  const each = metres > 0 ? { metres } : { seconds: seconds / blocks }
  if (isRepeated(memory, sport, setKey('tempo', { rounds: blocks, round: [metres || seconds / blocks] })))
    return undefined
  spend(chooser, seconds, 'tempo')
  const draft = newDraft(sport, zones[sport], minutes, opening)
  writeSteady(draft, seconds, blocks)
  const main = { rounds: blocks, ...each }
  return { spec: STEADY[sport], intensity: 'tempo', source: 'design', draft, main, before: undefined }
}

/** Whether the sport's last main set was this one too; if not, it takes its place. */
function isRepeated(memory: Memory, sport: Slot['sport'], set: string): boolean {
  if (memory.lastSet[sport] === set) return true
  memory.lastSet[sport] = set
  return false
}
