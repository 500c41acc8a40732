import { useState } from 'react'
import { expect, it } from 'vitest'
import { button, dialog, gone, hasFocus, see } from '../../../testing/dom/screen.js'
import { show } from '../../../testing/dom/show.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import { focusName, useFocusAfter } from './use-focus-after.js'

const ALL = ['swim', 'ride', 'run']

type Props = {
  /** Who should have the focus once a row is gone. */
  best: readonly string[]
  /** Asks in a dialog first. */
  asks?: boolean
}

/** Rows that go when they are pressed. */
function Rows({ best, asks = false }: Props) {
  const [rows, setRows] = useState<readonly string[]>(ALL)
  const [asked, setAsked] = useState<string>()
  const focusAfter = useFocusAfter(rows)
  const remove = (name: string) => {
    focusAfter(best)
    setRows(rows.filter((row) => row !== name))
    setAsked(undefined)
  }
  return (
    <>
      {rows.map((name) => (
        <button key={name} type="button" data-focus={name} onClick={() => (asks ? setAsked(name) : remove(name))}>
          {name}
        </button>
      ))}
      {asked && (
        <Dialog title="Remove it?" onClose={() => setAsked(undefined)}>
          <button type="button" onClick={() => remove(asked)}>
            Remove
          </button>
        </Dialog>
      )}
    </>
  )
}

it('gives the focus of what is gone to the first of the named ones that is there', async () => {
  await show(<Rows best={['ride', 'run', 'swim']} />)
  await button('ride').click()
  await gone(button('ride'))
  await hasFocus(button('run'))
})

it('does so after the dialog that was asked before has given its own away', async () => {
  await show(<Rows best={['run']} asks />)
  await button('ride').click()
  await button('Remove').click()
  await gone(dialog('Remove it?'))
  await gone(button('ride'))
  await hasFocus(button('run'))
})

it('takes the focus from nothing that has it', async () => {
  await show(<Rows best={['run']} asks />)
  await button('swim').click()
  await see(dialog('Remove it?'))
  await button('Close', dialog('Remove it?')).click()
  await gone(dialog('Remove it?'))
  await hasFocus(button('swim'))
})

it('leaves the page alone when none of the named ones is there', async () => {
  await show(<Rows best={['hike', 'row']} />)
  await button('ride').click()
  await gone(button('ride'))
  await expect.poll(() => document.activeElement).toBe(document.body)
})

it('names what an edit leaves by kind and number', () => {
  expect(focusName.exercise('w6d4e0')).toBe('exercise w6d4e0')
  expect(focusName.workout(7)).toBe('workout 7')
  expect(focusName.place(7)).toBe('place 7')
})
