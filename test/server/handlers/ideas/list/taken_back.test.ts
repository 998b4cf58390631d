import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { newId } from '#server/database/id.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { completed } from '#test/contract/examples/stage.ts'
import { all, isLive } from '#test/contract/live.ts'
import { inputsOf, resolved, type Schema } from '#test/contract/schemas.ts'
import { openRows, type Rows } from '#test/support/footprint.ts'
import { connect } from '#test/support/given/connections.ts'
import { aList, problem } from '#test/support/given/lists.ts'
import {
  generate,
  idea,
  likes,
  samAndAda,
  titles,
  unlikes,
} from '#test/support/given/recommendations.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
let rows: Rows

beforeAll(async () => {
  rows = await openRows(world.superuser_url)
})
afterAll(() => rows?.end())

/** How an idea is named: by its handle, or by a candidate id. */
interface Named {
  idea: string
  candidate: string
}

/** A call of a capability that names an idea somewhere. */
type Call = (named: Named, own: { list: string; plan: Plan }) => [CapabilityId, Values]
type Values = Record<string, unknown>
type Plan = { plan_handle: string; expected_revision: number }

const calls: Record<string, Call> = {
  'like of a candidate': ({ candidate }) => [
    'ideas.candidates.like',
    { candidate_ids: [candidate] },
  ],
  'like of an idea': ({ idea: handle }) => [
    'likes.mutate',
    { operation: 'save', subject: { kind: 'idea', handle } },
  ],
  'like that is taken back': ({ idea: handle }) => [
    'likes.mutate',
    { operation: 'unlike', subject: { kind: 'idea', handle } },
  ],
  'put on a list': ({ idea: handle }, { list }) => [
    'ideas.lists.items.update',
    { ideas_list_handle: list, idea_handles: [handle], mode: 'add' },
  ],
  'the only one of a list': ({ idea: handle }, { list }) => [
    'ideas.lists.items.update',
    { ideas_list_handle: list, idea_handles: [handle], mode: 'replace' },
  ],
  'removed from a list': ({ idea: handle }, { list }) => [
    'ideas.lists.items.update',
    { ideas_list_handle: list, idea_handles: [handle], mode: 'remove' },
  ],
  change: ({ idea: idea_handle }) => ['ideas.created.update', { idea_handle, title: 'Mine now' }],
  archive: ({ idea: idea_handle }) => ['ideas.created.archive', { idea_handle }],
  'interest in a candidate': ({ candidate: candidate_id }) => [
    'relationships.interest.get',
    { subject: { candidate_id }, person_query: 'Ada' },
  ],
  'interest in an idea': ({ idea: idea_handle }) => [
    'relationships.interest.get',
    { subject: { idea_handle }, person_query: 'Ada' },
  ],
  'change of the interest in a candidate': ({ candidate: candidate_id }) => [
    'relationships.interest.mutate',
    { operation: 'like', subject: { candidate_id } },
  ],
  'change of the interest in an idea': ({ idea: idea_handle }) => [
    'relationships.interest.mutate',
    { operation: 'like', subject: { idea_handle } },
  ],
  draft: ({ candidate: candidate_id }) => ['plans.draft.create', { candidate_id }],
  'source of a draft': ({ idea: handle }, { plan }) => [
    'plans.draft.update',
    { ...plan, source_handles: [handle] },
  ],
  'draft of another candidate': ({ candidate: candidate_id }, { plan }) => [
    'plans.draft.update',
    { ...plan, candidate_id },
  ],
  'object by its candidate id': ({ candidate: candidate_id }) => [
    'ideas.object.get',
    { subject: { candidate_id } },
  ],
  'object by its handle': ({ idea: interaction_reference }) => [
    'ideas.object.get',
    { operation: 'inspect', subject: { interaction_reference } },
  ],
  'object that is put on a list': ({ candidate: candidate_id }, { list: ideas_list_handle }) => [
    'ideas.object.mutate',
    { operation: 'add_to_list', subject: { candidate_id }, destination: { ideas_list_handle } },
  ],
}

