import { Suspense, use } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { handOverPlan, useHandedOverPlan } from './handed-over-plan.js'

function Shown({ until }: { until: Promise<void> }) {
  const [id] = useHandedOverPlan()
  use(until)
  return <p>Plan {id ?? 'of nobody'}</p>
}

it('is read once, also where React draws the page twice because something on it was not there yet', async () => {
  handOverPlan(7)
  let come = (): void => undefined
  const until = new Promise<void>((resolve) => (come = resolve))
  const first = await render(
    <Suspense fallback={<p>Waiting</p>}>
      <Shown until={until} />
    </Suspense>,
  )
  await expect.element(page.getByText('Waiting')).toBeVisible()
  come()
  await expect.element(page.getByText('Plan 7')).toBeVisible()
  await first.unmount()
  await render(<Shown until={until} />)
  await expect.element(page.getByText('Plan of nobody')).toBeVisible()
})
