import { beforeAll, describe, expect, test } from 'vitest'
import { asSuperuser } from '#test/support/cluster.ts'
import { aList, anIdea, answer, ideas, notFound, problem } from '#test/support/given/lists.ts'
import { likes, mutate, threeFriends } from '#test/support/given/likes.ts'
import { type Account, useWorld } from '#test/support/world.ts'
import { earlier } from '#test/support/given/time.ts'
import { sql } from '#server/database/sql.ts'

const world = useWorld()
let sam: Account
let ada: Account
let mira: Account
let toAda: string
let toMira: string
let toSam: string

beforeAll(async () => {
  ;({ sam, ada, mira, toAda, toMira, toSam } = await threeFriends(world))
})

const preview = 'ideas.lists.likes.preview'
const apply = 'ideas.lists.likes.apply'

/** A list with an idea of each of these titles, and the ideas. */
async function listOf(...titles: string[]) {
  const idea_handles = await ideas(sam, ...titles)
  const ideas_list_handle = await aList(sam)
  await change(ideas_list_handle, 'replace', idea_handles)
  return { ideas_list_handle, idea_handles }
}

const change = (ideas_list_handle: string, mode: string, idea_handles: string[]) =>
  answer(sam, 'ideas.lists.items.update', { ideas_list_handle, mode, idea_handles })

describe('ideas.lists.likes.preview', () => {
  test('shows which likes it would add for which people, and changes nothing', async () => {
    const { ideas_list_handle, idea_handles } = await listOf('Zoo', 'Museum')
    const [zoo = ''] = idea_handles
    await mutate(sam, zoo, { operation: 'save', people_handles: [toAda] })
    const { data } = await answer(sam, preview, { ideas_list_handle, person_handles: [toAda] })
    expect(data).toMatchObject({
      preview_token: expect.stringMatching(/^.{40,}$/),
      people: [{ person_handle: toAda }],
      source_people: [],
    })
    expect(data.likes).toMatchObject([
      { idea: { title: 'Zoo' }, for: [{ person_handle: toAda }], already: true },
      { idea: { title: 'Museum' }, for: [{ person_handle: toAda }], already: false },
    ])
    expect((await likes(ada)).map(({ subject }) => subject.title)).toEqual(['Zoo'])
  })

  test('with source people only what one of them is known to like', async () => {
    const { ideas_list_handle } = await listOf('Harbour', 'Forest')
    await mutate(ada, await anIdea(ada, 'forest'), { operation: 'save', people_handles: [toSam] })
    const input = { ideas_list_handle, person_handles: [toMira], source_person_names: ['Ada'] }
    const { data } = await answer(sam, preview, input)
    expect(data.source_people).toMatchObject([{ person_handle: toAda }])
    expect(data.likes).toMatchObject([{ idea: { title: 'Forest' } }])
    const { data: applied } = await answer(sam, apply, input)
    expect(applied).toMatchObject({ applied: 1, unchanged: 0 })
    expect((await likes(mira)).map(({ subject }) => subject.title)).toContain('Forest')
  })

  test("another account's list is answered like one that does not exist", async () => {
    const ideas_list_handle = await aList(ada)
    const input = { ideas_list_handle, person_handles: [toAda] }
    expect(await problem(sam, preview, input)).toEqual(notFound())
    expect(await problem(sam, apply, input)).toEqual(notFound())
  })
})

