import { createTheme, type MantineColorsTuple, virtualColor } from '@mantine/core'
import { asVariables, DARK, LIGHT } from './tokens.js'

/** What can be pressed: ink on light ground. */
const INK: MantineColorsTuple = [
  '#f2f4f7',
  '#e3e6ec',
  '#c9ced8',
  '#a3adbb',
  '#7a8494',
  '#545e6d',
  '#3b4350',
  '#262d38',
  '#1c222b',
  '#12161d',
]

/** What can be pressed: paper on dark ground. */
const PAPER: MantineColorsTuple = [
  '#ffffff',
  '#eef1f6',
  '#e0e5ec',
  '#cfd6e0',
  '#b9c2ce',
  '#a3adbb',
  '#8b95a4',
  '#6f7a8a',
  '#545e6d',
  '#3b4350',
]

/** Mantine's own greys of the dark scheme: text, lines, hovered and plain surfaces in the product's tones. */
const NIGHT: MantineColorsTuple = [
  '#eef1f6',
  '#cfd6e0',
  '#a3adbb',
  '#6f7a8a',
  '#3d4756',
  '#232b36',
  '#151a21',
  '#151a21',
  '#0d1014',
  '#090b0e',
]

export const theme = createTheme({
  fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
  fontFamilyMonospace: '"Inter Variable", Inter, system-ui, sans-serif',
  headings: {
    fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.15' },
      h2: { fontSize: '1.25rem', lineHeight: '1.25' },
      h3: { fontSize: '1rem', lineHeight: '1.35' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  colors: { dark: NIGHT, ink: INK, paper: PAPER, brand: virtualColor({ name: 'brand', light: 'ink', dark: 'paper' }) },
  primaryColor: 'brand',
  primaryShade: { light: 9, dark: 1 },
  autoContrast: true,
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '12px', xl: '16px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  // Plain objects: importing the components here would put all of them into the first load.
  components: {
    // Mantine works a check mark's colour out for one scheme only.
    Checkbox: { defaultProps: { iconColor: 'var(--mantine-primary-color-contrast)' } },
    Card: { defaultProps: { withBorder: true, radius: 'lg', padding: 'lg' } },
    Button: { defaultProps: { fw: 600 } },
    Badge: { defaultProps: { tt: 'none', fw: 600, radius: 'xl' } },
    Tooltip: { defaultProps: { openDelay: 700, events: { hover: true, focus: true, touch: false } } },
    Modal: {
      defaultProps: { centered: true, transitionProps: { duration: 150 } },
      styles: { title: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.25 } },
    },
    // Inside the page's landmark; the first entry has the focus, without a placeholder that no menu may hold.
    Menu: { defaultProps: { portalProps: { target: '#main' }, withInitialFocusPlaceholder: false } },
    Tabs: { defaultProps: { keepMounted: true } },
    // Every field is needed; a mark at each would say nothing.
    InputWrapper: { defaultProps: { withAsterisk: false } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
  },
})

const surfaces = (tokens: typeof LIGHT): Record<string, string> => ({
  '--mantine-color-body': tokens.surface,
  '--mantine-color-text': tokens.ink,
  '--mantine-color-dimmed': tokens.muted,
  '--mantine-color-placeholder': tokens.muted,
  '--mantine-color-default-border': tokens.line,
  '--mantine-color-error': tokens.missed,
})

/** Edges and rails of fields, cards and sliders: Mantine's own, for the controls that are not Mantine's. */
const EDGES = {
  light: {
    '--tri-field-edge': 'var(--mantine-color-gray-4)',
    '--tri-card-edge': 'var(--mantine-color-gray-3)',
    '--tri-rail': 'var(--mantine-color-gray-2)',
  },
  dark: {
    '--tri-field-edge': 'var(--mantine-color-dark-4)',
    '--tri-card-edge': 'var(--mantine-color-dark-4)',
    '--tri-rail': 'var(--mantine-color-dark-4)',
    '--tri-knob-edge': 'var(--mantine-color-white)',
  },
}

/** The product's tokens, and Mantine's surfaces and texts as these, in both schemes. */
export const schemeVariables = {
  light: {
    ...asVariables(LIGHT),
    ...surfaces(LIGHT),
    ...EDGES.light,
    '--mantine-primary-color-contrast': LIGHT.surface,
  },
  dark: { ...asVariables(DARK), ...surfaces(DARK), ...EDGES.dark, '--mantine-primary-color-contrast': DARK.page },
}
