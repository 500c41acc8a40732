/** The middle value, of an even number of values the upper one of the two; NaN of none. */
export const median = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
