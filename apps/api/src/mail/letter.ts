/** What a mail says; all of it plain text. */
export type Letter = {
  subject: string
  paragraphs: readonly string[]
  /** What the reader is to do: a button, and an address on a line of its own. */
  action?: { label: string; url: string }
  /** Below the action, in small print. */
  notes?: readonly string[]
}

/** A letter with the address that it goes to. */
export type Mail = Letter & { to: string }

/** The same letter for programs that show text and for those that show pages. */
export const written = (letter: Letter): { text: string; html: string } => ({
  text: asText(letter),
  html: asHtml(letter),
})

const SIGNATURE = 'TriPlan'

const asText = ({ paragraphs, action, notes = [] }: Letter) =>
  [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...notes, `-- \n${SIGNATURE}`].join('\n\n') +
  '\n'

const FONT = "font-family: Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const BUTTON =
  'display: inline-block; padding: 12px 20px; border-radius: 10px; background: #12161d; color: #ffffff; font-weight: 600; text-decoration: none'

/** One column of paragraphs, without a picture, a script or anything that is fetched: it looks the same wherever it is read. */
function asHtml({ subject, paragraphs, action, notes = [] }: Letter): string {
  const inner = [
    ...paragraphs.map((text) => `<p style="margin: 0 0 16px">${escaped(text)}</p>`),
    ...(action ? [button(action)] : []),
    ...notes.map((text) => `<p style="margin: 0 0 12px; font-size: 14px; color: #6b7482">${escaped(text)}</p>`),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="margin: 0; padding: 24px; ${FONT}; font-size: 16px; line-height: 1.5">
<div style="max-width: 520px; margin: 0 auto">
<p style="margin: 0 0 24px; font-size: 18px; font-weight: 700">${SIGNATURE}</p>
${inner.join('\n')}
</div>
</body>
</html>
`
}

/** A button, with its address below for programs that show none. */
const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin: 24px 0 16px"><a href="${escaped(url)}" style="${BUTTON}">${escaped(label)}</a></p>
<p style="margin: 0 0 24px; font-size: 14px; word-break: break-all">${escaped(url)}</p>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
