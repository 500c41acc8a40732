import { expect, test } from 'vitest'
import { BASE, dayOf, lived } from '../../testing/histories.js'
import { since } from '../codes.js'
import type { Card } from '../timeline/cards.js'
import { readTimeline } from '../timeline/timeline.js'
import { fitWeek, minutesOfWeek } from './fit-week.js'

const WEEK = 10

/** What a week of 665 minutes gives for it to hold fewer: `r105-10` is a run of 105 minutes that loses ten; `before` is what has become of its ride of 70 minutes. */
function given(minutes: number, before: Partial<Card> = {}, from = 0) {
  const timeline = readTimeline({ input: BASE, saved: lived(BASE, dayOf(WEEK, 'Mon')), today: dayOf(WEEK, 'Mon') })
  if (!timeline) throw new Error('The season has begun.')
  const cards = timeline.weeks[WEEK - 1]?.cards ?? []
  for (const card of cards) if (card.exercise.id === 'w10d2e2') Object.assign(card, before)
  const most = minutesOfWeek(timeline, WEEK) - minutes
  fitWeek(timeline, WEEK, {
    most,
    from,
    reasonOf: ({ planned }) => since('growth-held', { week: WEEK, most, planned }, 'convention'),
  })
  const shorter = cards.filter(({ reasons }) => reasons.length > 0)
  return {
    left: minutesOfWeek(timeline, WEEK) - most,
    told: shorter.map(
      ({ exercise: { type, duration }, ...card }) =>
        `${type[0]}${duration}${card.isGone ? ' gone' : card.minutes - duration}`,
    ),
  }
}

test('few sessions give what a week holds too much, ten minutes each or more, long ones first', () => {
  expect(given(5)).toEqual({ left: -5, told: ['b195-10'] })
  expect(given(10)).toEqual({ left: 0, told: ['b195-10'] })
  expect(given(30)).toEqual({ left: 0, told: ['r105-10', 'b195-20'] })
  expect(given(60)).toEqual({ left: 0, told: ['r105-15', 'b70-10', 'b195-35'] })
  expect(given(400).told).toEqual([
    ...['b50-30', 'r105-70', 'b70-45', 'r45-25', 's45-25', 's40-25', 'b195-125', 'r20-5', 's45-25', 'r45-25'],
  ])
})

test('the last five minutes are given by what is shorter, easier or slower anyway', () => {
  expect(given(5, { minutes: 60 })).toEqual({ left: 0, told: ['b70-15'] })
  expect(given(5, { isEased: true })).toEqual({ left: 0, told: ['b70-5'] })
  expect(given(5, { speed: 0.95 })).toEqual({ left: 0, told: ['b70-5'] })
  expect(given(10, { minutes: 60 })).toEqual({ left: 0, told: ['b195-10'] })
})

test('the days from one on give first, as long as they keep half of their minutes', () => {
  expect(given(60, {}, 5)).toEqual({ left: 0, told: ['b195-40', 's45-10', 'r45-10'] })
  expect(given(180, {}, 5).told).toEqual(['r105-15', 'b70-10', 'b195-100', 'r20-5', 's45-25', 'r45-25'])
})
