import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { chooseFiles, transferOf } from '../../../testing/dom/choose-files.js'
import { see, seeText } from '../../../testing/dom/screen.js'
import { show } from '../../../testing/dom/show.js'
import { ChooseFiles } from './choose-files.js'

const RIDE = new File(['x'], 'ride.fit')
const area = () => page.getByRole('region', { name: 'Choose your files' }).element()

async function open(problem?: string) {
  const onChoose = vi.fn()
  await show(<ChooseFiles problem={problem} onChoose={onChoose} />)
  return onChoose
}

/** What the athlete lets go over the page. */
function drop(dataTransfer: object) {
  const event = new DragEvent('drop', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer })
  area().dispatchEvent(event)
  return event
}

it('takes what is dropped on it, and keeps the browser from opening it', async () => {
  const onChoose = await open()
  const event = drop(transferOf([RIDE]))
  expect(event.defaultPrevented).toBe(true)
  await expect
    .poll(() => onChoose.mock.calls.map(([files]) => files.map(({ name }: File) => name)))
    .toEqual([['ride.fit']])
})

it('shows over what the files would fall, and no more once they are gone', async () => {
  await open()
  area().dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true }))
  await expect.element(page.getByRole('region', { name: 'Choose your files' })).toHaveAttribute('data-over')
  area().dispatchEvent(new DragEvent('dragleave', { bubbles: true, relatedTarget: document.body }))
  await expect.element(page.getByRole('region', { name: 'Choose your files' })).not.toHaveAttribute('data-over')
})

it('says that what was dropped has gone meanwhile, and takes it when it is dropped again', async () => {
  const onChoose = await open()
  const gone = { isFile: true, file: (_done: unknown, fail: (error: unknown) => void) => fail(new Error('gone')) }
  drop({ items: [{ webkitGetAsEntry: () => gone }], files: [] })
  await seeText('What you dropped cannot be read any more. Please drop it again.', page.getByRole('status'))
  expect(onChoose).not.toHaveBeenCalled()
  drop(transferOf([RIDE]))
  await expect.poll(() => onChoose.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

it('takes the same folder twice: what was chosen is forgotten at once', async () => {
  const onChoose = await open()
  const folder = page.getByLabelText('Choose a folder').element()
  chooseFiles(folder, RIDE)
  chooseFiles(folder, RIDE)
  expect(onChoose).toHaveBeenCalledTimes(2)
})

it('tells what went wrong before, and where archives come from', async () => {
  await open('No file was chosen, or the folder is empty.')
  await expect.element(page.getByRole('status')).toHaveTextContent('No file was chosen, or the folder is empty.')
  await see(page.getByRole('region', { name: 'Where to get your archive' }))
})
