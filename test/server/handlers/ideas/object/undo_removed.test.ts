import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { completed } from '#test/contract/examples/stage.ts'
import { captureJob, type TestCaptureJob } from '#test/support/given/capture_job.ts'
import { aCapture, readCapture } from '#test/support/given/captures.ts'
import { aList, anIdea, answer, people, problem, read } from '#test/support/given/lists.ts'
import { objectRows } from '#test/support/given/objects.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let job: TestCaptureJob
let sam: Account

beforeAll(() => {
  job = captureJob(world)
})
afterAll(() => job.end())
beforeEach(async () => {
  sam = await world.account('Sam')
})

const undo = (reversible_action_id: unknown, account = sam) =>
  answer(account, 'ideas.object.mutate', { operation: 'undo', reversible_action_id })

/** What is undone by a handle that its answer gave, and offered as the next action. */
async function done(id: CapabilityId, input: Record<string, unknown>): Promise<string> {
  const { body } = await sam.call(id, input)
  const handle: string = Object(body.data).reversible_action_id
  expect(body.next_actions).toContainEqual(
    expect.objectContaining({
      capability: 'ideas.object.mutate',
      input: { operation: 'undo', reversible_action_id: handle },
      needs: [],
    }),
  )
  return handle
}

const added = (ideas_list_handle: string, ...idea_handles: string[]) =>
  answer(sam, 'ideas.lists.items.update', { ideas_list_handle, mode: 'add', idea_handles })

const titlesOf = async (list: string) => (await read(sam, list)).items.map(({ title }) => title)

describe('undoing that something was removed', () => {
  test.for<
    [string, () => Promise<{ id: CapabilityId; input: Record<string, unknown>; label: string }>]
  >([
    [
      'an archived idea stands again where it stood, with its text',
      async () => {
        const { data } = await answer(sam, 'ideas.structured_create', {
          kind: 'place',
          title: 'Swim',
          description: 'Bring a towel.',
        })
        const { idea_handle } = data.idea
        for (const name of ['One', 'Two']) {
          const list = await aList(sam, { name })
          const [before, after] = [await anIdea(sam, 'A'), await anIdea(sam, 'B')]
          await added(list, before, idea_handle, after)
        }
        return { id: 'ideas.created.archive', input: { idea_handle }, label: 'Swim' }
      },
    ],
    [
      'an archived place is active again',
      async () => {
        const { place } = await completed(sam, 'places.private.create', { name: 'Bath' })
        const { place_handle } = place
        return { id: 'places.private.archive', input: { place_handle }, label: 'Bath' }
      },
    ],
    [
      'a deleted list has its ideas and people again',
      async () => {
        const list = await aList(sam, { name: 'Warm', person_handles: await people(sam, 'Ada') })
        await added(list, await anIdea(sam, 'A'), await anIdea(sam, 'B'))
        const input = { ideas_list_handle: list }
        return { id: 'ideas.lists.delete', input, label: 'Warm' }
      },
    ],
  ])('%s, once', async ([, given]) => {
    const { id, input, label } = await given()
    const before = await objectRows(sam)
    const handle = await done(id, input)
    expect(await objectRows(sam)).not.toEqual(before)
    const other = await world.account('Kim')
    expect(
      await problem(other, 'ideas.object.mutate', {
        operation: 'undo',
        reversible_action_id: handle,
      }),
    ).toMatchObject({ status: 404 })
    const { status, data, outcome } = await undo(handle)
    expect([status, data.subject.label, data.result]).toEqual(['completed', label, 'undone'])
    expect(outcome.fallback_text).toContain('Undone')
    expect(await objectRows(sam)).toEqual(before)
    expect((await undo(handle)).error.code).toBe('not_reversible')
    // It can be removed again, and that undone in turn.
    await undo(await done(id, input))
    expect(await objectRows(sam)).toEqual(before)
  })

  test('an archived idea comes back without a list that was deleted meanwhile', async () => {
    const idea_handle = await anIdea(sam, 'Swim')
    const [stays, goes] = [await aList(sam, { name: 'Stays' }), await aList(sam, { name: 'Goes' })]
    await added(stays, idea_handle)
    await added(goes, idea_handle)
    const handle = await done('ideas.created.archive', { idea_handle })
    await answer(sam, 'ideas.lists.delete', { ideas_list_handle: goes })
    const { outcome } = await undo(handle)
    expect(outcome.fallback_text).toBe(
      'Undone: “Swim” is active and on “Stays” again. Lists that were deleted meanwhile are left out.',
    )
    expect(await titlesOf(stays)).toEqual(['Swim'])
  })

  test('is refused where it came back and was removed again since', async () => {
    const idea_handle = await anIdea(sam, 'Swim')
    const first = await done('ideas.created.archive', { idea_handle })
    const second = await answer(sam, 'ideas.created.archive', { idea_handle })
    expect(second).toMatchObject({ status: 'unchanged', data: { reversible_action_id: null } })
    await undo(first)
    const third = await done('ideas.created.archive', { idea_handle })
    expect((await undo(first)).error.code).toBe('not_reversible')
    expect((await undo(third)).status).toBe('completed')
  })

  test('of several at once, one undoes it', async () => {
    const idea_handle = await anIdea(sam, 'Swim')
    const list = await aList(sam)
    await added(list, idea_handle)
    const handle = await done('ideas.created.archive', { idea_handle })
    const answers = await Promise.all(Array.from({ length: 5 }, () => undo(handle)))
    expect(answers.filter(({ status }) => status === 'completed')).toHaveLength(1)
    expect(await titlesOf(list)).toEqual(['Swim'])
  })
})

