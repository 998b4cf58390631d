import { findAccount } from '#server/data/accounts/find.ts'
import { insertAccount } from '#server/data/accounts/insert.ts'
import type { Account } from '#server/data/accounts/rows.ts'
import { type Calls, callsOf } from '#server/demo/calls.ts'
import { listOpenInvitations } from '#server/data/connection_invitations/list.ts'
import { insertKnownLink } from '#server/data/links/insert.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** Who invites: a Friend in Mind of the demo. */
const host = 'Leyla'

/** The token of the link of the examples. It opens an invitation of the demo alone. */
const token = 'qngBfBREH9cCDx5Tg6XWbYP2C3293Yvnz8NBXiHHZEE'

/** Leyla invites the demo to be friends, by a link whose token is that of the examples, and shows what they like. */
export async function inviteToFriendship(runtime: Runtime, account: Account): Promise<void> {
  const { timezone } = account
  const email = `${host.toLowerCase()}@example.test`
  const known = await findAccount(runtime.database, email)
  const leyla =
    known ?? (await insertAccount(runtime.database, { display_name: host, email, timezone }))
  await runtime.database.write(leyla.owner, {
    work: (db) => invite(callsOf(runtime, leyla, db), account.display_name),
  })
}

async function invite(call: Calls, display_name: string): Promise<void> {
  const { items } = await call('ideas.saved.query', {})
  if (items.length > 0) return
  const { person } = await call('relationships.people.manage', {
    operation: 'create',
    display_name,
  })
  const people_handles = [person.person_handle]
  for (const title of ['A walk by the canal', 'Chess in the park', 'Bouldering at Südbloc']) {
    const { idea } = await call('ideas.structured_create', { kind: 'place', title })
    await call('likes.mutate', {
      operation: 'save',
      subject: { kind: 'idea', handle: idea.idea_handle },
      people_handles,
    })
  }
  const { review_token } = await call('relationships.friendship.review', {
    operation: 'create_invitation',
    people_handles,
    mode: 'individual',
    preview_enabled: true,
  })
  await call('relationships.friendship.apply', { review_token, accept_consequences: true })
  const [invitation = ''] = await listOpenInvitations(call.db, [
    parseHandle('person', person.person_handle) ?? '',
  ])
  insertKnownLink(call.db, 'connection', invitation, token)
}
