/** The link that makes an admin, as the app prints it at its first start, and the token in it. */
export function adminLinkIn(logs: string): string {
  const [link] = /http\S+\/invite#[\w-]{43}/.exec(logs) ?? []
  if (!link) throw new Error(`The app printed no link for an admin:\n${logs}`)
  return link
}

export const adminTokenIn = (logs: string): string => adminLinkIn(logs).split('#')[1] ?? ''
