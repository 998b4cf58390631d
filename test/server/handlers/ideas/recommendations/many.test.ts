import { beforeAll, describe, expect, test } from 'vitest'
import type { Data } from '#generated/types.ts'
import { searchVersion } from '#server/domain/finding/vector.ts'
import { connect } from '#test/support/given/connections.ts'
import { callTool } from '#test/contract/mcp.ts'
import { likes, recommended, titles } from '#test/support/given/recommendations.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** More than a snapshot keeps, and more than are read without a filter. */
const count = 2_300

// The first ones are rows of an earlier release: they have no vector, no area and no words but their own.
beforeAll(async () => {
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      insert into ideas (owner_id, idea_id, kind, title, title_key, description, activity_name, updated_at, search,
        search_version)
      select a.owner_id, md5('idea ' || n)::uuid, 'place', 'Idea ' || n, 'idea ' || n, said.description, said.activity,
        now() - n * interval '1 hour', case when n > 9 then to_tsvector('simple', concat_ws(' ', 'idea', n, said.description)) end,
        case when n > 9 then ${searchVersion}::int else 0 end
      from accounts a, generate_series(1, ${count}::int) n
      cross join lateral (
        select case when n in (1, 2250) then 'a lighthouse' end as description, case when n = 2 then 'Bouldering' end as activity
      ) said
      where a.owner_id = ${db.owner}`,
  })
})

describe('more ideas than a snapshot keeps', () => {
  test('are all reached, each once, over HTTP and over MCP', async () => {
    const first = await recommended(sam, { page_size: 25 })
    expect(first.outcome).toMatchObject({ facts: { total: 500, more: true }, disclosures: [] })
    expect(first.outcome.fallback_text).toMatch(/^More than 500 recommendations, best first\./)
    const seen = titles(first.data.items)
    const snapshots = new Set([first.outcome.collection?.snapshot_handle])
    const ends: string[] = []
    let cursor = first.outcome.collection?.next_cursor
    while (cursor) {
      const { data, outcome } = await recommended(sam, { cursor, page_size: 25 })
      seen.push(...titles(data.items))
      snapshots.add(outcome.collection?.snapshot_handle)
      if (seen.length % 500 === 0) ends.push(cursor)
      cursor = outcome.collection?.next_cursor
    }
    expect([seen.length, new Set(seen).size, snapshots.size]).toEqual([count, count, 5])
    const { body } = await callTool(
      'ideas.recommendations.get',
      { cursor: ends[0], page_size: 25 },
      { url: world.url, token: sam.token },
    )
    const behind = body.outcome?.collection?.next_cursor
    const next = await callTool(
      'ideas.recommendations.get',
      { cursor: behind, page_size: 25 },
      { url: world.url, token: sam.token },
    )
    expect(titles((next.body.data as unknown as Data<'ideas.recommendations.get'>).items)).toEqual(
      seen.slice(500, 525),
    )
  }, 120_000)

  test('are found by what they say, also those not changed for long, and those without a vector', async () => {
    const found = async (input: object) => titles((await recommended(sam, input)).data.items)
    expect(await found({ search: 'lighthouse' })).toEqual(['Idea 1', 'Idea 2250'])
    expect(await found({ activities: ['Climbing'] })).toEqual(['Idea 2'])
    expect((await found({ preference_terms: ['lighthouse'], page_size: 1 }))[0]).toBe('Idea 1')
  })

  test('come first where the user or a friend likes them, also those not changed for long', async () => {
    const ada = await world.account('Ada')
    const { first: toAda, second: toSam } = await connect(sam, ada)
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update ideas set liked = true where owner_id = ${db.owner} and title_key = 'idea 2260'`,
    })
    await likes(ada, 'Idea 2270', [toSam])
    const { data } = await recommended(sam, { prioritize_likes: true, page_size: 2 })
    expect(titles(data.items)).toEqual(['Idea 2260', 'Idea 2270'])
    const named = await recommended(sam, { person_handles: [toAda], page_size: 1 })
    expect(named.data.items).toMatchObject([
      { title: 'Idea 2270', reasons: ['Ada likes it', 'You saved it'] },
    ])
  })

  test('a match in a description alone is provisional', async () => {
    const { data } = await recommended(sam, { search: 'lighthouse' })
    expect(data.items[0]).toMatchObject({
      provisional: true,
      reasons: ['You saved it', 'Matches “lighthouse”'],
    })
    const { data: titled } = await recommended(sam, { search: 'idea 7' })
    expect(titled.items[0]).toMatchObject({ title: 'Idea 7', provisional: false })
  })
})
