import { describe, expect, it } from 'vitest'
import { DARK, LIGHT, type TokenName } from './tokens.js'

const channel = (value: number) => {
  const share = value / 255
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance, WCAG 2. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    channel(Number.parseInt(hex.slice(start, start + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT: TokenName[] = [
  'ink',
  'muted',
  'swim-text',
  'bike-text',
  'run-text',
  'race-text',
  'done',
  'partly',
  'missed',
]
const GROUNDS: TokenName[] = ['page', 'surface', 'sunk']
const PHASES: TokenName[] = ['phase-base', 'phase-build', 'phase-peak', 'phase-taper', 'phase-recovery', 'phase-race']

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s colours', (_, tokens) => {
  it.each(TEXT.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    '%s reads on %s',
    (text, ground) => {
      expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['swim', 'bike', 'run', 'race'] as const)('%s text reads on its own tint', (sport) => {
    expect(contrast(tokens[`${sport}-text`], tokens[`${sport}-tint`])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(PHASES)('ink reads on %s', (phase) => {
    expect(contrast(tokens.ink, tokens[phase])).toBeGreaterThanOrEqual(4.5)
  })
})
