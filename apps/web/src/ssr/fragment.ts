import { DRAWN_STYLES_ID } from './restore-styles.js'

/** A drawing as the page takes it in: React takes its place; until then nothing in it can be used (`inert`). */
export function fragment(drawing: string, nonce: string): string {
  const { html, css } = withoutStyleAttributes(drawing)
  const styles = css ? `<style id="${DRAWN_STYLES_ID}" nonce="${nonce}">${css}</style>` : ''
  return `${styles}<div id="root" inert>${html}</div>`
}

/** The content policy lets no style attribute of a page in; each becomes a rule of the page's own style sheet. */
export function withoutStyleAttributes(drawing: string): { html: string; css: string } {
  const rules = new Map<string, number>()
  const html = drawing.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const number = rules.get(style) ?? rules.size
    rules.set(style, number)
    return ` data-drawn="${number}"`
  })
  const css = [...rules].map(([style, number]) => `[data-drawn="${number}"]{${decoded(style)}}`).join('')
  return { html, css }
}

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
