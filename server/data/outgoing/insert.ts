import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { newLinkToken } from '#server/database/secret.ts'
import { sql } from '#server/database/sql.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import type { MailContent } from '#server/domain/mail/content.ts'
import { sealLinks } from '#server/domain/mail/links.ts'
import { sealPlanPage } from '#server/domain/plans/page_token.ts'
import type { Seal } from '#server/domain/basics/seal.ts'

/** A message to one recipient, to be queued. */
export interface NewOutgoing {
  content: MailContent
  action_id: string
  plan_id?: string
  invite_id?: string
  person_id: string
  recipient_owner: string
  /** The token of the page the message links to, of an invite or a list share; null for no page. */
  link: string | null
}

/**
 * Queues one message for each recipient, with its own unsubscribe link. A recipient gets at most one message
 * of a kind from one action. It is sent with the commit.
 */
export function insertOutgoing(db: Db, seal: Seal, messages: readonly NewOutgoing[]): void {
  if (messages.length === 0) return
  const written = messages.map((message) => ({ message, unsubscribe: newLinkToken() }))
  const rows = written.map(({ message: { link, content, ...rest }, unsubscribe }) => ({
    ...rest,
    kind: content.kind,
    content,
    outgoing_id: newId(),
    sealed: sealLinks(seal, db.owner, { link, unsubscribe, ...planPageOf(db, seal, rest) }),
  }))
  db.atCommit(sql`
    select create_unsubscribe_links(
      ${written.map(({ unsubscribe }) => hashLinkToken(unsubscribe))}::bytea[],
      ${written.map(({ message }) => message.recipient_owner)}::uuid[]
    )`)
  db.atCommit(sql`
    insert into outgoing (owner_id, outgoing_id, kind, action_id, plan_id, invite_id, person_id,
      recipient_owner, content, sealed)
    select a.owner_id, m.outgoing_id, m.kind, m.action_id, m.plan_id, m.invite_id, m.person_id,
      m.recipient_owner, m.content, m.sealed
    from accounts a
    cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (
      outgoing_id uuid, kind text, action_id uuid, plan_id uuid, invite_id uuid, person_id uuid,
      recipient_owner uuid, content jsonb, sealed text
    )
    where a.owner_id = ${db.owner}`)
  insertDueWork(db, 'mail')
}

function planPageOf({ owner }: Db, seal: Seal, { invite_id }: Pick<NewOutgoing, 'invite_id'>) {
  return invite_id === undefined ? {} : { plan_page: sealPlanPage(seal, { owner, invite_id }) }
}
