import { aRun, found } from '#test/support/given/discovery.ts'
import { answer } from '#test/support/given/lists.ts'
import type { Account } from '#test/support/world.ts'

/** A discovery run in its second version, which still takes results, as the examples have it. */
export async function researched(account: Account) {
  const { run_handle, thread_handle, reply_contract_handle } = await aRun(account, { limit: 10 })
  const candidates = [found(`A class ${crypto.randomUUID()}`)]
  await answer(account, 'discovery.record', { run_handle, result_state: 'partial', candidates })
  return { run_handle, thread_handle, reply_contract_handle }
}
