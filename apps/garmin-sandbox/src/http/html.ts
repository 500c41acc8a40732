/** Text that is markup already. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | readonly Part[] | false | null | undefined

/** Markup with everything put into it as text, unless it is markup itself. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.map((text, index) => text + rendered(parts[index])).join(''))

function rendered(part: Part): string {
  if (part === undefined || part === null || part === false) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(rendered).join('')
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A whole page, which says that this is not Garmin; a narrow one for a single question. */
export const page = (title: string, content: Markup, width: 'wide' | 'narrow' = 'wide'): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} - Garmin sandbox</title>
<link rel="stylesheet" href="/sandbox.css">
<link rel="icon" href="data:,">
</head>
<body>
<header><strong>SANDBOX</strong> <span>This is not Garmin. It runs on this computer, and its athletes and activities are made up.</span></header>
<main class="${width}">
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.text
