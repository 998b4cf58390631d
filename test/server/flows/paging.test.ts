import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { answer, problem } from '#test/support/given/lists.ts'
import { age } from '#test/support/given/rows.ts'
import { transactionsOf } from '#test/support/recorded.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

/** More than two snapshots have room for. */
const many = 1200

interface Listed {
  capability: CapabilityId
  /** The field of an item that names it. */
  title: string
  /** Inserts entries named `Entry 1` to `Entry 1200`, whose places in the order are equal but for their ids. */
  fill: (owner: string) => Statement[]
  /** Moves an entry to the other end of the order. */
  touch: (owner: string, title: string) => Statement
}

const fillIdeas = (owner: string) => sql`
  insert into ideas (owner_id, idea_id, kind, title, title_key)
  select me.owner_id, md5(n || me.owner_id::text)::uuid, 'place', 'Entry ' || n, 'entry ' || n
  from accounts me, generate_series(1, ${many}::integer) as entry (n)
  where me.owner_id = ${owner}`

const ideas: Listed = {
  capability: 'ideas.saved.query',
  title: 'title',
  fill: (owner) => [fillIdeas(owner)],
  touch: (owner, title) => sql`
    update ideas set updated_at = now() where owner_id = ${owner} and title = ${title}`,
}

const lists: Listed[] = [
  ideas,
  {
    capability: 'ideas.lists.query',
    title: 'name',
    fill: (owner) => [
      sql`
        insert into lists (owner_id, list_id, name, name_key)
        select me.owner_id, md5(n || me.owner_id::text)::uuid, 'Entry ' || n, 'entry ' || n
        from accounts me, generate_series(1, ${many}::integer) as entry (n)
        where me.owner_id = ${owner}`,
    ],
    touch: (owner, title) => sql`
      update lists set updated_at = now() where owner_id = ${owner} and name = ${title}`,
  },
  {
    capability: 'places.private.query',
    title: 'name',
    fill: (owner) => [
      sql`
        insert into places (owner_id, place_id, name, name_key)
        select me.owner_id, md5(n || me.owner_id::text)::uuid, 'Entry ' || n, 'entry ' || n
        from accounts me, generate_series(1, ${many}::integer) as entry (n)
        where me.owner_id = ${owner}`,
    ],
    touch: (owner, title) => sql`
      update places set updated_at = now() where owner_id = ${owner} and name = ${title}`,
  },
  {
    capability: 'relationships.people.query',
    title: 'display_name',
    fill: (owner) => [
      sql`
        insert into people (owner_id, person_id, display_name, name_key, classification)
        select me.owner_id, md5(n || me.owner_id::text)::uuid, 'Entry ' || n, 'entry', 'friend_in_mind'
        from accounts me, generate_series(1, ${many}::integer) as entry (n)
        where me.owner_id = ${owner}`,
    ],
    touch: (owner, title) => sql`
      update people set name_key = 'a new name', updated_at = now()
      where owner_id = ${owner} and display_name = ${title}`,
  },
  {
    capability: 'likes.query',
    title: 'subject.title',
    fill: (owner) => [
      fillIdeas(owner),
      sql`
        insert into likes (owner_id, like_id, subject_kind, subject_id, title, title_key, saved)
        select owner_id, md5(idea_id::text)::uuid, 'idea', idea_id, title, title_key, true
        from ideas
        where owner_id = ${owner}`,
    ],
    touch: (owner, title) => sql`
      update likes set updated_at = now() where owner_id = ${owner} and title = ${title}`,
  },
  {
    capability: 'plans.query',
    title: 'title',
    fill: (owner) => [
      sql`
        insert into plans (owner_id, plan_id, card_title, title, title_key, timezone)
        select me.owner_id, md5(n || me.owner_id::text)::uuid, 'Entry ' || n, 'Entry ' || n, 'entry ' || n, 'Europe/Berlin'
        from accounts me, generate_series(1, ${many}::integer) as entry (n)
        where me.owner_id = ${owner}`,
    ],
    touch: (owner, title) => sql`
      update plans set updated_at = now() where owner_id = ${owner} and title = ${title}`,
  },
  {
    capability: 'invites.list',
    title: 'plan.title',
    fill: (owner) => [
      sql`
        insert into invite_cards (owner_id, invite_id, plan_id, host_owner, host_invite_id, host_name, plan_state,
          title, title_key, timezone, scheduled_at, revision, checksum, rsvp_status, version)
        select me.owner_id, md5('i' || n)::uuid, md5('p' || n)::uuid, md5('h' || n)::uuid, md5('g' || n)::uuid, 'Hanna',
          'active', 'Entry ' || n, 'entry ' || n, 'Europe/Berlin', now() + interval '9 days', 1, 'checksum',
          'pending', 1
        from accounts me, generate_series(1, ${many}::integer) as entry (n)
        where me.owner_id = ${owner}`,
    ],
    touch: (owner, title) => sql`
      update invite_cards set received_at = now() where owner_id = ${owner} and title = ${title}`,
  },
]

