import { expect, test } from 'vitest'
import { shapeWeeks } from '../season/volume.js'
import { planning } from '../testing/planning.js'
import { scenario } from '../testing/scenarios.js'
import { setGrowth } from './set-growth.js'

const growthOf = (weeks: number) =>
  setGrowth(shapeWeeks(planning(scenario('olympic', 'intermediate', weeks)).season)).map((share) =>
    Number(share.toFixed(2)),
  )

test('main sets grow from the first load week of a phase to its last, and hold in weeks that rest', () => {
  const shapes = shapeWeeks(planning(scenario('olympic', 'intermediate', 24)).season)
  const growth = setGrowth(shapes)
  for (const [part, start] of [
    ['base', 0],
    ['build', 0.3],
    ['peak', 0.5],
  ] as const) {
    const loads = shapes.flatMap((shape, index) =>
      shape.part === part && shape.kind === 'load' ? (growth[index] ?? 0) : [],
    )
    expect(loads.at(0)).toBe(start)
    expect(loads.at(-1)).toBe(1)
    expect(loads).toEqual(loads.toSorted((one, other) => one - other))
  }
  shapes.forEach(({ kind }, index) => {
    if (kind === 'recovery' || kind === 'absorb') expect(growth[index]).toBe(growth[index - 1])
  })
})

test('the only week of a phase stands halfway, taper and race at the end', () => {
  expect(growthOf(4)).toEqual([0.5, 0.65, 1, 1])
})