describe('ideas.lists.likes.apply', () => {
  test('applies what was reviewed once, with a receipt for each like', async () => {
    const { ideas_list_handle, idea_handles } = await listOf('Bar', 'Cinema', 'Theatre')
    const [bar = ''] = idea_handles
    await mutate(sam, bar, { operation: 'save', people_handles: [toMira] })
    const input = { ideas_list_handle, person_handles: [toMira] }
    await answer(sam, preview, input)
    const { status, data } = await answer(sam, apply, input)
    expect(status).toBe('completed')
    expect(data).toMatchObject({ applied: 2, unchanged: 1, skipped: [] })
    expect(data.receipts).toHaveLength(2)
    const shown = (await likes(mira)).map(({ subject }) => subject.title)
    expect(shown).toEqual(expect.arrayContaining(['Bar', 'Cinema', 'Theatre']))
    const again = await answer(sam, apply, input)
    expect(again).toMatchObject({
      status: 'unchanged',
      effects: [],
      data: { applied: 0, unchanged: 3, receipts: [] },
    })
    const [receipt_id] = data.receipts
    const undone = await answer(sam, 'likes.mutate', { operation: 'undo', receipt_id })
    expect(undone).toMatchObject({ status: 'completed', data: { saved: false } })
  })

  test('a choice that was never previewed has to be reviewed first', async () => {
    const { ideas_list_handle } = await listOf('Lake')
    await answer(sam, preview, { ideas_list_handle, person_handles: [toAda] })
    const others = [
      { ideas_list_handle, person_handles: [toMira] },
      { ideas_list_handle, person_handles: [toAda, toMira] },
      { ideas_list_handle, person_handles: [toAda], source_person_handles: [toMira] },
    ]
    for (const input of others) {
      expect(await answer(sam, apply, input)).toMatchObject({
        status: 'needs_input',
        error: { code: 'review_required', prerequisite: { capability: preview, input } },
      })
    }
    const same = { ideas_list_handle, person_names: ['ada'], person_handles: [toAda] }
    expect((await answer(sam, apply, same)).status).toBe('completed')
  })

  test.each([
    ['an idea was added', async (list: string) => change(list, 'add', await ideas(sam, 'New'))],
    ['an idea was removed', (list: string, idea: string) => change(list, 'remove', [idea])],
    [
      'an idea was archived',
      (_: string, idea_handle: string) => answer(sam, 'ideas.created.archive', { idea_handle }),
    ],
    [
      'an idea was given another title',
      (_: string, idea_handle: string) =>
        answer(sam, 'ideas.created.update', { idea_handle, title: 'Something else' }),
    ],
  ])('what differs from the preview has to be reviewed again: %s', async (what, happen) => {
    const { ideas_list_handle, idea_handles } = await listOf(`Park, ${what}`, `Tower, ${what}`)
    const input = { ideas_list_handle, person_handles: [toAda] }
    await answer(sam, preview, input)
    await happen(ideas_list_handle, idea_handles[0] ?? '')
    const stale = {
      status: 'needs_input',
      error: { code: 'review_stale', prerequisite: { input } },
    }
    expect(await answer(sam, apply, input)).toMatchObject(stale)
    await answer(sam, preview, input)
    expect((await answer(sam, apply, input)).status).toBe('completed')
  })

  test('a source who takes a like back makes the review stale, too', async () => {
    const { ideas_list_handle } = await listOf('Palace')
    const theirs = await anIdea(ada, 'Palace')
    await mutate(ada, theirs, { operation: 'save', people_handles: [toSam] })
    const input = {
      ideas_list_handle,
      person_handles: [toMira],
      source_person_handles: [toAda],
    }
    await answer(sam, preview, input)
    await mutate(ada, theirs, { operation: 'unlike' })
    expect(await answer(sam, apply, input)).toMatchObject({ error: { code: 'review_stale' } })
  })

  test('a review is valid for a day', async () => {
    const { ideas_list_handle } = await listOf('Old')
    const input = { ideas_list_handle, person_handles: [toAda] }
    await answer(sam, preview, input)
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update like_previews set expires_at = ${earlier(sql`expires_at`, '25 hours')}
        where owner_id = ${db.owner}`,
    })
    expect(await answer(sam, apply, input)).toMatchObject({ error: { code: 'review_required' } })
  })

  test('a list of any length is done part by part', async () => {
    const ideas_list_handle = await aList(sam, { name: 'Long' })
    await world.database.write(sam.owner, {
      async work(db) {
        await db.sql`
          insert into ideas (owner_id, idea_id, kind, title, title_key)
          select me.owner_id, md5(n || me.owner_id::text)::uuid, 'place', 'Long ' || n, 'long ' || n
          from accounts me, generate_series(1, 1200) as idea (n)
          where me.owner_id = ${db.owner}`
        await db.sql`
          insert into list_ideas (owner_id, list_id, idea_id, position)
          select l.owner_id, l.list_id, i.idea_id, substr(i.title, 6)::integer
          from ideas i
          join lists l on l.owner_id = i.owner_id and l.name = 'Long'
          where i.owner_id = ${db.owner} and i.title like 'Long %'`
        await db.sql`update lists set item_count = 1200 where owner_id = ${db.owner} and name = 'Long'`
      },
    })
    // Statements are planned for what is there, as they are where it came one by one.
    await asSuperuser(world.superuser_url, 'analyze')
    const input = { ideas_list_handle, person_handles: [toMira] }
    const applied: number[] = []
    for (const [first, last] of [
      ['Long 1', 'Long 500'],
      ['Long 501', 'Long 1000'],
    ]) {
      const part = await answer(sam, preview, input)
      expect(part.data.likes).toHaveLength(500)
      expect(part.data.likes.every(({ already }) => !already)).toBe(true)
      expect(part.data.likes.at(0)?.idea.title).toBe(first)
      expect(part.data.likes.at(-1)?.idea.title).toBe(last)
      expect(part.outcome.disclosures[0]?.text).toContain('again for the next part.')
      applied.push((await answer(sam, apply, input)).data.applied)
      expect(await answer(sam, apply, input)).toMatchObject({ error: { code: 'review_stale' } })
    }
    const rest = await answer(sam, preview, input)
    expect(rest.data.likes.filter(({ already }) => !already)).toHaveLength(200)
    expect(rest.data.likes).toHaveLength(500)
    expect(rest.outcome.disclosures[0]?.text).toContain('no like is missing for the others.')
    applied.push((await answer(sam, apply, input)).data.applied)
    expect(applied).toEqual([500, 500, 200])
    const { outcome } = await answer(sam, preview, input)
    expect(outcome.fallback_text).toContain('no new likes')
  }, 60_000)

  test('twenty calls at once with one key and twenty with their own keys make one set of likes', async () => {
    const { ideas_list_handle } = await listOf('Alpha', 'Beta')
    const input = { ideas_list_handle, person_handles: [toAda] }
    await answer(sam, preview, input)
    const given = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        sam.call(apply, input, index < 20 ? { key: 'list-likes-race' } : {}),
      ),
    )
    const ends = given.map(({ body }) => body)
    const effective = ends.filter((body) => body.data?.applied > 0 && !body.replayed)
    expect(effective).toHaveLength(1)
    expect(effective[0]?.data.applied).toBe(2)
  })
})
