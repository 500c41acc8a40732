import { describe, expect, it } from 'vitest'
import { markupOf, textOf } from '../../testing/render.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { sampleActual, sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { ExerciseCard } from './exercise-card.js'
import { SessionDaysContext } from './session-days.js'
import { SessionStateLabel } from './session-state.js'

const FACTS = { planned: 60, done: 0, reason: undefined }
const STATES = ['done', 'partly', 'missed', 'planned', 'skipped'] as const

describe('a state', () => {
  const shapeOf = (state: (typeof STATES)[number]) =>
    /<svg[^>]*class="([^"]*tabler-icon-[^" ]*)/.exec(markupOf(<SessionStateLabel facts={{ ...FACTS, state }} />))?.[1]

  it('is told apart by its shape, not by its colour alone', () => {
    const shapes = STATES.map((state) => /tabler-icon-\S+/.exec(shapeOf(state) ?? '')?.[0])
    expect(shapes.every(Boolean)).toBe(true)
    expect(new Set(shapes).size).toBe(STATES.length)
  })

  it('stands in words beside its picture, which is silent', () => {
    for (const state of STATES) {
      const markup = markupOf(<SessionStateLabel facts={{ ...FACTS, state }} />)
      expect(markup).toMatch(/<svg[^>]*aria-hidden/)
      expect(markup).toMatch(new RegExp(state, 'i'))
    }
  })
})

describe('the card of a session', () => {
  const plan = samplePlan()
  const ride = sampleExercise('bike', 'ride', 60)
  const days = { calendar: plan, today: '2027-01-28' }
  const card = (day: 1 | 5, logged?: object) => {
    const entry = { ...sampleActual(ride), loggedAt: '2027-01-25T07:00:00Z', ...logged }
    const workout = sampleWorkout(1, day, [ride], { actualExercises: logged ? [entry] : null })
    return (
      <SessionDaysContext.Provider value={days}>
        <ExerciseCard exercise={ride} workout={workout} />
      </SessionDaysContext.Provider>
    )
  }

  it.each([
    [card(1), 'missed', 'Missed'],
    [card(5), 'planned', 'Planned'],
    [card(1, {}), 'done', 'Done 1:00'],
    [card(1, { duration: 20 }), 'partly', 'Partly: 0:20 of 1:00'],
    [card(1, { duration: 0, skipped: 'no-time' }), 'skipped', 'Skipped, no time'],
  ])('%# is drawn in its state, and says so', (shown, state, words) => {
    expect(markupOf(shown)).toContain(`data-state="${state}"`)
    expect(textOf(shown)).toContain(words)
  })

  it('says that an accepted proposal has changed it, until it is done', () => {
    const eased = { ...ride, reasons: [{ rule: 'way-back', inputs: {}, sentence: '', source: 'friel' }] }
    const shown = (logged: boolean) => (
      <SessionDaysContext.Provider value={days}>
        <ExerciseCard
          exercise={eased}
          workout={sampleWorkout(1, 5, [eased], {
            actualExercises: logged ? [{ ...sampleActual(eased), loggedAt: '2027-01-28T07:00:00Z' }] : null,
          })}
        />
      </SessionDaysContext.Provider>
    )
    expect(textOf(shown(false))).toContain('Changed')
    expect(textOf(shown(true))).not.toContain('Changed')
    expect(textOf(card(5))).not.toContain('Changed')
  })

  it.each([
    ['added', 'Added by you'],
    ['edited', 'Edited by you'],
  ] as const)('says beside its state that the athlete %s it', (origin, words) => {
    const own = { ...ride, origin }
    const shown = (
      <SessionDaysContext.Provider value={days}>
        <ExerciseCard exercise={own} workout={sampleWorkout(1, 5, [own])} />
      </SessionDaysContext.Provider>
    )
    expect(textOf(shown)).toContain(words)
    expect(markupOf(shown)).toMatch(/tabler-icon-pencil/)
    expect(textOf(card(5))).not.toContain('by you')
  })

  it('has no empty figures where a session has neither distance nor pace', () => {
    const gym = { ...ride, type: 'strength' as const, distance: '', pace: '' }
    const shown = <ExerciseCard exercise={gym} workout={sampleWorkout(1, 5, [gym])} />
    expect(markupOf(shown)).not.toContain('<span></span>')
    expect(textOf(shown)).toContain('Strength')
  })

  it('says nothing of it where nobody trains by the plan', () => {
    const plain = <ExerciseCard exercise={ride} workout={sampleWorkout(1, 1, [ride])} />
    expect(textOf(plain)).not.toMatch(/Missed|Planned/)
    expect(markupOf(plain)).not.toContain('data-state')
  })
})
