import type { IsoDay } from '@tri/plan-engine'

/** Characters of the plan's name that a file keeps. */
const MOST = 60

/** Name of a file of a plan, dated: `"lakefront-olympic-week-3-watch-2026-11-20.zip"`. */
export function fileName(
  name: string,
  { part, made, ending }: { part?: string; made: IsoDay; ending: string },
): string {
  const own = [slug(name) || 'training-plan', ...(part ? [slug(part)] : []), made]
  return `${own.join('-')}.${ending}`
}

/** Letters, marks and digits of any script, with a hyphen for all else. */
const slug = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
  ]
    .slice(0, MOST)
    .join('')
    .replace(/^-+|-+$/g, '')