const own: { list: string; plan: Plan } = {
  list: 'list_handle',
  plan: { plan_handle: 'plan_handle', expected_revision: 1 },
}

/** Names of fields that hold the handle of an idea or a candidate id. */
const naming = /^(idea_handles?|candidate_ids?|source_handles?|interaction_reference)$/

function names(schema: Schema, definitions: Record<string, Schema>, depth = 0): boolean {
  const { properties = {}, items } = resolved(schema, definitions)
  if (depth > 4) return false
  return (
    (items !== undefined && names(items, definitions, depth + 1)) ||
    Object.entries(properties).some(
      ([name, field]) =>
        naming.test(name) ||
        (name === 'subject' && 'handle' in (resolved(field, definitions).properties ?? {})) ||
        names(field, definitions, depth + 1),
    )
  )
}

/** The rows of what an idea could have changed. */
async function content({ owner }: Account): Promise<string[]> {
  const kept = await rows.content(owner)
  return kept.filter((row) => /^(ideas|likes|list_ideas|lists|plans|plan_evidence) /.test(row))
}

/** Sam's list that was generated from what Ada liked, and the ways to name what is on it. */
async function generated(title: string) {
  const { sam, ada, toAda, toSam } = await samAndAda(world)
  const theirs = await likes(ada, title, [toSam])
  const made = await generate(sam, { name: 'Warm', search: title })
  const { ideas_list_handle } = made.data.list
  const { items } = await completed(sam, 'ideas.lists.get', { ideas_list_handle })
  const named = {
    idea: items[0]?.idea_handle ?? '',
    candidate: made.data.items[0]?.candidate_id ?? '',
  }
  return { sam, ada, toAda, toSam, theirs, ideas_list_handle, named }
}

