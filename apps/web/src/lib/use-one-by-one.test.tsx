import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useOneByOne } from './use-one-by-one.js'

const Count = ({ of }: { of: number }) => <p>{useOneByOne(of)}</p>

it('lets nothing of what may wait into the first drawing', () => {
  expect(renderToStaticMarkup(<Count of={5} />)).toBe('<p>0</p>')
})
