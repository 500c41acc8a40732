import { tell } from '../codes/findings.js'
import { SPORTS } from '../types.js'
import { type Facts, sessionsIn, type WeekFacts } from './facts/facts.js'
import type { Rule } from './rule.js'

/** Load weeks that may follow each other with the same kind of session on each day. */
const EQUAL_WEEKS = 3

/**
 * R36: no hard session holds the main set of the last one in its sport, tests and race week aside, and no more than three load weeks
 * running have the same pattern of sessions.
 */
export const variety: Rule = {
  id: 'R36',
  severity: 'minor',
  unit: 'repeats',
  source: 'design',
  limit: { max: 0 },
  warn: 2,
  isOfSeason: true,
  find(facts) {
    const sets = repeatedSets(facts)
    const weeks = equalWeeks(facts)
    return { value: sets + weeks, ...(sets + weeks > 0 ? tell('repeats', { sets, weeks }) : tell('varied', {})) }
  },
}

function repeatedSets({ weeks }: Facts): number {
  const sessions = sessionsIn(weeks.filter(({ kind }) => kind !== 'race'))
  let repeated = 0
  for (const sport of SPORTS) {
    let last = ''
    for (const session of sessions) {
      if (session.sport !== sport || !session.mainSet || session.isTest) continue
      if (session.mainSet === last) repeated++
      last = session.mainSet
    }
  }
  return repeated
}

function equalWeeks({ loads }: Facts): number {
  let running = 0
  let beyond = 0
  let last = ''
  for (const week of loads) {
    const pattern = patternOf(week)
    running = week.minutes > 0 && pattern === last ? running + 1 : 1
    if (running > EQUAL_WEEKS) beyond++
    last = pattern
  }
  return beyond
}

const patternOf = ({ days }: WeekFacts): string =>
  days.map(({ sessions }) => sessions.map(({ sport, intensity }) => `${sport} ${intensity}`).join('+')).join()

/** Per cent of hard sessions that may be mostly easy, and from which on it is a fault. Design choice. */
const MOST_FILLER = 15
const TOO_MUCH_FILLER = 30
const FEW = 6

/** R42: a hard session is made of its set: no more easy time lies beside it than in it. Tests, the rehearsal and race week are short of it by design, and a few sessions tell nothing. */
export const filler: Rule = {
  id: 'R42',
  severity: 'minor',
  unit: '%',
  source: 'design',
  limit: { max: MOST_FILLER },
  warn: TOO_MUCH_FILLER,
  isOfSeason: true,
  find({ weeks }) {
    const hard = sessionsIn(weeks.filter(({ kind, isShaped }) => kind !== 'race' && !isShaped)).filter(
      ({ isSharp, isTest, isRehearsal, isOwn, steps }) =>
        isSharp && steps.length > 0 && !isTest && !isRehearsal && !isOwn,
    )
    const sessions = hard.filter(({ isMostlyFiller }) => isMostlyFiller).length
    const value = hard.length >= FEW ? Math.round((100 * sessions) / hard.length) : 0
    return { value, ...tell('filler', { sessions, all: hard.length }) }
  },
}
