import { expect, it } from 'vitest'
import { themeCss } from './theme-css.js'

it('is the style sheet that the page loads', async () => {
  await expect(themeCss()).toMatchFileSnapshot('theme.css')
})

it('has both schemes, and the sizes of the theme', () => {
  expect(themeCss()).toContain('--mantine-color-scheme: dark')
  expect(themeCss()).toContain('--mantine-radius-default: 10px')
  expect(themeCss()).toContain('--tri-swim: #0b6fc2')
})
