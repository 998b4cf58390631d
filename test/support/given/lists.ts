import { expect } from 'vitest'
import type { CapabilityId, Data } from '#generated/types.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { isLockHeld } from '#test/support/patiently.ts'
import type { Account, AnswerBody, Caller, World } from '#test/support/world.ts'

/**
 * The envelope of a call that must be answered with 200. Asks again, as a caller is told to, while others
 * hold what it needs: on a slow machine that can take longer than a call waits.
 */
export async function answer<Id extends CapabilityId>(
  account: Caller,
  id: Id,
  input: Record<string, unknown>,
): Promise<AnswerBody<Data<Id>>> {
  for (let left = 10; ; left -= 1) {
    const { status, body, text } = await account.call(id, input)
    if (isLockHeld(body) && left > 0) continue
    expect(status, text).toBe(200)
    return body
  }
}

/** A problem's status, code and the pointers it names. */
export async function problem(account: Account, id: CapabilityId, input: Record<string, unknown>) {
  const { status, body } = await account.call(id, input)
  return { status, code: body.code, pointers: body.errors.map(({ pointer }) => pointer) }
}

/** How everything that is not there, or not the caller's, is answered. */
export const notFound = (pointer = '/ideas_list_handle') => ({
  status: 404,
  code: 'reference_not_found',
  pointers: [pointer],
})

/** The handle of a new list. */
export async function aList(account: Caller, input: Record<string, unknown> = {}): Promise<string> {
  const { data } = await answer(account, 'ideas.lists.create', { name: 'Warm places', ...input })
  return data.list.ideas_list_handle
}

/** The handle of a new idea. */
export async function anIdea(account: Caller, title: string): Promise<string> {
  const { data } = await answer(account, 'ideas.structured_create', { kind: 'place', title })
  return data.idea.idea_handle
}

/** Handles of new ideas, one a title. */
export function ideas(account: Account, ...titles: string[]): Promise<string[]> {
  return Promise.all(titles.map((title) => anIdea(account, title)))
}

/** Handles of saved people of these names, who are made where they are missing. */
export async function people(account: Caller, ...names: string[]): Promise<string[]> {
  const { data } = await answer(account, 'relationships.people.ensure', { names })
  return data.people.map(({ person }) => person.person_handle)
}

/** What ideas.lists.get says of a list. */
export async function read(account: Account, ideas_list_handle: string) {
  const { data } = await answer(account, 'ideas.lists.get', { ideas_list_handle })
  return data
}

/** Makes lists of this name what no capability here makes them yet. */
export function alter(world: World, name: string, columns: string): Promise<void> {
  return asSuperuser(world.superuser_url, `update lists set ${columns} where name = '${name}'`)
}
