import type { Inputs } from '../types.js'

/** Figures that stand in turn under one name: of `metres`, `metres2` and `metres3` all three. */
export function listed(inputs: Inputs, name: string): number[] {
  const figures: number[] = []
  for (let figure = inputs[name]; typeof figure === 'number'; figure = inputs[`${name}${figures.length + 1}`])
    figures.push(figure)
  return figures
}
