import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/dom/show.js'
import { keepRoomFor } from './floating-room.js'
import { onceReleased } from './press.js'

const button = () => page.getByRole('button', { name: 'Save' }).element()
const press = () => {
  // What is pressed is `:active`, which only the browser's own input makes it.
  vi.spyOn(document, 'querySelector').mockImplementation((what) => (what === ':active' ? document.body : null))
}
const release = (type = 'pointerup') => window.dispatchEvent(new Event(type))

describe('what may move or cover a button', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('comes at once where nothing is pressed', () => {
    const act = vi.fn()
    onceReleased(act)
    expect(act).toHaveBeenCalledOnce()
  })

  it.each(['pointerup', 'pointercancel', 'keyup'])('waits for %s, and for the click that follows it', (type) => {
    const act = vi.fn()
    press()
    onceReleased(act)
    vi.advanceTimersByTime(2999)
    expect(act).not.toHaveBeenCalled()
    release(type)
    expect(act, 'the click comes first').not.toHaveBeenCalled()
    vi.advanceTimersByTime(0)
    expect(act).toHaveBeenCalledOnce()
  })

  it('is held up by no press for long, and comes once', () => {
    const act = vi.fn()
    press()
    onceReleased(act)
    vi.advanceTimersByTime(3001)
    expect(act).toHaveBeenCalledOnce()
    release()
    vi.advanceTimersByTime(10_000)
    expect(act).toHaveBeenCalledOnce()
  })
})

it('a press that has begun on a button ends on it, whatever would cover it meanwhile', async () => {
  const order: string[] = []
  await show(
    <button
      type="button"
      onPointerDown={() => onceReleased(() => order.push('covered'))}
      onClick={() => order.push('clicked')}
    >
      Save
    </button>,
  )
  await userEvent.click(button())
  await expect.poll(() => order).toEqual(['clicked', 'covered'])
})

describe('room for what floats at the lower edge', () => {
  const room = () => document.documentElement.style.getPropertyValue('--notice-room')

  it('is as high as that is, follows it, and is given back in the end', async () => {
    await show(<div data-testid="notice" style={{ height: 40 }} />)
    const notice = page.getByTestId('notice').element()
    const stop = keepRoomFor(notice, '--notice-room')
    await expect.poll(room).toBe('68px')
    notice.setAttribute('style', 'height: 60.4px')
    await expect.poll(room).toBe('89px')
    notice.setAttribute('style', 'display: none')
    await expect.poll(room).toBe('')
    notice.setAttribute('style', 'height: 40px')
    await expect.poll(room).toBe('68px')
    stop()
    await expect.poll(room).toBe('')
  })

  it('keeps the end of a dialog in sight, and leaves one alone that is read further up', async () => {
    const style = { height: 200, overflow: 'auto' }
    const text = <p style={{ height: 900 }}>Long</p>
    await show(
      <>
        <div role="dialog" aria-label="End" style={{ ...style, maxHeight: 'calc(200px - var(--notice-room, 0px))' }}>
          {text}
        </div>
        <div role="dialog" aria-label="Top" style={style}>
          {text}
        </div>
        <div data-testid="notice" />
      </>,
    )
    const end = page.getByRole('dialog', { name: 'End' }).element()
    end.scrollTop = end.scrollHeight
    const notice = page.getByTestId('notice').element()
    const stop = keepRoomFor(notice, '--notice-room')
    notice.setAttribute('style', 'height: 50px')
    await expect.poll(() => end.clientHeight).toBe(122)
    expect(end.scrollHeight - end.scrollTop - end.clientHeight).toBeLessThan(1)
    expect(page.getByRole('dialog', { name: 'Top' }).element().scrollTop).toBe(0)
    stop()
    await expect.poll(room).toBe('')
  })
})
