import { nowText } from '../clock.js'
import type { Db } from '../db/schema.js'
import type { AccountMails } from '../recovery/account-mails.js'
import { noteEvent } from '../users/account-events.js'
import { isNewDevice, noteSignIn } from '../users/sign-ins.js'
import { maskAddress, type Visit } from '../users/visit.js'

/** Within the transaction that starts the session: notes that somebody is in, and tells the owner of a device they never used. */
export async function noteEntry(
  transaction: Db,
  mails: Pick<AccountMails, 'newDevice'>,
  { userId, visit }: { userId: number; visit: Visit },
): Promise<void> {
  const { address, device } = visit
  if (await isNewDevice(transaction, userId, device)) {
    await noteEvent(transaction, { userId, kind: 'new-device', visit, isOpen: true })
    const seen = { userId, device, network: maskAddress(address), at: nowText() }
    await mails.newDevice(seen, { within: transaction })
  }
  await noteSignIn(transaction, { userId, kind: 'signed-in', ...visit })
}