describe('a capture that is over', () => {
  /** The answer of a capture of this text that has ended. */
  async function captured(text: string, more: Record<string, unknown> = {}) {
    const handle = await aCapture(sam, { text, ...more })
    await job.run(sam.owner)
    return readCapture(sam, handle)
  }

  test('leads to a plan and to archiving, as they can be sent, and can be undone', async () => {
    const list = await aList(sam, { name: 'Winter' })
    const { data, next_actions, status } = await captured('Ostsee Sauna, Seestraße 9, Berlin', {
      target_ideas_list_handle: list,
    })
    expect(status).toBe('completed')
    expect(next_actions).toMatchObject([
      { capability: 'plans.draft.create', needs: [] },
      { capability: 'ideas.created.archive', needs: [] },
    ])
    expect(await titlesOf(list)).toHaveLength(1)
    const undone = await undo(data.reversible_action_id)
    expect(undone.outcome.fallback_text).toContain('which this capture saved, is archived')
    expect(await titlesOf(list)).toEqual([])
    const again = await readCapture(sam, data.capture_public_id)
    expect(again.data).toMatchObject({ reversible_action_id: null, idea: { state: 'archived' } })
    expect(again.next_actions).toEqual([])
    await undo(undone.data.reversible_action_id)
    expect(await titlesOf(list)).toHaveLength(1)
    for (const { capability, input } of next_actions) {
      const sent = await sam.call(capability as CapabilityId, input)
      expect([sent.status, sent.body.status], sent.text).toEqual([200, 'completed'])
    }
  })

  test('cannot be undone once its idea was changed, or where the idea was there before', async () => {
    const first = await captured('Ostsee Sauna, Seestraße 9, Berlin')
    const idea_handle = first.data.idea?.idea_handle
    await answer(sam, 'ideas.created.update', { idea_handle, description: 'Mine' })
    const changed = await readCapture(sam, first.data.capture_public_id)
    expect(changed.data.reversible_action_id).toBeNull()
    expect((await undo(first.data.reversible_action_id)).error.code).toBe('not_reversible')
    const second = await captured('Ostsee Sauna, Seestraße 9, Berlin')
    expect(second.data).toMatchObject({ reused: true, reversible_action_id: null })
    expect(second.next_actions.map(({ capability }) => capability)).toEqual(['plans.draft.create'])
  })
})
