type Checks = {
  safeParse(values: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }
}

/** A schema as a form's check: the contract's own messages, the first one of each field. */
export const fieldErrors =
  (schema: Checks) =>
  (values: unknown): Record<string, string> => {
    const { error } = schema.safeParse(values)
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]).reverse())
  }
