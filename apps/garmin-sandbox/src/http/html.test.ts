import { describe, expect, it } from 'vitest'
import { html, page } from './html.js'

describe('markup', () => {
  it('takes whatever is put into it as text', () => {
    expect(html`<p title="${'"quoted"'}">${"<b> & 'c'"}</p>`.text).toBe(
      '<p title="&#34;quoted&#34;">&#60;b&#62; &#38; &#39;c&#39;</p>',
    )
  })

  it('takes markup as markup, and lists of it one after the other', () => {
    const rows = ['<1>', '2'].map((text) => html`<li>${text}</li>`)
    expect(html`<ul>${rows}</ul>`.text).toBe('<ul><li>&#60;1&#62;</li><li>2</li></ul>')
  })

  it('leaves out what is not there', () => {
    expect(html`a${null}b${undefined}c${false}d${0}`.text).toBe('abcd0')
  })
})

describe('a page', () => {
  it('is whole, says that it is no Garmin, and needs no script', () => {
    const text = page('A <title>', html`<p>content</p>`, 'narrow')
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(text).toContain('<title>A &#60;title&#62; - Garmin sandbox</title>')
    expect(text).toContain('This is not Garmin.')
    expect(text).toContain('<main class="narrow">')
    expect(text).not.toContain('<script')
  })
})
