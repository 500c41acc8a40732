/** Whether the worker made this page, because the server could not be reached or took too long. */
export const isOfWorker = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="triplan-session"]')?.content === 'unknown'
