import { describe, expect, it } from 'vitest'
import { written } from './letter.js'

const LETTER = {
  subject: 'A <new> way in',
  paragraphs: ['Somebody said <script>alert(1)</script> & "more".'],
  action: { label: "Ann's page", url: 'https://tri.example.org/a?b=1&c=2' },
  notes: ['Small print.'],
}

describe('a letter', () => {
  it('is plain text, with the address on a line of its own', () => {
    expect(written(LETTER).text).toBe(
      'Somebody said <script>alert(1)</script> & "more".\n\n' +
        "Ann's page:\nhttps://tri.example.org/a?b=1&c=2\n\nSmall print.\n\n-- \nTriPlan\n",
    )
  })

  it('is a page in which whatever was written is text, and that fetches nothing', () => {
    const { html } = written(LETTER)
    expect(html).toContain('Somebody said &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;.')
    expect(html).toContain('<title>A &lt;new&gt; way in</title>')
    expect(html).toContain('<a href="https://tri.example.org/a?b=1&amp;c=2"')
    expect(html).toContain('Ann&#39;s page</a>')
    expect(html).not.toMatch(/<script|<img|<link|src=|url\(/)
  })
})
