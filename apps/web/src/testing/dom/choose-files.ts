/** Files as a field or a drag carries them. */
export function transferOf(files: readonly File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

/** Files as somebody chooses them in the browser's own window. */
export function chooseFiles(field: Element | null, ...files: readonly File[]) {
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no field for files')
  field.files = transferOf(files).files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
