/** The name, or with a number before its ending while another file has it; remembers what it gave. */
export function notTaken(name: string, taken: Set<string>): string {
  const ending = name.lastIndexOf('.')
  let free = name
  for (let copy = 2; taken.has(free); copy++) free = `${name.slice(0, ending)}-${copy}${name.slice(ending)}`
  taken.add(free)
  return free
}

/** Letters and digits that every file system keeps. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'session'
