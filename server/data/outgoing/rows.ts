import type { Db } from '#server/database/db.ts'
import { markDue } from '#server/data/due_work/rows.ts'
import { newId } from '#server/database/id.ts'
import { toHandle } from '#server/domain/handle.ts'
import { hashLinkToken } from '#server/domain/link_token.ts'
import { newLinkToken } from '#server/database/secret.ts'
import type { MailContent, MailKind } from '#server/domain/mail/content.ts'
import type { Seal } from '#server/domain/seal.ts'

/** How far a message got. */
export type OutgoingState = 'queued' | 'sending' | 'sent' | 'failed' | 'unconfirmed'

/** One message that is to be written to one recipient. */
export interface NewOutgoing {
  content: MailContent
  action_id: string
  plan_id?: string
  invite_id?: string
  person_id: string
  recipient_owner: string
  /** The token of the page the message leads to: of the invite, or of the list share. Null for none. */
  link: string | null
}

/** The secrets of a message: tokens of its links. */
export interface OutgoingLinks {
  link: string | null
  unsubscribe: string
}

/** A message somebody has taken to send. */
export interface ClaimedOutgoing {
  outgoing_id: string
  kind: MailKind
  plan_id: string | null
  person_id: string
  recipient_owner: string
  content: MailContent
  sealed: string
  /** Fences: only who names it may record what came of it. */
  attempt: number
  created_at: Date
  /** An earlier attempt may have got there. */
  doubtful: boolean
  /** Whether the recipient may be written to now, whatever was so when the send was committed. */
  allowed: boolean
  /** The invitation this message follows, for mail programs to show them together. */
  follows: string | null
}

/** What came of an attempt. */
export type OutgoingResult =
  | { state: 'sent' | 'failed' | 'unconfirmed' }
  /** Not accepted: tried again in so many milliseconds. */
  | { state: 'queued'; after: number }
  /** Nobody knows; the same question is asked again in so many milliseconds. */
  | { state: 'sending'; after: number }

/** One recipient of a plan's last message to them. */
export interface DeliveryRow {
  person_id: string
  display_name: string
  kind: MailKind
  state: OutgoingState
  /** When it came to an end; null while it waits. */
  finished_at: Date | null
}

/** Sealed links are opened by the worker whenever it gets to them. */
const noEnd = new Date('9999-12-31T00:00:00Z')

const sealType = 'outgoing'

/**
 * Writes one message for each recipient, with a link of its own to stop such mail, and says that there is
 * mail to send. One recipient of one action gets one message of a kind. Stands at the end of a transaction.
 */
export async function insertOutgoing(
  db: Db,
  seal: Seal,
  messages: readonly NewOutgoing[],
): Promise<void> {
  if (messages.length === 0) return
  const written = messages.map((message) => ({ message, unsubscribe: newLinkToken() }))
  const rows = written.map(({ message: { link, content, ...rest }, unsubscribe }) => ({
    ...rest,
    kind: content.kind,
    content,
    outgoing_id: newId(),
    sealed: seal.close(sealType, db.owner, { link, unsubscribe }, noEnd),
  }))
  await Promise.all([
    db.sql`
      select create_unsubscribe_links(
        ${written.map(({ unsubscribe }) => hashLinkToken(unsubscribe))}::bytea[],
        ${written.map(({ message }) => message.recipient_owner)}::uuid[]
      )`,
    db.sql`
      insert into outgoing (owner_id, outgoing_id, kind, action_id, plan_id, invite_id, person_id,
        recipient_owner, content, sealed)
      select ${db.owner}, m.outgoing_id, m.kind, m.action_id, m.plan_id, m.invite_id, m.person_id,
        m.recipient_owner, m.content, m.sealed
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (
        outgoing_id uuid, kind text, action_id uuid, plan_id uuid, invite_id uuid, person_id uuid,
        recipient_owner uuid, content jsonb, sealed text
      )`,
    markDue(db, 'mail'),
  ])
}

/** Which of these accounts this account may write to. Why one may not be written to is never told. */
export async function mayContact(db: Db, owners: readonly string[]): Promise<Set<string>> {
  if (owners.length === 0) return new Set()
  const rows = await db.sql<{ owner: string }>`
    select owner
    from may_contact(${[...owners]}::uuid[]) as owner`
  return new Set(rows.map(({ owner }) => owner))
}

/** What became of the last message to each recipient of a plan, in the order of the people's names. */
export async function deliveriesOf(db: Db, plan_id: string): Promise<DeliveryRow[]> {
  return db.sql<DeliveryRow>`
    select last.person_id, p.display_name, last.kind, last.state, last.finished_at
    from (
      select distinct on (person_id) person_id, kind, state, finished_at
      from outgoing
      where owner_id = ${db.owner} and plan_id = ${plan_id}
      order by person_id, created_at desc, outgoing_id
    ) last
    join people p on p.owner_id = ${db.owner} and p.person_id = last.person_id
    order by p.display_name, last.person_id`
}

/** A delivery as callers see it. */
export function toDelivery({ person_id, display_name, state, finished_at }: DeliveryRow) {
  return {
    person_handle: toHandle('person', person_id),
    display_name,
    status: state,
    at: finished_at?.toISOString() ?? null,
  }
}

/** The links of a message. Throws where it was sealed with a key that is gone. */
export function openLinks(seal: Seal, owner: string, sealed: string): OutgoingLinks {
  const opened = seal.open<OutgoingLinks>(sealType, owner, sealed)
  if (opened === null) throw new Error('The links of a message cannot be opened with these keys.')
  return opened.value
}
