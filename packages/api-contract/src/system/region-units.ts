/**
 * Where roads are measured in miles: the United States, Liberia, Myanmar and, by law, the United Kingdom, whose signs and
 * speed limits are in miles although its shops sell kilograms. Rides and runs are measured like roads.
 */
const MILES = new Set(['US', 'LR', 'MM', 'GB'])

/** What roads are measured in where the first of these languages is spoken that has a region; miles without one. */
export function roadUnits(languages: readonly string[]): 'miles' | 'metric' {
  const region = languages.map(regionOf).find((found) => found !== undefined)
  return region === undefined || MILES.has(region) ? 'miles' : 'metric'
}

/** `["de-DE", "en"]` for `"de-DE,en;q=0.9"`: browsers send what they like best first. */
export const languagesIn = (accepted: string): string[] =>
  accepted.split(',').map((part) => part.replace(/;.*/, '').trim())

/** `"DE"` for `"de-DE"`; for `"de"` the region where most of its speakers live. What is no language has none. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}
