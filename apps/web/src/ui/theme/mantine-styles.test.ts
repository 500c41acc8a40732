import { expect, it } from 'vitest'
import styles from './mantine-styles.ts?raw'

const mantine = Object.keys(import.meta.glob('/node_modules/@mantine/core/styles/*.css'))

const sources = Object.values(
  import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true }),
)

/** Whose styles a component needs besides its own. */
const PARTS: Record<string, readonly string[]> = {
  Button: ['UnstyledButton', 'Loader'],
  Card: ['Paper'],
  Checkbox: ['InlineInput'],
  Drawer: ['ModalBase', 'Overlay', 'CloseButton', 'Paper'],
  Menu: ['Popover', 'UnstyledButton'],
  Modal: ['ModalBase', 'Overlay', 'CloseButton', 'Paper'],
  NativeSelect: ['Input'],
  NumberInput: ['Input'],
  PasswordInput: ['Input', 'ActionIcon'],
  SegmentedControl: ['FloatingIndicator'],
  Textarea: ['Input'],
  TextInput: ['Input'],
}

const components = new Set(
  sources
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)])
    .flatMap(([, names = '']): string[] => names.match(/\b[A-Z]\w+/g) ?? [])
    .flatMap((name) => [name, ...(PARTS[name] ?? [])])
    .filter((name) => mantine.some((path) => path.endsWith(`/${name}.css`))),
)

it('loads the styles of every Mantine component that is used', () => {
  expect(components.size).toBeGreaterThan(30)
  expect([...components].filter((name) => !styles.includes(`styles/${name}.layer.css`))).toEqual([])
})
