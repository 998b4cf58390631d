import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import { findAccount } from '#server/data/accounts/find.ts'
import { demo } from '#server/demo/account.ts'
import { ensureDemo } from '#server/demo/make.ts'
import { callTool } from '#test/contract/mcp.ts'
import type { CapabilityId } from '#generated/types.ts'
import type { Values } from '#test/contract/sample.ts'
import type { Account, World } from '#test/support/world.ts'

/** The demo account for the tests of a file, with a token that may do everything. */
export function useDemo(world: World): {
  account(): Account
  /** Calls one of its tools. */
  tool(id: CapabilityId, input?: Values): ReturnType<typeof callTool>
} {
  let made: Account | null = null
  beforeAll(async () => {
    await ensureDemo(world.service.runtime)
    const { owner = '' } = (await findAccount(world.database, demo.email)) ?? {}
    made = await world.token({ owner })
  })
  const account = () => {
    if (!made) throw new Error('Ask in a test or a hook: before them nothing has started.')
    return made
  }
  return {
    account,
    tool: (id, input = {}) =>
      callTool(id, input, { url: world.url, token: account().token, key: randomUUID() }),
  }
}
