import { newId } from '#server/database/id.ts'
import { insertMedia } from '#server/data/media/insert.ts'
import { kindOfHandle, toHandle } from '#server/domain/basics/handle.ts'
import { only } from '#server/domain/basics/only.ts'
import type { BenchAccount, BenchDatabase } from '#test/bench/database.ts'
import { line, median } from '#test/bench/measure.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { serve } from '#test/bench/serve.ts'
import { callOf } from '#test/bench/shots.ts'
import { signIn, visit } from '#test/bench/web.ts'

/** Pairs of pages of each kind, and those before them that do not count. */
const pairs = 200
const warm = 20

/** Of the standard normal distribution: 999 in 1,000 values of pages that do not differ lie within it. */
const limit = 3.29

/**
 * (foreign): whether the time of a page tells what is somebody else's from what is made up: 200 pairs of each kind, the first of a
 * pair by chance, and z of Mann and Whitney.
 */
export async function foreignTimes({ bench, folder }: Rig): Promise<void> {
  console.log(`\n(foreign) ${pairs} pairs of pages: what is somebody else’s, and what is made up`)
  const server = await serve('ours', folder, bench.url)
  const cookies = await signIn(bench, await bench.accounts(64, 'stranger'))
  const [host] = await bench.accounts(1, 'host')
  if (!host) throw new Error('There is no host.')
  const theirs = await everythingOf(bench, server.url, host)
  for (const [path, handle] of Object.entries(theirs)) {
    const times: [number[], number[]] = [[], []]
    for (let at = -warm; at < pairs; at += 1) {
      const cookie = cookies[(at + warm) % cookies.length] ?? ''
      const madeUp = toHandle(kindOfHandle(handle) ?? 'execution', newId())
      const order = Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const)
      for (const which of order) {
        const took = await timeOf(`${server.url}${path}/${[handle, madeUp][which]}`, cookie)
        if (at >= 0) times[which].push(took)
      }
    }
    const z = mannWhitney(...times)
    const note = `median ${median(times[0]).toFixed(2)} and ${median(times[1]).toFixed(2)} ms`
    console.log(line(`${path}/…: z`, z, limit, Math.abs(z) <= limit, note))
  }
  server.stop()
}

async function timeOf(url: string, cookie: string): Promise<number> {
  const { headers } = visit('', cookie)
  const began = performance.now()
  const response = await fetch(url, { headers, redirect: 'manual' })
  await response.arrayBuffer()
  const took = performance.now() - began
  if (response.status !== 404) throw new Error(`${url} answered ${response.status}`)
  return took
}

/** z of Mann and Whitney's U, near a standard normal distribution where both come from one; ties share their rank. */
function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((time) => ({ time, of: 0 })), ...other.map((time) => ({ time, of: 1 }))]
  const sorted = all.sort((a, b) => a.time - b.time)
  let sum = 0
  for (let from = 0; from < sorted.length; ) {
    let to = from
    while (to < sorted.length && sorted[to]?.time === sorted[from]?.time) to += 1
    const rank = (from + 1 + to) / 2
    sum += rank * sorted.slice(from, to).filter(({ of }) => of === 0).length
    from = to
  }
  const [n, m] = [one.length, other.length]
  const u = sum - (n * (n + 1)) / 2
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
}

/** One handle of each kind of page, by where that page is. */
async function everythingOf(bench: BenchDatabase, url: string, { owner, token }: BenchAccount) {
  const made = async (
    id: string,
    body: object,
  ): Promise<Record<string, Record<string, string>>> => {
    const { path, headers, body: sent } = callOf(id, token, body, true)
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': newId() },
      body: JSON.stringify(sent),
    })
    const text = await response.text()
    const { data } = JSON.parse(text)
    if (!data) throw new Error(`${id} answered ${text}`)
    return data
  }
  const { idea } = await made('ideas.structured_create', { kind: 'place', title: 'Tea house' })
  const { list } = await made('ideas.lists.create', { name: 'Winter' })
  const person_of = { operation: 'create', display_name: 'Mira' }
  const { person } = await made('relationships.people.manage', person_of)
  const { place } = await made('places.private.create', { name: 'Kitchen' })
  const scheduled_at = new Date(Date.now() + 40 * 86_400_000).toISOString()
  const { plan } = await made('plans.draft.create', {
    candidate_id: idea?.candidate_id,
    scheduled_at,
  })
  const plan_handle = plan?.plan_handle ?? ''
  await made('plans.draft.preview', { plan_handle })
  const { prepared } = await made('plans.prepare_send', {
    plan_handle,
    send_person_handles: [person?.person_handle],
  })
  const capture: Record<string, unknown> = await made('ideas.capture', { text: 'Sauna' })
  const media_id = newId()
  const picture = { type: 'image/jpeg', width: 1, height: 1, facts: {} } as const
  const content = Buffer.from('picture')
  await bench.database.write(owner, {
    work: (db) => insertMedia(db, { ...picture, media_id, content }),
  })
  const tokens = await bench.asSuperuser<{ id: string }>(
    'select token_id as id from tokens where owner_id = $1',
    [owner],
  )
  return {
    '/plans': plan_handle,
    '/ideas': idea?.idea_handle ?? '',
    '/lists': list?.ideas_list_handle ?? '',
    '/people': person?.person_handle ?? '',
    '/places': place?.place_handle ?? '',
    '/captures': String(capture.capture_public_id),
    '/pictures': toHandle('media', media_id),
    '/approvals': prepared?.action_handle ?? '',
    '/settings/agents': toHandle('token', only(tokens).id),
  }
}
