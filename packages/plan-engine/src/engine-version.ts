/** The version of the rules a plan was made by; grows with the package's own. */
export const ENGINE_VERSION = '0.1.0'
