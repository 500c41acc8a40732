import type { User } from '@tri/api-contract'
import { expect, it } from 'vitest'
import { listenToOtherTabs, tellOtherTabs } from './other-tabs.js'

const ANN = { id: 1, username: 'ann@example.org' } as User

function tab() {
  const heard: (User | null)[] = []
  return { heard, stop: listenToOtherTabs((change) => heard.push(change)) }
}

it('tells every tab that listens who has signed in or out', async () => {
  const [one, two] = [tab(), tab()]
  tellOtherTabs(ANN)
  tellOtherTabs(null)
  await expect
    .poll(() => [one.heard, two.heard])
    .toEqual([
      [ANN, null],
      [ANN, null],
    ])
  one.stop()
  tellOtherTabs(ANN)
  await expect.poll(() => two.heard).toHaveLength(3)
  expect(one.heard).toHaveLength(2)
  two.stop()
})