const everything = Array.from({ length: many }, (_, index) => `Entry ${index + 1}`)

async function filled(list: Listed): Promise<Account> {
  const account = await world.account('Many')
  for (const statement of list.fill(account.owner)) await change(account, statement)
  return account
}

async function change({ owner }: Account, statement: Statement): Promise<void> {
  await world.database.write(owner, { work: (db) => db.run(statement) })
}

function titleOf(item: unknown, path: string): string {
  return path.split('.').reduce((value, field) => Object(value)[field], Object(item))
}

/** Every title of a list that is read to its end; `between` runs after each page. */
async function readAll(
  account: Account,
  { capability, title }: Listed,
  between: (page: number) => Promise<void> = async () => {},
): Promise<{ titles: string[]; snapshots: Set<string> }> {
  const titles: string[] = []
  const snapshots = new Set<string>()
  let input: Record<string, unknown> = { limit: 25 }
  for (let page = 1; ; page += 1) {
    const { data, outcome } = await answer(account, capability, input)
    const items: unknown[] = ('items' in data && data.items) || []
    titles.push(...items.map((item) => titleOf(item, title)))
    const { has_more, next_cursor, snapshot_handle } = outcome.collection ?? {}
    snapshots.add(snapshot_handle ?? '')
    if (!has_more) return { titles, snapshots }
    expect(page).toBeLessThan(200)
    input = { limit: 25, cursor: next_cursor }
    await between(page)
  }
}

/** The transactions of a request for this account, each as the batches that it sent. */
async function sentFor({ owner }: Account, request: () => Promise<unknown>): Promise<string[][][]> {
  const transactions = await transactionsOf(request)
  return transactions
    .map((batches) => batches.map((batch) => batch.map(({ text }) => text)))
    .filter(([first]) => first?.some((text) => text.includes(owner)))
}

/** Lists whose items are not all loaded by the ids of a page alone. */
const loadedInSteps = ['likes.query', 'plans.query']

