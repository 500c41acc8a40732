import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/dom/show.js'
import { ChoiceRow } from './choice-row.js'

const WORDS = ['rough', 'okay', 'great'] as const
type Word = (typeof WORDS)[number]

function Row({ error }: { error?: string }) {
  const [value, setValue] = useState<Word>()
  return (
    <>
      <ChoiceRow<Word>
        legend="How did it feel?"
        said={value && `It was ${value}`}
        choices={WORDS.map((word) => ({ value: word, label: word.slice(0, 1), spoken: word }))}
        value={value}
        onChange={setValue}
        columns={{ wide: 3, narrow: 3 }}
        error={error}
      />
      <p>Chosen: {value ?? 'none'}</p>
    </>
  )
}

const radio = (name: Word) => page.getByRole('radio', { name, exact: true })
const press = (name: Word) => radio(name).click({ force: true })
const chosen = (text: string) => expect.element(page.getByText(`Chosen: ${text}`)).toBeVisible()

it('takes one choice, says it, and gives it back when it is pressed again', async () => {
  await show(<Row />)
  await press('okay')
  await chosen('okay')
  await expect.element(page.getByText('It was okay')).toBeVisible()
  await press('great')
  await chosen('great')
  await press('great')
  await chosen('none')
})

it('is chosen with the arrow keys', async () => {
  await show(<Row />)
  await press('rough')
  await userEvent.keyboard('{ArrowRight}')
  await chosen('okay')
  await expect.element(radio('okay')).toHaveFocus()
})

it('says what is missing, beside the group it is about', async () => {
  await show(<Row error="Choose one." />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose one.')
  await expect.element(page.getByRole('group', { name: 'How did it feel?' })).toHaveAccessibleDescription('Choose one.')
})
