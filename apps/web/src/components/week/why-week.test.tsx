import type { TextReason } from '@tri/plan-engine/texts'
import { expect, it } from 'vitest'
import { textOf } from '../../testing/render.js'
import { WhyWeek } from './why-week.js'

const reason = (sentence: string, source: string): TextReason => ({ rule: 'load-week', inputs: {}, sentence, source })

it('tells why a week is as it is, where that comes from, and what else belongs to it, in this order', () => {
  const reasons = [reason('Load week.', 'Convention'), reason('Paces stay.', 'Design choice')]
  const text = textOf(
    <WhyWeek reasons={reasons} focus="Threshold and speed.">
      <p>Plan check</p>
    </WhyWeek>,
  )
  expect(text).toBe(
    'Why this week Threshold and speed. Load week. Paces stay. Where this comes from Convention Design choice Plan check',
  )
})

it('names what several rules come from once', () => {
  const reasons = [reason('Load week.', 'Convention'), reason('Paces stay.', 'Convention')]
  expect(textOf(<WhyWeek reasons={reasons} />)).toMatch(/comes from Convention$/)
})

it('says that it is another week by now', () => {
  expect(textOf(<WhyWeek reasons={[]} isChanged />)).toBe('Why this week You have changed the week since.')
})
