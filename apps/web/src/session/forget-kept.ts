/** Takes what a former user's pages have kept in this browser off it. */
export async function forgetKept(): Promise<void> {
  try {
    const { dropKept } = await import('../sync/kept/kept-store.js')
    await dropKept()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
