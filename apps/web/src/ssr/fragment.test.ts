import { expect, it } from 'vitest'
import { withoutStyleAttributes } from './fragment.js'

it('turns style attributes, which the content policy forbids, into rules of a style sheet', () => {
  const { html, css } = withoutStyleAttributes(
    '<p style="color:red">a</p><p style="--f:&quot;Inter&quot;;width:1px">b</p><p style="color:red">c</p>',
  )
  expect(html).toBe('<p data-drawn="0">a</p><p data-drawn="1">b</p><p data-drawn="0">c</p>')
  expect(css).toBe('[data-drawn="0"]{color:red}[data-drawn="1"]{--f:"Inter";width:1px}')
})

it('leaves a drawing without style attributes as it is', () => {
  expect(withoutStyleAttributes('<p class="style">a</p>')).toEqual({ html: '<p class="style">a</p>', css: '' })
})
