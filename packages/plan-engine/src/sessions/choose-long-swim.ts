import { SLOW_SWIM, UNBROKEN, UNBROKEN_STEP } from '../season/long-swim.js'
import { valueAt } from '../season/season.js'
import type { Slot } from '../season/session-slot.js'
import { easyContent, sightsNext } from './choose-easy.js'
import { LONG_SWIM } from './library/easy-swims.js'
import { type Chooser, type Content, nextTurn } from './session-content.js'
import { newDraft, pause, swum } from './step-writer.js'
import { longestStretch, type SwimSet, swimMainSeconds, timesIn, writeSwim } from './swim-writer.js'

/** Metres of its repeats, by level, and the seconds between them; every other time they are longer. Design choice. */
const REPEATS = [
  [200, 300, 400],
  [300, 400, 500],
] as const
const REST = 15

/** The week's long swim: easy repeats, and in build and in peak a part of it without a stop. In the last six weeks it is for sighting. */
export function chooseLongSwim(chooser: Chooser, { minutes }: Slot): Content {
  const { needs, zones, sizingZones, opening } = chooser
  const draft = newDraft('swim', zones.swim, minutes, opening)
  const sized = newDraft('swim', sizingZones.swim, minutes, opening)
  const unbroken = unbrokenMetres(chooser, longestStretch(sized))
  const sights = sightsNext(chooser)
  const sets: SwimSet[] = []
  let left = swimMainSeconds(draft)
  if (unbroken > 0) {
    const metres = Math.min(unbroken, longestStretch(draft))
    const step = swum(draft, { zone: 'easy', cue: sights ? 'unbroken-sighting' : 'unbroken' }, metres)
    sets.push({ repeat: 1, steps: [step] })
    left -= step.seconds
  }
  const each = valueAt(REPEATS[nextTurn(chooser, 'long-swim') % 2] ?? REPEATS[0], needs.level)
  const repeat = [swum(draft, { zone: 'easy', cue: sights ? 'easy-sighting' : 'swim-easy' }, each), pause(REST)]
  sets.push({ repeat: timesIn(left, repeat), steps: repeat })
  writeSwim(draft, sets)
  const spec = LONG_SWIM[sights ? 'sighting' : unbroken > 0 ? 'unbroken' : 'repeats']
  return easyContent(spec, draft, 'published')
}

/** Metres without a stop of so many that fit: every time while they grow, then every other time. */
function unbrokenMetres(chooser: Chooser, fits: number): number {
  const { shape, season, memory } = chooser
  const { part } = shape
  if ((part !== 'build' && part !== 'peak') || shape.kind !== 'load') return 0
  const aim = UNBROKEN[season.race]
  const isSlow = season.current.swim > SLOW_SWIM
  const turn = nextTurn(chooser, `unbroken-${part}`)
  const wanted = isSlow ? Math.min(aim, Math.max(memory.unbroken.build, memory.unbroken.peak) + UNBROKEN_STEP) : aim
  const metres = Math.max(0, Math.min(wanted, fits))
  if (turn % 2 === 1 && metres <= memory.unbroken[part]) return 0
  memory.unbroken[part] = Math.max(memory.unbroken[part], metres)
  return metres
}
