import { invite, inviteHandle, makePlan } from '#test/support/given/plan_rows.ts'
import type { Account, World } from '#test/support/world.ts'

const hosts = new WeakMap<World, Promise<Account>>()

/** An invite of somebody else's to a plan of its own, not answered yet; its handle with the account. */
export async function invitedToPlan(account: Account): Promise<string> {
  const { world } = account
  const hosting = hosts.get(world) ?? world.account('Jonas')
  hosts.set(world, hosting)
  const host = await hosting
  // The revision the examples answer to.
  const plan_id = await makePlan(world.database, host, { revision: 2, starts_in: 400 })
  const [id = ''] = await invite(world.database, host, plan_id, [account])
  // On a busy machine a replication may take longer than it is waited for.
  for (let tries = 0; tries < 15; tries += 1) {
    await world.service.runtime.replicate(host.owner)
    const handle = await inviteHandle(world.database, account, id)
    if (handle !== null) return handle
  }
  throw new Error('The invite did not reach the guest.')
}
