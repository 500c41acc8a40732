import { expect, it } from 'vitest'
import { leanLibraries, UNUSED_PARTS } from '../../../build/lean.js'

const sources = Object.entries(
  import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true }),
)

it.each(UNUSED_PARTS)('leaves out %s, which no screen has', (part) => {
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter(([, text]) => text.includes(`<${part}`)).map(([path]) => path)).toEqual([])
})

it('takes the parts that nobody uses from a component, and no other', () => {
  const code = 'Button.classes = styles;\nButton.Group = ButtonGroup;\nButton.Label = ButtonLabel;\n'
  expect(leanLibraries.transform(code, '/node_modules/@mantine/core/esm/components/Button/Button.mjs')).toBe(
    'Button.classes = styles;\n\nButton.Label = ButtonLabel;\n',
  )
  expect(leanLibraries.transform(code, '/src/button.tsx')).toBeNull()
})

it('tells of the router that making a component does nothing else', () => {
  const code = 'var Form = React3.forwardRef(function Form() {});\nForm.displayName = "Form";\n'
  expect(leanLibraries.transform(code, '/node_modules/react-router/dist/development/chunk-1.mjs')).toBe(
    'var Form = /* @__PURE__ */ React3.forwardRef(function Form() {});\n\n',
  )
})
