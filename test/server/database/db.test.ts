import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Db } from '#server/database/db.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { newId } from '#server/database/id.ts'
import { sql } from '#server/database/sql.ts'
import { asSuperuser, template, type TestDatabase } from '#test/support/cluster.ts'
import { transactionsOf } from '#test/support/recorded.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'
import { brand } from '#test/support/postgres/answer.ts'

let place: TestDatabase
let database: Database

beforeAll(async () => {
  place = await makeRunDatabase()
  database = openDatabase({ url: place.url, brand })
})

afterAll(async () => {
  await database.close()
  await place.drop()
})

const insertPlace = (owner: string, name: string) => sql`
  insert into places (owner_id, place_id, name, name_key)
  values (${owner}, ${newId()}, ${name}, ${name})
  returning name`

async function names(owner: string, on = database): Promise<string[]> {
  const rows = await on.read(
    owner,
    (db) => db.sql<{ name: string }>`select name from places order by name`,
  )
  return rows.map(({ name }) => name)
}

/** Work that reports each time it is run, and fails as it is told. */
function counted<T>(work: (db: Db, run: number) => Promise<T>) {
  let runs = 0
  const running = (db: Db) => {
    runs += 1
    return work(db, runs)
  }
  return Object.assign(running, { runs: () => runs })
}

function databaseError(code: string): Error {
  return Object.assign(new Error('made by the test'), { code })
}

test('an owner does not see what another writes', async () => {
  const [sam, ada] = [newId(), newId()]
  await database.write(sam, { work: (db) => db.run(insertPlace(sam, 'Lido')) })
  expect(await names(sam)).toEqual(['Lido'])
  expect(await names(ada)).toEqual([])
})

test('a row for another owner is refused, even if a query forgets its owner', async () => {
  const [sam, ada] = [newId(), newId()]
  const write = database.write(sam, { work: (db) => db.run(insertPlace(ada, 'Lido')) })
  await expect(write).rejects.toMatchObject({ code: '42501' })
})

test('without an owner nothing can be seen', async () => {
  const sam = newId()
  await database.write(sam, { work: (db) => db.run(insertPlace(sam, 'Lido')) })
  expect(await database.run(sql`select name from places`)).toEqual([])
})

test('an owner that is not a uuid never becomes part of a statement', async () => {
  const read = database.read("x'; drop table places; --", (db) => db.now())
  await expect(read).rejects.toThrow('An owner must be a uuid.')
})

test('a read changes nothing', async () => {
  const sam = newId()
  const read = database.read(sam, (db) => db.run(insertPlace(sam, 'Lido')))
  await expect(read).rejects.toMatchObject({ code: '25006' })
})

test('a read may keep books, which others see when it resolves, if it says so at its beginning', async () => {
  const sam = newId()
  await database.read(sam, async (db) => {
    db.allowBookkeeping()
    await db.run(insertPlace(sam, 'Lido'))
    expect(await names(sam)).toEqual([])
  })
  expect(await names(sam)).toEqual(['Lido'])
  const late = database.read(sam, async (db) => {
    await db.now()
    db.allowBookkeeping()
  })
  await expect(late).rejects.toThrow('has begun already')
  const failing = database.read(sam, async (db) => {
    db.allowBookkeeping()
    await db.run(insertPlace(sam, 'Pool'))
    throw new Error('made by the test')
  })
  await expect(failing).rejects.toThrow('made by the test')
  expect(await names(sam)).toEqual(['Lido'])
})

