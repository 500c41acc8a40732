/** The browser's own way to what the page is made of, such as its fonts, kept before a test's server takes its place. */
export const network = globalThis.fetch.bind(globalThis)
