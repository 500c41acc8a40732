import { expect, it } from 'vitest'
import { withoutStyleAttributes } from './style-attributes.js'

it('turns style attributes, which the content policy forbids, into rules of a style sheet', () => {
  const { html, css } = withoutStyleAttributes(
    '<p style="color:red">a</p><p style="--f:&quot;Inter&quot;;width:1px">b</p><p style="color:red">c</p>',
  )
  expect(html).toBe('<p data-rendered="0">a</p><p data-rendered="1">b</p><p data-rendered="0">c</p>')
  expect(css).toBe('[data-rendered="0"]{color:red}[data-rendered="1"]{--f:"Inter";width:1px}')
})

it('leaves a page without style attributes as it is', () => {
  expect(withoutStyleAttributes('<p class="style">a</p>')).toEqual({ html: '<p class="style">a</p>', css: '' })
})

it('takes no text for an attribute, and leaves all else as it was', () => {
  const page =
    '<title>a style="x"</title><p data-note=" style=&quot;x&quot;">&lt;p style="color:red"&gt; &amp; é<!-- --><br></p>'
  expect(withoutStyleAttributes(page)).toEqual({ html: page, css: '' })
})

it('finds it behind an attribute that only looks like one, and in whatever order', () => {
  const { html, css } = withoutStyleAttributes(
    '<p title="x style=" class="a" style="color:red" hidden>a</p><svg viewBox="0 0 1 1"><linearGradient style="x:1"/></svg>',
  )
  expect(html).toBe(
    '<p title="x style=" class="a" data-rendered="0" hidden>a</p><svg viewBox="0 0 1 1"><linearGradient data-rendered="1"/></svg>',
  )
  expect(css).toBe('[data-rendered="0"]{color:red}[data-rendered="1"]{x:1}')
})

it('lets a style sheet in the page alone, whatever stands in it', () => {
  const page = '<style nonce="n">a::before{content:"<p style=x"}</style><p>b</p>'
  expect(withoutStyleAttributes(page)).toEqual({ html: page, css: '' })
})
