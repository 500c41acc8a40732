/** Parts of Mantine's components that no screen has, and that each of them would bring along. */
export const UNUSED_PARTS = [
  'Button.Group',
  'Button.GroupSection',
  'ActionIcon.Group',
  'ActionIcon.GroupSection',
  'Checkbox.Card',
  'Checkbox.Indicator',
]

/**
 * Lets the bundler leave out what nobody uses of two libraries: it cannot know that making a component of theirs does nothing
 * else, nor that a part hung on another one is never asked for.
 */
export const leanLibraries = {
  name: 'lean-libraries',
  apply: 'build' as const,
  transform(code: string, id: string): string | null {
    if (/react-router\/dist\/[^?]*\.mjs$/.test(id))
      return code
        .replaceAll(/= (React\w*\.(forwardRef|memo|createContext|lazy))\(/g, '= /* @__PURE__ */ $1(')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    if (/@mantine\/core\/esm\/components\/[^?]*\.mjs$/.test(id))
      return code.replaceAll(/^(\w+\.\w+) = \w+;$/gm, (line, part: string) => (UNUSED_PARTS.includes(part) ? '' : line))
    return null
  },
}
