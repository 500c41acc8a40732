import { useSearchParams } from 'react-router-dom'

export type View = 'daily' | 'weekly'

const VIEW = 'view'

/** The view that the address names, daily unless it says weekly; changing it can be gone back from. */
export function useView(): [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams()
  const setView = (view: View) => setSearch(view === 'weekly' ? { [VIEW]: view } : {}, { preventScrollReset: true })
  return [search.get(VIEW) === 'weekly' ? 'weekly' : 'daily', setView]
}
