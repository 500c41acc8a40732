import { parse as csvParse } from 'csv-parse/sync'
import { dsvFormat } from 'd3-dsv'
import Papa from 'papaparse'
import type { DecodedBlock } from './decoded.js'

/** Programs of others that read tables: .erg and .mrc, sections of lines with tabs between their figures, have no reader of their own that is published. */
export const COURSE_DECODERS: Readonly<Record<string, (text: string) => DecodedBlock[]>> = {
  'csv-parse': (text) =>
    blocksOf(csvParse(text, { delimiter: '\t', relax_column_count: true, quote: null, record_delimiter: '\r\n' })),
  'd3-dsv': (text) => blocksOf(dsvFormat('\t').parseRows(text)),
  papaparse: (text) => blocksOf(Papa.parse<string[]>(text, { delimiter: '\t', quoteChar: '\u0000' }).data),
}

/** Pairs of points, minutes and per cent or watts; watts are of the FTP in the head. */
function blocksOf(rows: readonly (readonly string[])[]): DecodedBlock[] {
  const lines = rows.map(([first = '']) => first)
  const ftp = Number(lines.find((line) => line.startsWith('FTP = '))?.slice(6) ?? Number.NaN)
  const whole = lines.includes('MINUTES WATTS') ? ftp : lines.includes('MINUTES PERCENT') ? 100 : Number.NaN
  const data = rows.slice(lines.indexOf('[COURSE DATA]') + 1, lines.indexOf('[END COURSE DATA]'))
  const points = data.map(([minute, value]) => ({
    seconds: 60 * Number(minute),
    share: (1000 * Number(value)) / whole,
  }))
  const blocks: DecodedBlock[] = []
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [from, to] = [points[at], points[at + 1]]
    if (from && to)
      blocks.push({
        ...{ seconds: Math.round(to.seconds - from.seconds), from: Math.round(from.share), to: Math.round(to.share) },
      })
  }
  return blocks
}
