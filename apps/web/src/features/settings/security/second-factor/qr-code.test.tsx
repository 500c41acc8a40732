import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { markupOf } from '../../../../testing/render.js'
import { QrCode } from './qr-code.js'

const ADDRESS = 'otpauth://totp/TriPlan:ann%40example.org?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=TriPlan'
const QUIET_ZONE = 4

const markup = markupOf(<QrCode text={ADDRESS} label="Code to scan with the app" />)

/** Where the picture is dark, a square each. */
const squares = [...(/ d="([^"]*)"/.exec(markup)?.[1] ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(
  ([, x, y]) => `${x} ${y}`,
)
const size = Number(/viewBox="0 0 (\d+) \1"/.exec(markup)?.[1])

describe('the code to scan', () => {
  it('is dark exactly where the address makes it so', () => {
    const { data } = encode(ADDRESS, { border: 0 })
    const dark = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`${x + QUIET_ZONE} ${y + QUIET_ZONE}`] : [])),
    )
    expect(dark.length).toBeGreaterThan(400)
    expect(squares).toEqual(dark)
  })

  it('has four light squares on each side, by which cameras find it', () => {
    const columns = squares.map((square) => Number(square.split(' ')[0]))
    const rows = squares.map((square) => Number(square.split(' ')[1]))
    expect([Math.min(...columns), Math.min(...rows)]).toEqual([QUIET_ZONE, QUIET_ZONE])
    expect([Math.max(...columns), Math.max(...rows)]).toEqual([size - QUIET_ZONE - 1, size - QUIET_ZONE - 1])
  })

  it('is black on white on a dark page too: not every camera reads it the other way round', () => {
    expect(markup).toContain(`<rect width="${size}" height="${size}" fill="#fff"></rect>`)
    expect(markup).toMatch(/<path d="[^"]+" fill="#000">/)
  })

  it('is named for who cannot see it, and needs no picture that the page’s policy forbids', () => {
    expect(markup).toMatch(/<svg role="img" aria-label="Code to scan with the app"/)
    expect(markup).not.toMatch(/<img|data:/)
    expect(markup).not.toContain('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')
  })
})
