import { version } from '../package.json'

/** The version of the rules a plan was made by: the package's own. */
export const ENGINE_VERSION: string = version
