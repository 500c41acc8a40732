import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { schemeVariables, theme } from './theme.js'

/** The palettes that screens name; the others of Mantine's are nobody's. */
export const PALETTES: readonly string[] = ['dark', 'gray', 'red', 'blue', 'yellow', 'ink', 'paper', 'brand']

/**
 * The theme as a style sheet, for `theme.css`: worked out here, and not by every browser before it shows anything. With the
 * classes that show something from a width on, or up to it.
 */
export function themeCss(): string {
  const { variables, light, dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const css = convertCssVariables(
    {
      variables: used(variables),
      light: used({ ...light, ...schemeVariables.light, '--mantine-color-scheme': 'light' }),
      dark: used({ ...dark, ...schemeVariables.dark, '--mantine-color-scheme': 'dark' }),
    },
    ':root',
  )
  return `/* Made from theme.ts by theme-css.test.ts: npx vitest run src/ui/theme/theme-css.test.ts -u */\n${laidOut(css)}\n`
}

const used = (variables: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => isUsed(name)))

/** A palette's own: one of its ten shades, or what is made of them. */
const OF_PALETTE = /^--mantine-color-(\w+)-(?:\d|filled|light|outline|text|contrast)/

function isUsed(name: string): boolean {
  const [, palette] = OF_PALETTE.exec(name) ?? []
  return palette === undefined || PALETTES.includes(palette)
}

/** A line a variable, as the linter lays it out. */
const laidOut = (css: string): string =>
  css
    .replaceAll(/\s*\{\s*/g, ' {\n  ')
    .replaceAll(/;\s*(?=--)/g, ';\n  ')
    .replaceAll(/;?\s*\}\s*/g, ';\n}\n\n')
    .trim()
