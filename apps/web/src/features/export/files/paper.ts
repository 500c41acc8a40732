import type { BookletOptions } from '@tri/plan-files/pdf'

/** Where printers hold Letter paper (Unicode CLDR, paperSize). */
const LETTER_REGIONS = ['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE']

/** The paper of the athlete's region, from the browser's languages; A4 where they name none. */
export function paperFor(languages: readonly string[]): NonNullable<BookletOptions['paper']> {
  const region = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find(Boolean)
  return LETTER_REGIONS.includes(region ?? '') ? 'letter' : 'a4'
}
