/** The style sheet that holds what were style attributes where the page was rendered; each rule is of one number. */
export const RENDERED_STYLES_ID = 'rendered-styles'

/** Gives the elements of a rendered page their own styles, which the content policy lets a script do, for React to change. */
export function restoreStyles(): void {
  const sheet = document.getElementById(RENDERED_STYLES_ID)
  const rules = sheet instanceof HTMLStyleElement ? [...(sheet.sheet?.cssRules ?? [])] : []
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-rendered]')) {
    const rule = rules[Number(element.dataset.rendered)]
    if (rule instanceof CSSStyleRule) element.style.cssText = rule.style.cssText
    element.removeAttribute('data-rendered')
  }
  sheet?.remove()
}
