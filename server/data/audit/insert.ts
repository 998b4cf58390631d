import { newId } from '#server/database/id.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'

/** What a page of an account, or a command, did that no capability does. */
export interface WebChange {
  readonly what: `web.${string}`
  /** Of the request; null where it is not known. */
  readonly request_id: string | null
  /** What was changed, such as the label of a token; null where `what` says it. */
  readonly subject?: string | null
  /** `command` for what somebody who runs the service did on the server, `worker` for what is done later. */
  readonly surface?: 'web' | 'command' | 'worker'
}

/** A model was asked to name a text that this account saved; its subject is the provider. */
export const namingAudit = 'web.model.name'

/** Records what a page of this account, or a command, did. It is sent with the commit. */
export function insertWebAudit(
  db: Db,
  { what, request_id, subject = null, surface = 'web' }: WebChange,
): void {
  db.atCommit(sql`
    insert into audit (owner_id, audit_id, at, capability, token_id, surface, status, request_id, subject)
    values (${db.owner}, ${newId()}, now(), ${what}, ${db.owner}, ${surface}, 'completed', ${request_id}, ${subject})`)
}

/** Records a turn of the Assistant, without what was said. It is sent with the commit. */
export function insertTurnAudit(
  db: Db,
  turn: {
    readonly kind: 'message' | 'commit'
    readonly token_id: string
    readonly client: string | null
    readonly status: string
    readonly request_id: string
  },
): void {
  db.atCommit(sql`
    insert into audit (owner_id, audit_id, at, capability, token_id, surface, client, status, request_id)
    values (${db.owner}, ${newId()}, now(), ${`assistant.${turn.kind === 'message' ? 'turn' : 'commit'}`}, ${turn.token_id},
      'assistant', ${turn.client}, ${turn.status}, ${turn.request_id})`)
}