test.each(lists)(
  'the first page of $capability takes its snapshot in one statement, and the next one writes nothing',
  async (list) => {
    const account = await filled(list)
    let cursor: string | null = null
    const read = async () => {
      const input = cursor === null ? {} : { cursor }
      const { outcome } = await answer(account, list.capability, input)
      cursor = outcome.collection?.next_cursor ?? null
    }
    const [first = [], ...others] = await sentFor(account, read)
    expect(others).toEqual([])
    const [begin, ...statements] = first.flat()
    expect(begin).toMatch(/ read write;.*synchronous_commit = off/)
    const [taking = '', ...more] = statements.filter((text) => /into snapshots/.test(text))
    expect(taking).toMatch(/^\s*insert into snapshots[^;]*\sreturning ids\[/)
    expect(more).toEqual([])
    // The items are loaded in the same message, which commits as well; lists ask for shared ones before they do.
    const messages = list.capability === 'ideas.lists.query' ? 2 : 1
    if (!loadedInSteps.includes(list.capability)) expect(first).toHaveLength(messages)
    const [second = [], ...further] = await sentFor(account, read)
    expect(further).toEqual([])
    expect(second[0]?.[0]).toMatch(/ read only;/)
  },
)

describe('a list longer than one snapshot', () => {
  test.each(lists)(
    '$capability read to its end has every entry once, also those that moved',
    async (list) => {
      const account = await filled(list)
      const { titles, snapshots } = await readAll(account, list, async (page) => {
        for (const n of [page, many - page, 600 + page]) {
          await change(account, list.touch(account.owner, `Entry ${n}`))
        }
      })
      expect(titles.toSorted()).toEqual(everything.toSorted())
      expect(snapshots.size).toBe(3)
    },
  )

  test('500 entries are one snapshot, whose end is the end', async () => {
    const account = await filled(ideas)
    await change(
      account,
      sql`delete from ideas where owner_id = ${account.owner} and title not in (
      select 'Entry ' || n from generate_series(1, 500) as n)`,
    )
    const { titles, snapshots } = await readAll(account, ideas)
    expect({ read: titles.length, snapshots: snapshots.size }).toEqual({ read: 500, snapshots: 1 })
  })

  test('the filter of the first page holds to the end', async () => {
    const account = await filled(ideas)
    await change(
      account,
      sql`
      insert into ideas (owner_id, idea_id, kind, title, title_key, updated_at)
      select me.owner_id, md5('other ' || n)::uuid, 'place', 'Other', 'other', now() - interval '1 day'
      from accounts me, generate_series(1, 30) n
      where me.owner_id = ${account.owner}`,
    )
    const { data, outcome } = await answer(account, 'ideas.saved.query', {
      query: 'ENTRY',
      limit: 25,
    })
    let { titles, cursor } = { titles: data.items.length, cursor: outcome.collection?.next_cursor }
    for (; cursor; ) {
      const next = await answer(account, 'ideas.saved.query', { cursor, limit: 25 })
      titles += next.data.items.length
      cursor = next.outcome.collection?.next_cursor
    }
    expect(titles).toBe(many)
  })

  test('the next snapshot has its own handle, and the first handle may be sent on with each cursor', async () => {
    const account = await filled(ideas)
    const read = async (input: Record<string, unknown>) => {
      const { data, outcome } = await answer(account, 'ideas.saved.query', { limit: 25, ...input })
      const { snapshot_handle = '', next_cursor = '' } = outcome.collection ?? {}
      return { titles: data.items.map(({ title }) => title), snapshot_handle, cursor: next_cursor }
    }
    const first = await read({})
    let last = first
    while (last.snapshot_handle === first.snapshot_handle) {
      const { cursor } = last
      last = await read({ cursor, snapshot_handle: first.snapshot_handle })
    }
    const { snapshot_handle, cursor } = last
    expect(await read({ snapshot_handle })).toMatchObject({ titles: last.titles, snapshot_handle })
    const { titles } = await read({ cursor, snapshot_handle })
    expect((await read({ cursor, snapshot_handle: first.snapshot_handle })).titles).toEqual(titles)
    const other = await read({})
    const refused = { cursor, snapshot_handle: other.snapshot_handle }
    expect(await problem(account, 'ideas.saved.query', refused)).toMatchObject({
      code: 'cursor_invalid',
    })
    await age(world, account, snapshot_handle, '31 minutes')
    const expired = await answer(account, 'ideas.saved.query', { cursor })
    expect(expired.error.code).toBe('snapshot_expired')
  })

  test('whatever changes between pages, what is there all the time is read, and nothing twice', async () => {
    const step = fc.record({
      page: fc.integer({ min: 1, max: 48 }),
      entry: fc.integer({ min: 1, max: many }),
      how: fc.constantFrom('touch', 'archive', 'add'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 80 }), async (steps) => {
        const account = await filled(ideas)
        const { owner } = account
        const gone = new Set<string>()
        const { titles } = await readAll(account, ideas, async (page) => {
          for (const { entry, how } of steps.filter((one) => one.page === page)) {
            const title = `Entry ${entry}`
            if (how === 'touch') await change(account, ideas.touch(owner, title))
            if (how === 'add') {
              await change(
                account,
                sql`
                insert into ideas (owner_id, idea_id, kind, title, title_key)
                values (${owner}, gen_random_uuid(), 'place', gen_random_uuid(), 'new')`,
              )
            }
            if (how !== 'archive') continue
            gone.add(title)
            await change(
              account,
              sql`
              update ideas set state = 'archived' where owner_id = ${owner} and title = ${title}`,
            )
          }
        })
        expect(new Set(titles).size).toBe(titles.length)
        const missed = everything.filter((title) => !gone.has(title) && !titles.includes(title))
        expect(missed).toEqual([])
      }),
      { numRuns: 4, endOnFailure: true },
    )
  }, 120_000)
})
