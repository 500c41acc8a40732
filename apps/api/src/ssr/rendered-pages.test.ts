import { expect, it } from 'vitest'
import { renderedPages } from './rendered-pages.js'

/** Pages, and how many had to be rendered. */
function pages(most?: number) {
  const rendered = renderedPages(most)
  let count = 0
  const open = (answers: string, nonce: string, address = '/') =>
    rendered({ answers, address, nonce }, async () => {
      count += 1
      return `<style nonce="${nonce}"></style><p nonce="${nonce}">${answers} at ${address}</p>`
    })
  return { open, count: () => count }
}

it('renders a page once for as long as its calls answer the same, with the nonce of each answer', async () => {
  const { open, count } = pages()
  expect(await open('plan of Ann', 'n-1')).toBe('<style nonce="n-1"></style><p nonce="n-1">plan of Ann at /</p>')
  expect(await open('plan of Ann', 'n-2')).toBe('<style nonce="n-2"></style><p nonce="n-2">plan of Ann at /</p>')
  expect(await open('plan of Ann', 'n-3')).toBe('<style nonce="n-3"></style><p nonce="n-3">plan of Ann at /</p>')
  expect(count()).toBe(1)
})

it('renders anew what is answered otherwise or asked for at another address', async () => {
  const { open, count } = pages()
  await open('plan of Ann', 'n-1')
  expect(await open('plan of Ben', 'n-2')).toContain('plan of Ben')
  expect(await open('plan of Ann', 'n-3', '/race')).toContain('at /race')
  expect(count()).toBe(3)
})

it('keeps no more than it may, and drops what was not asked for the longest', async () => {
  const { open, count } = pages(150)
  await open('first', 'n-1')
  await open('second', 'n-2')
  await open('first', 'n-3')
  await open('third', 'n-4')
  expect(count()).toBe(3)
  await open('first', 'n-5')
  expect(count()).toBe(3)
  await open('second', 'n-6')
  expect(count()).toBe(4)
})

it('keeps nothing of a page that could not be rendered, or is too long', async () => {
  const rendered = renderedPages(5)
  const page = { answers: 'a', address: '/', nonce: 'n' }
  await expect(rendered(page, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await rendered(page, async () => 'a long page')).toBe('a long page')
  expect(await rendered(page, async () => 'short')).toBe('short')
  expect(await rendered(page, async () => 'anew')).toBe('short')
})
