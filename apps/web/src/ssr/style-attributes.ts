/** A style element, which is no tag's; or a tag up to its style attribute, and what that says. */
const STYLED = /<style\b[^>]*>[\s\S]*?<\/style>|(<[a-z][\w:-]*(?: [^\s"=<>]+(?:="[^"]*")?)*?) style="([^"]*)"/gi

/** What React writes in place of a character in an attribute. */
const ESCAPED: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" }

/**
 * The content policy lets no style attribute of a page in; each becomes a rule of the page's own style sheet. Read is what React
 * has written, in which each attribute stands in quotes and no text has a `<`: an HTML parser would take as long as drawing the page.
 */
export function withoutStyleAttributes(markup: string): { html: string; css: string } {
  const rules = new Map<string, number>()
  const html = markup.replaceAll(STYLED, (found, tag: string | undefined, style: string) => {
    if (tag === undefined) return found
    const number = rules.get(style) ?? rules.size
    rules.set(style, number)
    return `${tag} data-rendered="${number}"`
  })
  const css = [...rules].map(([style, number]) => `[data-rendered="${number}"]{${unescaped(style)}}`).join('')
  return { html, css }
}

const unescaped = (text: string) => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => ESCAPED[name] ?? whole)
