import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'

/** The content policy lets no style attribute of a page in; each becomes a rule of the page's own style sheet. */
export function withoutStyleAttributes(markup: string): { html: string; css: string } {
  const rules = new Map<string, number>()
  const page = parseFragment(markup)
  for (const { attrs } of elementsIn(page)) {
    const style = attrs.find(({ name }) => name === 'style')
    if (!style) continue
    const number = rules.get(style.value) ?? rules.size
    rules.set(style.value, number)
    style.name = 'data-rendered'
    style.value = String(number)
  }
  const css = [...rules].map(([style, number]) => `[data-rendered="${number}"]{${style}}`).join('')
  return { html: serialize(page), css }
}

function* elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Generator<DefaultTreeAdapterTypes.Element> {
  for (const child of parent.childNodes) {
    if ('attrs' in child) yield child
    if ('childNodes' in child) yield* elementsIn(child)
  }
}
