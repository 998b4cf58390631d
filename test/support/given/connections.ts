import type { Connection } from '#server/data/connections/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { Caller } from '#test/support/world.ts'

/** How two connected accounts call each other. */
export interface Connected {
  /** The `person_handle` by which the first has the second. */
  first: string
  /** The `person_handle` by which the second has the first. */
  second: string
}

/** Connects two accounts by a link the first makes and the second accepts, each as a new person. */
export async function connect(a: Caller, b: Caller): Promise<Connected> {
  const { link } = await take(a, { operation: 'create_invitation', mode: 'individual' })
  const invitation_token = link?.url.split('/').at(-1)
  const before = await connectedOf(a)
  const { connections } = await take(b, { operation: 'accept_invitation', invitation_token })
  const first = (await connectedOf(a)).find((handle) => !before.includes(handle))
  const second = connections[0]?.person_handle
  if (first === undefined || second === undefined) throw new Error('The two are not connected.')
  return { first, second }
}

/** Everybody an account is connected with now. */
export async function connectedPeople(db: Db): Promise<Connection[]> {
  return db.sql<Connection>`
    select person_id, peer_owner, peer_person_id
    from connections
    where owner_id = ${db.owner} and state = 'active'
    order by connected_at, person_id`
}

/** Reviews a step of a friendship and applies it. */
async function take(account: Caller, input: Record<string, unknown>) {
  const { body: review } = await account.call('relationships.friendship.review', input)
  const { body, text } = await account.call('relationships.friendship.apply', {
    review_token: review.data.review_token,
    accept_consequences: true,
  })
  if (body.status !== 'completed') throw new Error(`The step was answered ${text}`)
  return body.data
}

async function connectedOf(account: Caller): Promise<string[]> {
  const handles: string[] = []
  let more: Record<string, unknown> = { classification: 'connected' }
  for (;;) {
    const { body } = await account.call('relationships.people.query', more)
    handles.push(...body.data.items.map(({ person_handle }) => person_handle))
    const { collection } = body.outcome
    if (!collection?.has_more) return handles
    more = { cursor: collection.next_cursor }
  }
}
