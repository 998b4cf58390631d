import { randomUUID } from 'node:crypto'
import type { Data } from '#generated/types.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { Account, TestAnswer, World } from '#test/support/world.ts'

type Values = Record<string, unknown>

/** Reviews a step; the answer's data. */
export async function review(account: Account, input: Values) {
  const answer = await account.call('relationships.friendship.review', input)
  if (answer.body.status !== 'completed') throw new Error(`The review answered ${answer.text}`)
  return answer.body.data
}

/** Applies a review. */
export function apply(
  account: Account,
  review_token: string,
  more: Values = {},
): Promise<TestAnswer<Data<'relationships.friendship.apply'>>> {
  return account.call('relationships.friendship.apply', {
    review_token,
    accept_consequences: true,
    ...more,
  })
}

/** Reviews a step and applies it; the answer's data. */
export async function take(account: Account, input: Values, more: Values = {}) {
  const { review_token } = await review(account, input)
  const answer = await apply(account, review_token, more)
  if (answer.body.status !== 'completed') throw new Error(`The apply answered ${answer.text}`)
  return answer.body.data
}

/** Makes an invitation; the token of its link. */
export async function invite(host: Account, input: Values = {}, more: Values = {}) {
  const { link } = await take(host, { operation: 'create_invitation', ...input }, more)
  const token = link?.url.split('/').at(-1)
  if (!token) throw new Error('There is no link.')
  return token
}

/** Joins by a link; the connected person. */
export async function accept(joiner: Account, invitation_token: string, input: Values = {}) {
  const { connections } = await take(joiner, {
    operation: 'accept_invitation',
    invitation_token,
    ...input,
  })
  const [person] = connections
  if (!person) throw new Error('Nobody was connected.')
  return person
}

/** A new Friend in Mind. */
export async function friend(account: Account, display_name: string): Promise<string> {
  const { body } = await account.call('relationships.people.manage', {
    operation: 'create',
    display_name,
  })
  return body.data.person.person_handle
}

/** Everybody an account has saved, by name. */
export async function peopleOf(account: Account) {
  const { body } = await account.call('relationships.people.query')
  return body.data.items.map(
    ({ display_name, classification }) => `${display_name}: ${classification}`,
  )
}

/** A like of a new idea, for groups of saved people. */
export async function like(world: World, account: Account, title: string, groups: string[][]) {
  const like_id = randomUUID()
  const intentions = groups.map((group) => group.map((handle) => parseHandle('person', handle)))
  await world.database.write(account.owner, {
    async work(db) {
      const idea_id = randomUUID()
      const key = nameKey(title)
      await db.sql`
        insert into ideas (owner_id, idea_id, kind, title, title_key, liked)
        values (${db.owner}, ${idea_id}, 'place', ${title}, ${key}, true)`
      await db.sql`
        insert into likes (owner_id, like_id, subject_kind, subject_id, title, title_key, saved, intentions)
        values (${db.owner}, ${like_id}, 'idea', ${idea_id}, ${title}, ${key}, true,
          ${JSON.stringify(intentions)})`
    },
  })
  return like_id
}

/** The people an account's likes are for, by title. */
export async function intentionsOf(world: World, account: Account) {
  const rows = await world.database.read(
    account.owner,
    (db) => db.sql<{ title: string; intentions: string[][] }>`
      select title, intentions from likes where owner_id = ${db.owner} order by title`,
  )
  return Object.fromEntries(
    rows.map(({ title, intentions }) => [
      title,
      intentions.map((group) => group.map((id) => toHandle('person', id))),
    ]),
  )
}
