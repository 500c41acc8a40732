import { Failure, reasonOf } from './failure.js'

/** Reads the text of a file; `-` is standard input. It rejects with the system's own error. */
export type ReadText = (file: string) => Promise<string>

/** What a file holds as JSON; it may begin with a byte order mark. Fails in words where it cannot be read or is no JSON. */
export async function readJson(file: string, readText: ReadText): Promise<unknown> {
  const name = file === '-' ? 'Standard input' : file
  const text = await readText(file).catch((error: unknown) => {
    throw new Failure(`${name} cannot be read: ${reasonOf(error)}`)
  })
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Failure(`${name} is no JSON: ${reasonOf(error)}`)
  }
}