describe('what a generated list has of a like that was taken back', () => {
  test('is named by every capability that takes an idea or a candidate', () => {
    const taking = all
      .filter(({ id }) => isLive(id))
      .filter(({ id, version }) =>
        inputsOf(id, version).some(({ schema, definitions }) => names(schema, definitions)),
      )
      .map(({ id }) => id)
    const named = { idea: 'idea', candidate: 'candidate' }
    // Its subject is a free-form object.
    const expected = new Set<string>([
      ...taking,
      'ideas.object.mutate',
      'relationships.interest.mutate',
    ])
    expect([...new Set(Object.values(calls).map((call) => call(named, own)[0]))].sort()).toEqual(
      [...expected].sort(),
    )
  })

  test('is for every capability as if it did not exist, and stays as it is', async () => {
    const { sam, ada, theirs, named } = await generated('Secret sauna')
    const list = await aList(sam)
    const mine = await idea(sam, 'Own sauna')
    const { plan } = await completed(sam, 'plans.draft.create', { candidate_id: mine.candidate_id })
    const { plan_handle, revision } = plan
    const given = { list, plan: { plan_handle, expected_revision: revision } }
    await unlikes(ada, theirs)
    const unknown = {
      idea: toHandle('idea', newId()),
      candidate: (await idea(ada, 'Of Ada')).candidate_id,
    }
    const before = await content(sam)
    for (const [what, call] of Object.entries(calls)) {
      const expected = await problem(sam, ...call(unknown, given))
      expect(expected, what).toMatchObject({ status: 404, code: 'reference_not_found' })
      expect(await problem(sam, ...call(named, given)), what).toEqual(expected)
      expect(await content(sam), what).toEqual(before)
    }
  })

  test('is in no answer, no count and no copy, until the like is known again', async () => {
    const { sam, ada, toSam, toAda, theirs, ideas_list_handle } = await generated('Secret sauna')
    await unlikes(ada, theirs)
    const { list } = await completed(sam, 'ideas.lists.get', { ideas_list_handle })
    expect(list.item_count).toBe(0)
    const asked: [CapabilityId, Values][] = [
      ['ideas.lists.get', { ideas_list_handle }],
      ['ideas.lists.query', {}],
      ['ideas.lists.rename', { ideas_list_handle, name: 'Warm and dry' }],
      ['ideas.lists.duplicate', { ideas_list_handle, name: 'Copy' }],
      ['ideas.lists.likes.preview', { ideas_list_handle, person_handles: [toAda] }],
      ['ideas.object.get', { subject: { interaction_reference: ideas_list_handle } }],
      [
        'ideas.object.get',
        { operation: 'list_contents', subject: { interaction_reference: ideas_list_handle } },
      ],
      ['ideas.saved.query', {}],
      ['ideas.search', { query: 'secret sauna' }],
      ['likes.query', {}],
      ['ideas.recommendations.get', { idea_list_handles: [ideas_list_handle] }],
      ['relationships.person.get', { person_handle: toAda }],
    ]
    for (const [id, input] of asked) {
      const { status, text } = await sam.call(id, input)
      expect(status, `${id} ${text}`).toBe(200)
      expect(text, id).not.toContain('Secret sauna')
      expect(text, id).not.toContain('"item_count":1')
      expect(text, id).not.toMatch(/has 1 idea/)
    }
    await completed(ada, 'likes.mutate', {
      operation: 'save',
      subject: { kind: 'idea', handle: theirs },
      people_handles: [toSam],
    })
    await world.service.runtime.replicate(ada.owner)
    const read = await completed(sam, 'ideas.lists.get', { ideas_list_handle })
    expect(titles(read.items)).toEqual(['Secret sauna'])
    expect(read.list.item_count).toBe(1)
  })

  test('is another idea once the person saves the same', async () => {
    const { sam, ada, theirs, named } = await generated('Secret sauna')
    await unlikes(ada, theirs)
    const mine = await idea(sam, 'Secret sauna')
    expect(mine.idea_handle).not.toBe(named.idea)
    expect(titles((await completed(sam, 'ideas.saved.query', {})).items)).toEqual(['Secret sauna'])
  })

  test('is another idea once the person likes the same of another friend', async () => {
    const { sam, ada, theirs, named } = await generated('Secret sauna')
    const jonas = await world.account('Jonas')
    const { second: toSam } = await connect(sam, jonas)
    await likes(jonas, 'Secret sauna', [toSam])
    await unlikes(ada, theirs)
    const [like] = (await completed(sam, 'likes.query', {})).items
    expect(like?.subject).toMatchObject({
      title: 'Secret sauna',
      handle: expect.stringMatching(/^lk_/),
    })
    await completed(sam, 'likes.mutate', {
      operation: 'save',
      subject: { kind: like?.subject.kind, handle: like?.subject.handle },
    })
    const { items } = await completed(sam, 'ideas.saved.query', {})
    expect(titles(items)).toEqual(['Secret sauna'])
    expect(items[0]?.idea_handle).not.toBe(named.idea)
  })
})

describe('what a generated list has of a like that is known', () => {
  const acts: Record<string, Call> = {
    liked: calls['like of a candidate'] as Call,
    changed: ({ idea: idea_handle }) => [
      'ideas.created.update',
      { idea_handle, description: 'Towels' },
    ],
    'put on another list': calls['put on a list'] as Call,
    drafted: calls.draft as Call,
  }

  test.each(Object.keys(acts))('is the own idea of the person once it was %s', async (act) => {
    const { sam, ada, theirs, named } = await generated('Secret sauna')
    const given = { ...own, list: await aList(sam) }
    const [id, input] = acts[act]?.(named, given) ?? []
    await completed(sam, id as CapabilityId, input ?? {})
    await unlikes(ada, theirs)
    expect(titles((await completed(sam, 'ideas.saved.query', {})).items)).toEqual(['Secret sauna'])
  })
})
