export const IS_SOAK = process.env.SOAK === '1'

export const rounds = (/** @type {{ short: number, soak: number }} */ { short, soak }) => (IS_SOAK ? soak : short)
