/** The style sheet that holds what were style attributes where the page was drawn; each rule is of one number. */
export const DRAWN_STYLES_ID = 'drawn-styles'

/** Gives the elements of a drawn page their own styles, which the content policy lets a script do, for React to change. */
export function restoreStyles(): void {
  const sheet = document.getElementById(DRAWN_STYLES_ID)
  const rules = sheet instanceof HTMLStyleElement ? [...(sheet.sheet?.cssRules ?? [])] : []
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-drawn]')) {
    const rule = rules[Number(element.dataset.drawn)]
    if (rule instanceof CSSStyleRule) element.style.cssText = rule.style.cssText
    element.removeAttribute('data-drawn')
  }
  sheet?.remove()
}
