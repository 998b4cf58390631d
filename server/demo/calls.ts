import { type HandlerId, handlers } from '#generated/server/handlers.ts'
import { capabilities, registry } from '#generated/server/capabilities.ts'
import type { Data, Input } from '#generated/types.ts'
import type { Account } from '#server/data/accounts/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { Context } from '#server/runtime/handler.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** Calls of one account in one transaction. */
export interface Calls {
  <Id extends HandlerId>(id: Id, input: Input<Id>): Promise<Data<Id>>
  db: Db
}

/** Calls of an account, in the transaction of `db`. */
export function callsOf({ seal, base_url }: Runtime, account: Account, db: Db): Calls {
  const { owner, display_name, timezone } = account
  const token_id = newId()
  const call = async <Id extends HandlerId>(id: Id, input: Input<Id>): Promise<Data<Id>> => {
    const { work } = handlers[id]
    if (!work) throw new Error(`The demo needs ${id}.`)
    const context: Context = {
      owner,
      display_name,
      timezone,
      token_id,
      abilities: Object.keys(registry.abilities),
      // Nobody's agent: the demo acts for the person, who needs no token.
      surface: 'web',
      needs_approval: false,
      db,
      capability: id,
      request_id: 'demo',
      execution_id: toHandle('execution', newId()),
      version: capabilities[id].version,
      base_url,
      seal,
      afterRollback: () => {},
      chargeSendQuota: async () => {},
      unfinished: false,
    }
    const { data } = await work(context, input)
    return data
  }
  return Object.assign(call, { db })
}
