import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  connect as connectPair,
  disconnect as disconnectPair,
} from '#server/flows/friendship/connect.ts'
import { findConnection } from '#server/data/connections/find.ts'
import { lockAccounts } from '#server/data/accounts/lock.ts'
import type { Database } from '#server/database/db.ts'
import { replicateLike } from '#server/flows/replicate/likes.ts'
import { listReplications } from '#server/data/replication_queue/list.ts'
import { anIdea, answer } from '#test/support/given/lists.ts'
import { likes, mutate } from '#test/support/given/likes.ts'
import { connect } from '#test/support/given/connections.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let looking: pg.Client

beforeAll(async () => {
  // Only the workers that a test starts replicate anything.
  Object.assign(world.service.runtime, { replicate: async () => {} })
  looking = new pg.Client({ connectionString: world.superuser_url })
  await looking.connect()
})
afterAll(async () => {
  await looking?.end()
})

interface Copy {
  owner_id: string
  source_id: string
  version: number
  active: boolean
  title: string
}

async function copies(owners: string[]): Promise<Copy[]> {
  const { rows } = await looking.query<Copy>(
    `select owner_id, source_id, version, active, title from incoming_interests
     where owner_id = any($1) order by source_id, owner_id`,
    [owners],
  )
  return rows
}

/** Carries all that is marked, on a database that may fail. */
async function carryAll({ owner }: Account, database: Database = world.database): Promise<void> {
  const marks = await world.database.read(owner, (db) => listReplications(db, 100))
  for (const { kind, source_id } of marks) {
    if (kind === 'like') await replicateLike(database, owner, source_id)
  }
}

/** Dies before or after some of its writes, as a process does that is killed. */
function dying(database: Database): Database {
  const killed = new Error('killed')
  return {
    ...database,
    async write(owner, steps) {
      if (randomInt(5) === 0) throw killed
      const result = await database.write(owner, steps)
      if (randomInt(5) === 0) throw killed
      return result
    },
  }
}

/** Connects or parts the two, as the reviews of a friendship do. */
function toggle(account: Account, peer: Account): Promise<unknown> {
  return world.database.write(account.owner, {
    async work(db) {
      await lockAccounts(db, [peer.owner])
      const known = await findConnection(db, peer.owner)
      if (!known) return
      if (known.state === 'active') await disconnectPair(db, known.person_id)
      else await connectPair(db, known)
    },
  })
}

describe('replication of a like', () => {
  test('ignores an old version that arrives late, even where there was no copy before', async () => {
    const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
    const { first } = await connect(sam, ada)
    const idea = await anIdea(sam, 'Late')
    await mutate(sam, idea, { operation: 'save', people_handles: [first] })
    const [mark] = await world.database.read(sam.owner, (db) => listReplications(db, 1))
    if (!mark) throw new Error('nothing to replicate')
    // The first replicator has aimed, and sleeps before it writes its copy.
    let wake = (): void => {}
    const asleep = new Promise<void>((resolve) => {
      wake = resolve
    })
    const slow: Database = {
      ...world.database,
      async write(owner, steps) {
        if (steps.role === 'relay') await asleep
        return world.database.write(owner, steps)
      },
    }
    const first_carrier = replicateLike(slow, sam.owner, mark.source_id)
    await pause(100)
    await mutate(sam, idea, { operation: 'unlike' })
    await carryAll(sam)
    wake()
    await first_carrier
    expect(await copies([ada.owner])).toMatchObject([{ active: false, version: 2, title: '' }])
    expect(await likes(ada)).toEqual([])
  })

  test('converges through workers that die at any point, and no copy ever goes back', async () => {
    const sam = await world.account('Sam')
    const friends = await Promise.all(['Ada', 'Mira', 'Noor'].map((name) => world.account(name)))
    const handles: string[] = []
    for (const friend of friends) handles.push((await connect(sam, friend)).first)
    const ideas = await Promise.all(['One', 'Two', 'Three'].map((title) => anIdea(sam, title)))
    const owners = friends.map(({ owner }) => owner)

    let going = true
    const changing = ideas.map(async (idea) => {
      for (let round = 0; round < 25; round += 1) {
        const chosen = handles.filter(() => randomInt(2) === 0)
        const asked =
          randomInt(4) === 0
            ? { operation: 'unlike' }
            : { operation: 'replace', intentions: [chosen] }
        await mutate(sam, idea, asked)
        const friend = friends[randomInt(friends.length)]
        if (friend && randomInt(6) === 0) {
          await toggle(...(randomInt(2) ? ([sam, friend] as const) : ([friend, sam] as const)))
        }
        await pause(randomInt(5))
      }
    })
    let deaths = 0
    const carrying = Array.from({ length: 3 }, async () => {
      while (going) {
        await carryAll(sam, dying(world.database)).catch(() => {
          deaths += 1
        })
        await pause(1)
      }
    })
    const highest = new Map<string, number>()
    const defects: string[] = []
    const watching = (async () => {
      while (going) {
        for (const { owner_id, source_id, version } of await copies(owners)) {
          const key = `${owner_id} ${source_id}`
          const before = highest.get(key) ?? 0
          if (version < before) defects.push(`${before} went back to ${version}`)
          highest.set(key, Math.max(before, version))
        }
        await pause(2)
      }
    })()
    await Promise.all(changing)
    await pause(100)
    going = false
    await Promise.all([...carrying, watching])
    expect(defects).toEqual([])
    expect(deaths).toBeGreaterThan(10)

    await carryAll(sam)
    expect(await world.database.read(sam.owner, (db) => listReplications(db, 10))).toEqual([])
    const { rows: expected } = await looking.query<{ owner_id: string; title: string }>(
      `select c.peer_owner as owner_id, l.title
       from likes l
       join connections c on c.owner_id = l.owner_id and c.state = 'active'
       where l.owner_id = $1 and l.saved
         and exists (select from jsonb_array_elements(l.intentions) g where g ? c.person_id::text)`,
      [sam.owner],
    )
    const shown = (await copies(owners)).filter(({ active }) => active)
    const said = (rows: { owner_id: string; title: string }[]) =>
      rows.map(({ owner_id, title }) => `${owner_id} ${title}`).sort()
    expect(said(shown)).toEqual(said(expected))
    const taken = (await copies(owners)).filter(({ active }) => !active)
    expect(taken.every(({ title }) => title === '')).toBe(true)
    for (const friend of friends) {
      const titles = (await likes(friend)).map(({ subject }) => subject.title)
      const own = expected.filter(({ owner_id }) => owner_id === friend.owner)
      expect(titles.sort()).toEqual(own.map(({ title }) => title).sort())
    }
  }, 60_000)

  test('reaches a friend who is connected later, and withdraws the copy after disconnecting', async () => {
    const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
    const { first } = await connect(sam, ada)
    await toggle(sam, ada)
    const idea = await anIdea(sam, 'Patience')
    await mutate(sam, idea, { operation: 'save', people_handles: [first] })
    await carryAll(sam)
    expect(await copies([ada.owner])).toEqual([])
    await toggle(ada, sam)
    await carryAll(sam)
    expect(await copies([ada.owner])).toMatchObject([{ active: true, title: 'Patience' }])
    await toggle(ada, sam)
    expect(await likes(ada)).toEqual([])
    await carryAll(sam)
    expect(await copies([ada.owner])).toMatchObject([{ active: false, title: '' }])
    const { data } = await answer(sam, 'likes.query', {})
    expect(data.items).toMatchObject([{ mine: true, intentions: [[first]], revision: 1 }])
  })
})
