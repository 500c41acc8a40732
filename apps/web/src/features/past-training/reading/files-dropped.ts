/** No athlete drops more: reading says so itself. */
const MOST = 50_001

/** The files that were dropped, those of folders too. */
export async function filesDropped(transfer: DataTransfer): Promise<File[]> {
  // The entries are gone once this turn of the event is over.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return [...transfer.files]
  const files: File[] = []
  for (const entry of entries) await collect(entry, files)
  return files
}

async function collect(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (files.length >= MOST) return
  if (isFile(entry)) files.push(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)))
  else if (isFolder(entry)) for (const inner of await entriesOf(entry)) await collect(inner, files)
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** A reader gives a hundred at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}
