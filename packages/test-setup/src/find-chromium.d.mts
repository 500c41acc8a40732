export const CHROMIUM_ARGS: string[]

export function findChromium(): string

/** The path of the Chromium that is there already; undefined for none. Nothing is installed. */
export function installedChromium(): string | undefined