test('a read may send its end with its last statements, and sends none after them', async () => {
  const sam = newId()
  const ending = (db: Db) => {
    db.allowBookkeeping()
    const inserting = db.run(insertPlace(sam, 'Lido'))
    db.endsHere()
    return inserting
  }
  await database.read(sam, ending)
  expect(await names(sam)).toEqual(['Lido'])
  const late = database.read(sam, async (db) => {
    const reading = db.now()
    db.endsHere()
    await reading
    await db.now()
  })
  await expect(late).rejects.toThrow('The transaction has ended')
  const failing = database.read(sam, async (db) => {
    db.allowBookkeeping()
    const [inserted, failed] = await Promise.allSettled([
      db.run(insertPlace(sam, 'Pool')),
      db.sql`select 1 / 0`,
      db.endsHere(),
    ])
    expect(inserted.status).toBe('fulfilled')
    if (failed.status === 'rejected') throw failed.reason
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect(await names(sam)).toEqual(['Lido'])
})

test('a read that fails after its end leaves its connection to others', async () => {
  const alone = openDatabase({ url: place.url, brand, connections: 1 })
  const sam = newId()
  const failing = alone.read(sam, async (db) => {
    const reading = db.now()
    db.endsHere()
    await reading
    throw new Error('made by the test')
  })
  await expect(failing).rejects.toThrow('made by the test')
  const both = [names(sam, alone), names(sam, alone)]
  expect(await Promise.all(both)).toEqual([[], []])
  await alone.close()
})

/** The database by connections with a name, which those of other tests do not have. */
function openNamed(name: string): Database {
  const url = new URL(place.url)
  url.searchParams.set('application_name', name)
  return openDatabase({ url: url.href, brand })
}

/** How many transactions are open on connections of this name. */
async function openTransactions(name: string): Promise<number> {
  const [row] = await database.run<{ count: number }>(sql`
    select count(*)::int as count
    from pg_stat_activity
    where application_name = ${name} and state like 'idle in transaction%'`)
  return row?.count ?? Number.NaN
}

test('a read may pause: no transaction is open then, and it goes on in another one', async () => {
  const sam = newId()
  const name = 'goes on'
  const pausing = openNamed(name)
  const count = (db: Db) => db.sql`select name from places`.then(({ length }) => length)
  const seen = await pausing.read(sam, async (db) => {
    const before = [await count(db), await openTransactions(name)]
    await db.pause()
    const paused = await openTransactions(name)
    await database.write(sam, { work: (other) => other.run(insertPlace(sam, 'Lido')) })
    return [...before, paused, await count(db), await openTransactions(name)]
  })
  expect(seen).toEqual([0, 1, 0, 1, 1])
  await pausing.close()
})

test('a transaction is asked once for its time, and after a pause for a later one', async () => {
  const times: Date[] = []
  const transactions = await transactionsOf(() =>
    database.read(newId(), async (db) => {
      times.push(...(await Promise.all([db.now(), db.now()])), await db.now())
      await db.pause()
      // A date tells no less than a millisecond.
      await wait(2)
      times.push(await db.now())
    }),
  )
  const sent = transactions.flat(2).filter(({ text }) => text === 'select now()')
  expect(sent).toHaveLength(2)
  const [first = new Date(), second, third, later = first] = times
  expect([second, third]).toEqual([first, first])
  expect(later.getTime()).toBeGreaterThan(first.getTime())
})

test('a read that has paused may still keep books, and nothing else', async () => {
  const sam = newId()
  const name = 'keeps books'
  const pausing = openNamed(name)
  await pausing.read(sam, async (db) => {
    db.allowBookkeeping()
    await db.now()
    await db.pause()
    db.atCommit(insertPlace(sam, 'Lido'))
    // It would commit too early what was handed over.
    await db.now()
    await db.pause()
    expect(await openTransactions(name)).toBe(1)
  })
  await pausing.close()
  expect(await names(sam)).toEqual(['Lido'])
  const reading = database.read(sam, async (db) => {
    await db.now()
    await db.pause()
    await db.run(insertPlace(sam, 'Pool'))
  })
  await expect(reading).rejects.toMatchObject({ code: '25006' })
})

test('what is sent while a read pauses is sent by its owner, in a transaction', async () => {
  const sam = newId()
  const who = (db: Db) => db.sql<{ user: string; owner: string; timeout: string }>`
    select current_user as user, current_setting('app.owner', true) as owner,
      current_setting('idle_in_transaction_session_timeout') as timeout`
  const part = async (db: Db, pauses: boolean) => {
    const all = []
    for (let turn = 0; turn < 20; turn += 1) {
      if (pauses) await db.pause()
      all.push(...(await who(db)))
    }
    return all
  }
  const seen = await database.read(sam, async (db) => {
    const parts = await Promise.all([part(db, true), part(db, false), part(db, true)])
    return parts.flat()
  })
  expect(seen).toHaveLength(60)
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(seen[0]).toMatchObject({ owner: sam })
  expect(seen[0]?.user).not.toBe(new URL(place.url).username)
})

test('a read that fails before or after a pause leaves its connection to others', async () => {
  const alone = openDatabase({ url: place.url, brand, connections: 1 })
  const sam = newId()
  const before = alone.read(sam, async (db) => {
    await Promise.allSettled([db.sql`select 1 / 0`])
    await db.pause()
  })
  await expect(before).rejects.toMatchObject({ code: '22012' })
  const together = alone.read(sam, (db) => Promise.all([db.sql`select 1 / 0`, db.pause()]))
  await expect(together).rejects.toMatchObject({ code: '22012' })
  const after = alone.read(sam, async (db) => {
    await db.now()
    await db.pause()
    throw new Error('made by the test')
  })
  await expect(after).rejects.toThrow('made by the test')
  const both = [names(sam, alone), names(sam, alone)]
  expect(await Promise.all(both)).toEqual([[], []])
  await alone.close()
})

test('a write does not pause: all of it is rolled back together', async () => {
  const sam = newId()
  const writing = database.write(sam, {
    async work(db) {
      await db.run(insertPlace(sam, 'Lido'))
      await db.pause()
      throw new Error('made by the test')
    },
  })
  await expect(writing).rejects.toThrow('made by the test')
  expect(await names(sam)).toEqual([])
})

test('a write ends when its work does, whatever it says', async () => {
  const sam = newId()
  await database.write(sam, {
    async work(db) {
      db.endsHere()
      await db.run(insertPlace(sam, 'Lido'))
    },
  })
  expect(await names(sam)).toEqual(['Lido'])
})

test('a read sees one state of the database, however many statements it takes', async () => {
  const sam = newId()
  const seen = await database.read(sam, async (db) => {
    const before = await db.sql`select name from places`
    await database.write(sam, { work: (other) => other.run(insertPlace(sam, 'Lido')) })
    return [before.length, (await db.sql`select name from places`).length]
  })
  expect(seen).toEqual([0, 0])
})

test('a read without a statement does not even connect', async () => {
  const nowhere = openDatabase({ url: 'postgresql://nobody@127.0.0.1:1/none', brand })
  expect(await nowhere.read(newId(), async () => 'done')).toBe('done')
  await nowhere.close()
})

test('first, work and last of a write are one transaction', async () => {
  const sam = newId()
  const result = await database.write<string, { name: string }>(sam, {
    first: insertPlace(sam, 'first'),
    work: async (db, first) => {
      const rows = await first
      await db.run(insertPlace(sam, 'work'))
      return rows[0]?.name ?? ''
    },
    last: (name) => [insertPlace(sam, `last, after ${name}`)],
  })
  expect(result).toBe('first')
  expect(await names(sam)).toEqual(['first', 'last, after first', 'work'])
})

test('what is handed over is sent with the commit: in its order, each for its owner, and unseen before', async () => {
  const [sam, ada] = [newId(), newId()]
  const seen = await database.write(sam, {
    first: insertPlace(sam, 'first'),
    work: async (db) => {
      db.atCommit(insertPlace(sam, 'b'))
      await db.as(ada, async (there) => {
        there.atCommit(insertPlace(ada, 'hers'))
        there.atCommit(sql`update places set description = 'seen' where owner_id = ${ada}`)
      })
      db.atCommit(sql`update places set description = 'seen' where owner_id = ${sam}`)
      return db.sql<{ name: string }>`select name from places where owner_id = ${sam}`
    },
    last: () => [insertPlace(sam, 'last')],
  })
  expect(seen).toEqual([{ name: 'first' }])
  const described = (owner: string) =>
    database.read(
      owner,
      (db) => db.sql`select name, description from places where owner_id = ${owner} order by name`,
    )
  expect(await described(ada)).toEqual([{ name: 'hers', description: 'seen' }])
  expect(await described(sam)).toEqual([
    { name: 'b', description: 'seen' },
    { name: 'first', description: 'seen' },
    { name: 'last', description: null },
  ])
})

test('what is handed over is written once: not by work that fails, and not twice by work that runs again', async () => {
  const sam = newId()
  const bug = new Error('a bug')
  const failing = database.write(sam, {
    work: async (db) => {
      db.atCommit(insertPlace(sam, 'of a failure'))
      throw bug
    },
  })
  await expect(failing).rejects.toBe(bug)
  const work = counted(async (db, run) => {
    db.atCommit(insertPlace(sam, `run ${run}`))
    if (run < 3) throw databaseError('40001')
  })
  await database.write(sam, { work })
  expect(await names(sam)).toEqual(['run 3'])
})

test('what is handed over fails the write if it fails, and a read can hand over nothing', async () => {
  const sam = newId()
  const write = database.write(sam, {
    first: insertPlace(sam, 'first'),
    work: async (db) => db.atCommit(sql`insert into places (owner_id) values (${sam})`),
    last: () => [insertPlace(sam, 'last')],
  })
  await expect(write).rejects.toMatchObject({ code: '23502' })
  const read = database.read(sam, async (db) => db.atCommit(insertPlace(sam, 'of a read')))
  await expect(read).rejects.toThrow('commits nothing')
  expect(await names(sam)).toEqual([])
})

test('work for another owner that fails leaves the rest of the work to its own owner', async () => {
  const [sam, ada] = [newId(), newId()]
  await database.write(sam, {
    work: async (db) => {
      await expect(db.as(ada, () => Promise.reject(new Error('a refusal')))).rejects.toThrow()
      await db.run(insertPlace(sam, 'his'))
    },
  })
  expect([await names(sam), await names(ada)]).toEqual([['his'], []])
})

test('a last statement that fails rolls everything back', async () => {
  const sam = newId()
  const write = database.write(sam, {
    first: insertPlace(sam, 'first'),
    work: async () => {},
    last: () => [sql`insert into places (owner_id) values (${sam})`],
  })
  await expect(write).rejects.toMatchObject({ code: '23502' })
  expect(await names(sam)).toEqual([])
})

test('work that fails rolls everything back, and its error is thrown', async () => {
  const sam = newId()
  const bug = new Error('a bug')
  const write = database.write(sam, {
    first: insertPlace(sam, 'first'),
    work: () => Promise.reject(bug),
  })
  await expect(write).rejects.toBe(bug)
  expect(await names(sam)).toEqual([])
})

test('a commit that could only roll back is an error, never a success', async () => {
  const sam = newId()
  const write = database.write(sam, {
    first: insertPlace(sam, 'first'),
    work: async (db) => {
      await db.sql`select 1 / 0`.catch(() => {})
    },
  })
  await expect(write).rejects.toThrow('rolled back')
  expect(await names(sam)).toEqual([])
})

test('a connection can be used again after every kind of failure', async () => {
  const single = openDatabase({ url: place.url, brand, connections: 1 })
  const sam = newId()
  const failing = (work: (db: Db) => Promise<unknown>) =>
    Promise.all([
      expect(single.write(sam, { work })).rejects.toThrow(),
      expect(single.read(sam, work)).rejects.toThrow(),
    ])
  await failing((db) => db.sql`select 1 / 0`)
  await failing((db) => db.sql`select no_such_column from places`)
  await failing((db) => Promise.all([db.sql`select 1 / 0`, db.sql`select 1 as one`]))
  await failing((db) => Promise.all([db.sql`select 1 as one`, Promise.reject(new Error('a bug'))]))
  await single.write(sam, { work: (db) => db.run(insertPlace(sam, 'Lido')) })
  expect(await names(sam, single)).toEqual(['Lido'])
  await single.close()
})

test('statements sent at once run in their order', async () => {
  const sam = newId()
  const [, seen, builder] = await database.write(sam, {
    work: (db) =>
      Promise.all([
        db.run(insertPlace(sam, 'Lido')),
        db.sql<{ name: string }>`select name from places`,
        db.table('places').select('name').where({ owner_id: sam }),
      ]),
  })
  expect(seen).toEqual([{ name: 'Lido' }])
  expect(builder).toEqual([{ name: 'Lido' }])
})

test('a statement that comes after the end is refused', async () => {
  let late: Db | undefined
  await database.read(newId(), async (db) => {
    late = db
    await db.now()
  })
  await expect(late?.now()).rejects.toThrow('has ended')
})

test('after a conflict the whole write runs again', async () => {
  const sam = newId()
  const work = counted(async (db, run) => {
    await db.run(insertPlace(sam, `run ${run}`))
    if (run < 3) throw databaseError('40001')
  })
  await database.write(sam, { work })
  expect(await names(sam)).toEqual(['run 3'])
})

test('a conflict that does not end is an unavailable dependency after three more runs', async () => {
  const work = counted(() => Promise.reject(databaseError('40P01')))
  const write = database.write(newId(), { work })
  await expect(write).rejects.toMatchObject({ code: 'dependency_unavailable' })
  expect(work.runs()).toBe(4)
})

test('two writes that wait for each other both succeed', async () => {
  const sam = newId()
  await database.write(sam, {
    work: (db) => Promise.all([db.run(insertPlace(sam, 'a')), db.run(insertPlace(sam, 'b'))]),
  })
  const touch = (db: Db, name: string) =>
    db.sql`update places set description = name where owner_id = ${sam} and name = ${name}`
  const crossing = (one: string, two: string) =>
    database.write(sam, {
      work: async (db) => {
        await touch(db, one)
        await new Promise((resolve) => setTimeout(resolve, 50))
        await touch(db, two)
      },
    })
  await Promise.all([crossing('a', 'b'), crossing('b', 'a')])
})

test('a write waits for the lock of another write, and then fails as one to try again', async () => {
  const sam = newId()
  await database.write(sam, { work: (db) => db.run(insertPlace(sam, 'Lido')) })
  const locking = (db: Db) => db.sql`select from places where owner_id = ${sam} for update`
  await database.write(sam, {
    work: async (db) => {
      await locking(db)
      const second = database.write(sam, { work: locking })
      await expect(second).rejects.toMatchObject({
        code: 'dependency_unavailable',
        detail: { retryAfter: 1 },
      })
    },
  })
})

test('a connection that dies in the middle is reported, and the next write has a new one', async () => {
  const sam = newId()
  const write = database.write(sam, {
    work: async (db) => {
      await db.run(insertPlace(sam, 'Lido'))
      const [row] = await db.sql<{ pid: number }>`select pg_backend_pid() as pid`
      await database.run(sql`select pg_terminate_backend(${row?.pid}::integer)`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      await db.now()
    },
  })
  await expect(write).rejects.toMatchObject({ code: 'dependency_unavailable' })
  expect(await names(sam)).toEqual([])
})

test('a database that cannot be reached is an unavailable dependency', async () => {
  const nowhere = openDatabase({ url: 'postgresql://nobody@127.0.0.1:1/none', brand })
  const unavailable = { code: 'dependency_unavailable' }
  await expect(nowhere.read(newId(), (db) => db.now())).rejects.toMatchObject(unavailable)
  await expect(nowhere.run(sql`select 1`)).rejects.toMatchObject(unavailable)
  await nowhere.close()
})

test('an int8 is a number, a date is its text', async () => {
  const [row] = await database.run(
    sql`select 9007199254740991::int8 as big, date '2026-11-21' as day`,
  )
  expect(row).toEqual({ big: 9007199254740991, day: '2026-11-21' })
  const tooBig = database.run(sql`select 9007199254740992::int8 as big`)
  await expect(tooBig).rejects.toThrow('too large')
})

test('more requests than connections wait their turn', async () => {
  const narrow = openDatabase({ url: place.url, brand, connections: 2 })
  const sam = newId()
  const writes = Array.from({ length: 50 }, (_, index) =>
    narrow.write(sam, { work: (db) => db.run(insertPlace(sam, String(index).padStart(2, '0'))) }),
  )
  await Promise.all(writes)
  expect(await names(sam, narrow)).toHaveLength(50)
  await narrow.close()
})

test('statements that were prepared before a migration added a column go on working', async () => {
  await asSuperuser(
    place.superuserUrl,
    `create table probe (name text); insert into probe values ('Lido');
     grant select on probe to service_app, ${template}`,
  )
  const pair = openDatabase({ url: place.url, brand, connections: 6 })
  const all = sql`select * from probe`
  const paused = (db: Db) => Promise.all([db.run(all), db.pause()]).then(([rows]) => rows)
  const ask = () =>
    Promise.all([
      ...Array.from({ length: 6 }, () => pair.read(newId(), (db) => db.run(all))),
      ...Array.from({ length: 6 }, () => pair.read(newId(), paused)),
      pair.run(all),
    ])
  await ask()
  await asSuperuser(place.superuserUrl, 'alter table probe add column city text')
  for (const rows of await ask()) expect(rows).toEqual([{ name: 'Lido', city: null }])
  await pair.close()
})
