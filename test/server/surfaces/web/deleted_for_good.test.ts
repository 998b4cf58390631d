import { beforeAll, expect, test } from 'vitest'
import { asSuperuser } from '#test/support/cluster.ts'
import {
  archivedPage,
  archivedThings,
  pressArchived,
  useArchivedPage,
} from '#test/support/given/archived.ts'
import { aList, answer, ideas, people } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

// What was deleted for good stays deleted, whatever is done with its handle or with what undoes an earlier change.

const world = useWorld()
let sam: Account
let client: WebClient

beforeAll(async () => {
  sam = await world.account('Sam')
  client = await signedInClient(world, sam)
})

async function deleteForGood(handle: string): Promise<void> {
  expect(await useArchivedPage(client, handle, 'delete')).toBe('/settings/archived?deleted')
}

/** Likes an idea, or takes the like back; what undoes that. */
async function like(operation: 'like' | 'unlike', candidate_id: string): Promise<string> {
  const [person_handle = ''] = await people(sam, 'Ann')
  const subject = { candidate_id }
  const asked = { operation, person_handle, subject }
  const { data } = await answer(sam, 'relationships.interest.mutate', asked)
  return data.reversible_action_id ?? ''
}

/** How an undoing ends, and what undoes it in turn. */
async function undo(reversible_action_id: string | null) {
  const input = { operation: 'undo', reversible_action_id }
  const { body } = await sam.call('ideas.object.mutate', input)
  return { code: body.error?.code ?? body.status, again: body.data?.reversible_action_id ?? null }
}

test('undoing that somebody no longer likes it does not make them like it again', async () => {
  const [idea_handle = ''] = await ideas(sam, 'Unliked quoll')
  await like('like', idea_handle)
  const unliked = await like('unlike', idea_handle)
  await answer(sam, 'ideas.created.archive', { idea_handle })
  await deleteForGood(idea_handle)
  expect((await undo(unliked)).code).toBe('not_reversible')
})

test('undoing an undoing that had archived it does not bring it back', async () => {
  const [idea_handle = ''] = await ideas(sam, 'Twice undone quoll')
  const { data } = await answer(sam, 'ideas.created.archive', { idea_handle })
  const restored = await undo(data.reversible_action_id)
  expect(restored.code).toBe('completed')
  const liked = await like('like', idea_handle)
  const taken_back = await undo(liked)
  await answer(sam, 'ideas.created.archive', { idea_handle })
  await deleteForGood(idea_handle)
  expect((await undo(taken_back.again)).code).toBe('not_reversible')
})

test('a place is not brought back by an undoing that the release before has stored', async () => {
  const { data } = await answer(sam, 'places.private.create', { name: 'Quoll inn' })
  const { place_handle } = data.place
  const archived = await answer(sam, 'places.private.archive', { place_handle })
  await asSuperuser(world.superuser_url, 'update reversible_actions set subject_id = null')
  await deleteForGood(place_handle)
  expect((await undo(archived.data.reversible_action_id)).code).toBe('not_reversible')
})

test('nothing that takes a handle takes that of something deleted for good', async () => {
  const [idea_handle = ''] = await ideas(sam, 'Handled quoll')
  const { data } = await answer(sam, 'places.private.create', { name: 'Handled inn' })
  const { place_handle } = data.place
  await answer(sam, 'ideas.created.archive', { idea_handle })
  await answer(sam, 'places.private.archive', { place_handle })
  const ideas_list_handle = await aList(sam, { name: 'Later' })
  await deleteForGood(idea_handle)
  await deleteForGood(place_handle)
  const destination = { ideas_list_handle }
  const when = { scheduled_at: inHours(48) }
  const event = { kind: 'event', title: 'Night', event_start_at: inHours(48) }
  const refused: [Parameters<Account['call']>[0], Record<string, unknown>][] = [
    ['ideas.candidates.like', { candidate_ids: [idea_handle] }],
    ['ideas.candidates.like', { candidate_ids: [place_handle] }],
    ['ideas.lists.items.update', { ideas_list_handle, idea_handles: [idea_handle], mode: 'add' }],
    [
      'ideas.object.mutate',
      { operation: 'add_to_list', subject: { handle: idea_handle }, destination },
    ],
    [
      'ideas.object.mutate',
      { operation: 'add_to_list', subject: { handle: place_handle }, destination },
    ],
    ['ideas.created.update', { idea_handle, title: 'Back' }],
    ['places.private.update', { place_handle, name: 'Back' }],
    ['plans.draft.create', { candidate_id: idea_handle, ...when }],
    ['plans.draft.create', { candidate_id: place_handle, ...when }],
    ['ideas.structured_create', { ...event, venue_place_handle: place_handle }],
  ]
  for (const [capability, input] of refused) {
    const { body } = await sam.call(capability, input)
    const code = body.error?.code ?? body.code
    expect([capability, code]).toEqual([
      capability,
      expect.stringMatching(/^(idea_archived|place_archived|reference_not_found)$/),
    ])
  }
})

test('each of more things than a page shows is reached, also where many changed at once', async () => {
  const ben = await world.account('Ben')
  const own = await signedInClient(world, ben)
  await asSuperuser(
    world.superuser_url,
    `insert into ideas (owner_id, idea_id, kind, title, title_key, state, updated_at)
     select '${ben.owner}', gen_random_uuid(), 'place', 'Many ' || n, 'many ' || n, 'archived',
       timestamptz '2026-01-01 00:00:00.123456+00' + (n / 50) * interval '1 microsecond'
     from generate_series(1, 501) n`,
  )
  const titles = (await archivedThings(own)).map(({ title }) => title)
  expect(titles).toHaveLength(501)
  expect(new Set(titles).size).toBe(501)
})

test('a restore that is sent again says the same, and a deletion from a page that was open before deletes nothing', async () => {
  const [idea_handle = ''] = await ideas(sam, 'Restored quoll')
  await answer(sam, 'ideas.created.archive', { idea_handle })
  const page = `/settings/archived/${idea_handle}/delete`
  const { form_token } = await archivedPage(client, page)
  for (const what of ['restore', 'restore', 'delete'] as const) {
    const { headers } = await pressArchived(client, idea_handle, what, form_token)
    expect([what, headers.get('location')]).toEqual([what, '/settings/archived?restored'])
  }
  const { data } = await answer(sam, 'ideas.saved.query', { query: 'Restored quoll' })
  expect(data.items).toHaveLength(1)
})
