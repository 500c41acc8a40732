import { expect, it } from 'vitest'
import { markupOf, textOf } from '../../../testing/render.js'
import { samplePlan } from '../../../testing/sample-plan.js'
import { forecastOf } from '../forecast/forecast-facts.js'
import { resultFacts } from './result-facts.js'
import { ResultTable } from './result-table.js'

const { rows } = resultFacts({ finish: 9588, swim: 1900, run: 2997 }, forecastOf(samplePlan()))

it('tells each stretch of the race, planned and done, and marks what was faster', () => {
  const text = textOf(<ResultTable title="Planned and done" rows={rows} />)
  expect(text).toMatch(/^Planned and done Planned Done Difference Swim 31:11 31:40 \+0:29 T1 3:00 \u2013/)
  expect(text).toContain('Run 52:11 49:57 \u22122:14 Finish 2:49:27 2:39:48 \u22129:39')
  expect(markupOf(<ResultTable title="Planned and done" rows={rows} />).match(/data-faster="true"/g)).toHaveLength(2)
})
