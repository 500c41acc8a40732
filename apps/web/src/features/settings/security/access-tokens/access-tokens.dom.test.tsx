import type { AccessToken } from '@tri/api-contract'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Handlers, held, Refusal, refused } from '../../../../testing/dom/contract-server.js'
import { openPart } from '../../../../testing/dom/open-app.js'
import { button, dialog, field, gone, hasFocus, see, seeText } from '../../../../testing/dom/screen.js'
import { AccessTokensCard } from './access-tokens-card.js'

const DIARY: AccessToken = {
  id: 1,
  name: 'Diary',
  prefix: 'tp_abcd',
  scopes: ['plans:read', 'activities:read'],
  createdAt: '2027-01-01T08:00:00.000Z',
  expiresAt: '2027-04-01T08:00:00.000Z',
  lastUsedAt: null,
}
const SECRET = 'tp_secret0123456789'

function handlersOf(tokens: AccessToken[]): Handlers {
  const kept = { tokens }
  return {
    accessTokens: {
      list: () => kept.tokens,
      make: ({ body: { name, scopes, days } }) => {
        const made = { ...DIARY, id: 2, name, scopes, expiresAt: days === null ? null : DIARY.expiresAt }
        kept.tokens = [made, ...kept.tokens]
        return { ...made, token: SECRET }
      },
      revoke: ({ params }) => {
        kept.tokens = kept.tokens.filter(({ id }) => id !== params.id)
        return undefined
      },
    },
  }
}

async function openTokens(tokens = [DIARY]) {
  const opened = await openPart(<AccessTokensCard />, { handlers: handlersOf(tokens) })
  await see(button('New token'))
  return opened
}

const tick = (name: string) => page.getByRole('checkbox', { name, exact: true })
const shownToken = () => page.getByLabelText('Access token', { exact: true })

async function make(name: string) {
  await button('New token').click()
  await field('Name').fill(name)
  await button('Make token').click()
}

it('says of each token what it may do, until when, and whether it was used', async () => {
  const old = { ...DIARY, id: 3, name: 'Old', expiresAt: null, lastUsedAt: '2027-01-20T08:00:00.000Z' }
  await openTokens([DIARY, old])
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(row('Diary')).toHaveTextContent(/tp_abcd\.\.\..*Read plans.*Read activities.*Until 1 Apr 2027/)
  await expect.element(row('Diary')).toHaveTextContent('not used yet')
  await expect.element(row('Old')).toHaveTextContent(/Never ends, last used 20 Jan 2027/)
})

it('makes a token that may only read plans unless told otherwise, and shows it this once', async () => {
  const { server } = await openTokens([])
  await make('  Script ')
  await expect.element(shownToken()).toHaveValue(SECRET)
  expect(server.callsOf('accessTokens.make').map(({ body }) => body)).toEqual([
    { name: 'Script', scopes: ['plans:read'], days: 90 },
  ])
  await button('Done').click()
  await gone(dialog('Your new access token'))
  await seeText('Script')
  expect(document.body.innerHTML).not.toContain(SECRET)
})

it('names what a token may do in the order of the contract, however it was ticked', async () => {
  const { server } = await openTokens([])
  await button('New token').click()
  await hasFocus(field('Name'))
  await field('Name').fill('Script')
  for (const name of ['Record training', 'Change plans', 'Read plans', 'Read plans']) await tick(name).click()
  await page.getByLabelText('Ends after').selectOptions('Never')
  await button('Make token').click()
  await see(shownToken())
  expect(server.callsOf('accessTokens.make')[0]?.body).toEqual({
    name: 'Script',
    scopes: ['plans:read', 'plans:apply', 'activities:write'],
    days: null,
  })
})

it('asks for a name and for something that the token may do before it sends anything', async () => {
  const { server } = await openTokens([])
  await make('   ')
  await seeText('Please give the token a name')
  await hasFocus(field('Name'))
  await field('Name').fill('Script')
  await tick('Read plans').click()
  await button('Make token').click()
  await seeText('Please choose at least one thing that the token may do')
  expect(server.callsOf('accessTokens.make')).toEqual([])
})

it('keeps what was chosen when no token could be made', async () => {
  const { server } = await openTokens([])
  server.next('accessTokens.make', refused(409, 'You have 50 access tokens. Revoke one first.'))
  await make('Script')
  await seeText('Error making the access token')
  await seeText('You have 50 access tokens. Revoke one first. Please try again.')
  await expect.element(field('Name')).toHaveValue('Script')
})

it('makes one token, however often that is pressed', async () => {
  const { server } = await openTokens([])
  const making = held()
  server.next('accessTokens.make', making.trap)
  await make('Script')
  await expect.element(button('Making it...')).toBeDisabled()
  making.letGo()
  await see(shownToken())
  expect(server.callsOf('accessTokens.make')).toHaveLength(1)
})

it('copies a token, and selects it to copy by hand where the browser does not let it', async () => {
  const writeText = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await openTokens([])
  await make('Script')
  await button('Copy').click()
  await hasFocus(shownToken())
  expect(window.getSelection()?.toString()).toBe(SECRET)
  await see(button('Copy'))
  writeText.mockResolvedValueOnce()
  await button('Copy').click()
  await see(button('Copied'))
  expect(writeText).toHaveBeenLastCalledWith(SECRET)
})

it('revokes a token only when asked twice, and keeps it where that fails', async () => {
  const { server } = await openTokens()
  server.next('accessTokens.revoke', refused(500, 'Not now.'))
  await button('Revoke Diary').click()
  const asking = dialog('Revoke Diary?')
  await hasFocus(button('Cancel', asking))
  await button('Revoke', asking).click()
  await seeText('Not now. Please try again.')
  await see(button('Revoke Diary'))
  await button('Revoke', asking).click()
  await gone(button('Revoke Diary'))
  await seeText('Access token revoked')
})

it('says that the tokens could not be loaded, and asks again', async () => {
  let isAway = true
  const list = () => (isAway ? new Refusal(503, 'Not now.') : [DIARY])
  await openPart(<AccessTokensCard />, { handlers: { accessTokens: { list } } })
  await expect.element(page.getByRole('alert')).toHaveTextContent('The access tokens could not be loaded. Not now.')
  isAway = false
  await button('Try again').click()
  await see(button('Revoke Diary'))
})
