import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { completed } from '#test/contract/examples/stage.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import { objectRows } from '#test/support/given/objects.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const mutate = 'ideas.object.mutate'

let sam: Account
let item: string
let idea_handle: string
let list: string

beforeAll(async () => {
  await importText(world, featureLines([{ id: 'hall', name: 'Testhalle', leisure: 'pitch' }]), {
    source: 'undone',
  })
})

/** An account that has archived the idea it once took from the public item. */
beforeEach(async () => {
  sam = await world.account('Sam')
  list = await aList(sam, { name: 'Sundays' })
  const { items } = await completed(sam, 'ideas.search', { query: 'testhalle' })
  item = items[0]?.handle ?? ''
  const added = await add()
  idea_handle = added.data.subject.handle
  await completed(sam, 'ideas.created.archive', { idea_handle })
})

const add = () =>
  answer(sam, mutate, {
    operation: 'add_to_list',
    subject: { handle: item },
    destination: { ideas_list_handle: list },
  })

const undo = (reversible_action_id: unknown) =>
  answer(sam, mutate, { operation: 'undo', reversible_action_id })

async function isActive() {
  const { items } = await completed(sam, 'ideas.saved.query', {})
  return items.some((idea) => idea.idea_handle === idea_handle)
}

describe('undoing what made an archived idea active again', () => {
  test('archives it again, and undoing that brings it back to the list', async () => {
    const before = await objectRows(sam)
    const added = await add()
    expect(added.outcome.disclosures).toMatchObject([{ name: 'idea.restored' }])
    const after = await objectRows(sam)
    const undone = await undo(added.data.reversible_action_id)
    expect(undone.outcome.fallback_text).toContain('archived again')
    expect(await objectRows(sam)).toEqual(before)
    const again = await undo(undone.data.reversible_action_id)
    expect(again.status).toBe('completed')
    expect(await objectRows(sam)).toEqual(after)
    await undo(again.data.reversible_action_id)
    expect(await objectRows(sam)).toEqual(before)
  })

  test.each<[string, () => Promise<unknown>]>([
    [
      'changed',
      () => completed(sam, 'ideas.created.update', { idea_handle, description: 'On Sundays' }),
    ],
    [
      'liked',
      () =>
        completed(sam, 'likes.mutate', {
          subject: { kind: 'idea', handle: idea_handle },
          operation: 'save',
        }),
    ],
    [
      'put on another list',
      async () =>
        completed(sam, 'ideas.lists.items.update', {
          ideas_list_handle: await aList(sam, { name: 'Other' }),
          idea_handles: [idea_handle],
          mode: 'add',
        }),
    ],
    [
      'planned',
      async () => {
        const { items } = await completed(sam, 'ideas.saved.query', {})
        await completed(sam, 'plans.draft.create', { candidate_id: items[0]?.candidate_id ?? '' })
      },
    ],
  ])('leaves it active once it was %s', async (_, use) => {
    const added = await add()
    await use()
    const undone = await undo(added.data.reversible_action_id)
    expect(undone.outcome.fallback_text).toContain('It stays saved')
    expect(await isActive()).toBe(true)
  })

  test('holds for likes, too', async () => {
    const saving = { subject: { kind: 'place', handle: item }, operation: 'save' }
    const saved = await completed(sam, 'likes.mutate', saving)
    expect(await isActive()).toBe(true)
    const back = await completed(sam, 'likes.mutate', {
      operation: 'undo',
      receipt_id: saved.receipt_id,
    })
    expect(await isActive()).toBe(false)
    await completed(sam, 'likes.mutate', { operation: 'undo', receipt_id: back.receipt_id })
    expect(await isActive()).toBe(true)
  })
})
