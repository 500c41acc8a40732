export const PROGRESS_PATH = '/progress'
export const RACE_PATH = '/race'

/** What the browser's tab calls the views that have a path of their own. */
export const TITLES: Readonly<Partial<Record<string, string>>> = { [PROGRESS_PATH]: 'Progress', [RACE_PATH]: 'Race' }
