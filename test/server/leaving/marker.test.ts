import { expect, test, vi } from 'vitest'
import { beginLeaving } from '#server/flows/web/leave.ts'
import { deletionJob } from '#server/jobs/deletion.ts'
import { all, isLive } from '#test/contract/live.ts'
import type { Values } from '#test/contract/sample.ts'
import { exampleInputs } from '#test/contract/schemas.ts'
import { makeHandles, withHandles } from '#test/support/given/handles/make.ts'
import { letPass } from '#test/support/given/time.ts'
import { rowsNaming } from '#test/support/rows_naming.ts'
import { type Account, useWorld } from '#test/support/world.ts'

vi.setConfig({ testTimeout: 240_000 })

const world = useWorld({ worker: false })
const mark = 'zebrafinch'

/** What ends something comes last, because the others need it. */
const ends = /\b(delete|archive|discard|cancel|close|end|remove)\b/

/** An input with the mark in each text that `spares` does not name, and where that is. */
function planted(input: Values, spares: ReadonlySet<string>): { input: Values; at: string[] } {
  const at: string[] = []
  const walk = (value: unknown, pointer: string): unknown => {
    if (Array.isArray(value)) return value.map((one, index) => walk(one, `${pointer}/${index}`))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, walk(one, `${pointer}/${name}`)]),
      )
    }
    if (typeof value !== 'string' || spares.has(pointer)) return value
    at.push(pointer)
    return `${value} ${mark}`
  }
  return { input: walk(input, '') as Values, at }
}

/** Calls a capability with the mark in every text that it takes. @returns whether it took one. */
async function plant(account: Account, id: (typeof all)[number]['id'], given: Values) {
  const spares = new Set<string>()
  for (let tries = 0; tries < 30; tries += 1) {
    const { input, at } = planted(given, spares)
    if (at.length === 0) return false
    const { status, body, text } = await account.call(id, input)
    if (status >= 500) throw new Error(`${id} answered ${text}`)
    if (status < 300 && body.error == null) return true
    const named = [
      ...(body.errors ?? []).map(({ pointer }) => pointer),
      ...[body.error, body].map((one) => String(Object(one).pointer ?? '')),
    ]
    // What is refused stays as it was: a handle, a time, one of a few words.
    const refused = at.filter((pointer) =>
      named.some((one) => one !== '' && (pointer === one || pointer.startsWith(`${one}/`))),
    )
    for (const pointer of refused.length > 0 ? refused : at.slice(0, 1)) spares.add(pointer)
  }
  return false
}

test('what was written through every capability is nowhere once the account is deleted', async () => {
  const sam = await world.account('Sam')
  const handles = await makeHandles(sam)
  const took = new Set<string>()
  const ordered = [...all].sort(
    (one, other) => Number(ends.test(one.id)) - Number(ends.test(other.id)),
  )
  for (const { id } of ordered) {
    if (!isLive(id)) continue
    for (const { input } of exampleInputs(id)) {
      if (await plant(sam, id, withHandles(input, handles))) took.add(id)
    }
  }
  const before = await rowsNaming(world.superuser_url, mark)
  expect(took.size).toBeGreaterThan(20)
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([
      ...[
        'captures',
        'executions',
        'ideas',
        'likes',
        'lists',
        'logistics_items',
        'people',
        'places',
      ],
      ...['prepared_actions', 'roundup_items', 'snapshots'],
    ]),
  )

  await beginLeaving(world.service.runtime, sam.owner, { tells: false, request_id: 'r' })
  await letPass(world.superuser_url, '7 days 1 hour')
  const job = deletionJob({
    database: world.database,
    seal: world.service.runtime.seal,
    base_url: () => world.url,
  })
  for (let runs = 0; runs < 50 && (await job.run(sam.owner)) !== null; runs += 1);
  expect(await rowsNaming(world.superuser_url, sam.owner)).toEqual({})
  expect(await rowsNaming(world.superuser_url, mark)).toEqual({})
})
