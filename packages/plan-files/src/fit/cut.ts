const encoder = new TextEncoder()

/** The text cut to so many bytes of UTF-8, never within a character; the last character says that it goes on. */
export function cutToBytes(text: string, most: number): string {
  if (encoder.encode(text).length <= most) return text
  const room = most - encoder.encode('\u2026').length
  let kept = ''
  let size = 0
  for (const character of text) {
    size += encoder.encode(character).length
    if (size > room) break
    kept += character
  }
  return `${kept.trimEnd()}\u2026`
}
