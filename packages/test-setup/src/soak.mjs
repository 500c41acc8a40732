export const IS_SOAK = process.env.SOAK === '1'

export const rounds = (/** @type {{ short: number, soak: number }} */ { short, soak }) => (IS_SOAK ? soak : short)

export const printFigures = (/** @type {string} */ line) => {
  if (IS_SOAK) process.stdout.write(`${line}\n`)
}
