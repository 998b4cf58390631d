import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { updateLinksRevoked } from '#server/data/links/update.ts'
import { style } from '#server/surfaces/web/parts/frame_style.ts'
import {
  addItem,
  everything,
  invite,
  inviteOf,
  makePath,
  makePlan,
  shareList,
  visitorOf,
} from '#test/server/surfaces/web/links/stage.ts'
import { startWorld, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')

const { get, post, textOf } = visitorOf(() => world)

async function guestOf(facts: Parameters<typeof makePlan>[2] = {}, name = 'Ada') {
  const plan_id = await makePlan(world, sam.owner, facts)
  return { plan_id, ...(await invite(world, sam.owner, plan_id, name)) }
}

describe('every page', () => {
  const paths = async () => {
    const { path, plan_id } = await guestOf({ state: 'shared' })
    const list = await shareList(world, sam.owner, 'List', [{ title: 'Idea' }])
    return [
      path,
      `${path}/calendar.ics`,
      await makePath(world, sam.owner, 'plan', plan_id),
      list.path,
      await makePath(world, ada.owner, 'unsubscribe', sam.owner),
    ]
  }

  test('changes nothing when somebody or a mail scanner looks at it, however often', async () => {
    const all = await paths()
    const before = await everything(world)
    for (const path of all) {
      for (const method of ['GET', 'HEAD']) {
        for (const query of [
          '',
          '?answer=accepted',
          '?saved',
          '?mail=stop-all',
          '?List-Unsubscribe=One-Click',
        ]) {
          const answer = await get(path + query, { method })
          expect(answer.status).toBe(200)
          if (method === 'HEAD') expect(await answer.text()).toBe('')
          expect(answer.headers.getSetCookie()).toEqual([])
        }
      }
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const answer = await get(path, { method })
        expect(answer.status).toBe(405)
        expect(answer.headers.get('allow')).toContain('GET, HEAD')
      }
    }
    expect(await everything(world)).toEqual(before)
  })

  test('takes no form from another site, whatever the form says it is', async () => {
    const { path, invite_id, plan_id } = await guestOf({ state: 'shared' })
    const before = await everything(world)
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const fields = { answer: 'accepted', name: 'Eve', form: 'x'.repeat(22) }
    for (const target of [path, await makePath(world, sam.owner, 'plan', plan_id)]) {
      const oneClick = { ...fields, 'List-Unsubscribe': 'One-Click' }
      expect((await post(target, oneClick, headers)).status).toBe(403)
    }
    expect(await inviteOf(world, sam.owner, invite_id)).toMatchObject({ rsvp_status: 'pending' })
    expect((await everything(world)).people).toEqual(before.people)
  })

  test('is closed to scripts, frames, caches, search and other sites', async () => {
    const hash = createHash('sha256').update(style).digest('base64')
    for (const path of [...(await paths()), '/i/unknown']) {
      const { headers } = await get(path)
      const policy = headers.get('content-security-policy')?.split('; ')
      expect(policy).toEqual([
        "default-src 'none'",
        `style-src 'sha256-${hash}'`,
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ])
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex, nofollow',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.any(String),
      })
      expect(headers.get('etag')).toBeNull()
    }
    for (const path of (await paths()).filter((path) => !path.endsWith('.ics'))) {
      const page = await textOf(path)
      expect(page).not.toMatch(/<script|\son\w+=|<iframe|<img|style="/i)
      expect(page).toMatch(/<html lang="en">[\s\S]*<title>[^<]+<\/title>[\s\S]*<main>/)
    }
    expect(await textOf('/robots.txt')).toMatch(/Disallow: \/i\/\n/)
  })

  test('is always the same page when the link does not work', async () => {
    const { path: revoked, invite_id } = await guestOf()
    await world.database.write(sam.owner, {
      work: async (db) => updateLinksRevoked(db, 'invite', [invite_id]),
    })
    const { path: expired } = await guestOf()
    const hash = createHash('sha256').update(expired.slice(3)).digest()
    const client = new pg.Client({ connectionString: world.superuser_url })
    await client.connect()
    await client.query(
      `update links set expires_at = now() - interval '1 s' where link_hash = $1`,
      [hash],
    )
    await client.end()
    const { path: live } = await guestOf()
    const unknown = `/i/${randomBytes(32).toString('base64url')}`
    const all = [
      ...[
        unknown,
        revoked,
        expired,
        '/i/x',
        `/i/${'x'.repeat(900)}`,
        '/i/%F0%28',
        '/i/%zz',
        '/i/',
        '/i',
      ],
      ...[
        `${live}/`,
        `${live}/calendar`,
        `/p/${live.slice(3)}`,
        `/l/${live.slice(3)}`,
        '/c/__proto__',
      ],
      ...[`${unknown}/calendar.ics`, `/i/${live.slice(3).toUpperCase()}`],
    ]
    const seen = async (answer: Response) => {
      const { date, 'x-request-id': id, ...headers } = Object.fromEntries(answer.headers)
      expect([date, id]).toEqual([expect.any(String), expect.any(String)])
      return { status: answer.status, headers, body: await answer.text() }
    }
    const first = await seen(await get(unknown))
    expect(first.status).toBe(404)
    for (const path of all) expect(await seen(await get(path)), path).toEqual(first)
    for (const path of [unknown, revoked, expired, '/i/x']) {
      expect(await seen(await post(path, { answer: 'accepted' }))).toEqual(first)
    }
    expect((await get(live)).status).toBe(200)
  })

  test('takes as long for text that is not a token as for a token that is unknown or revoked', async () => {
    const { path: revoked, invite_id } = await guestOf()
    await world.database.write(sam.owner, {
      work: async (db) => updateLinksRevoked(db, 'invite', [invite_id]),
    })
    const kinds = [() => `/i/${randomBytes(32).toString('base64url')}`, () => revoked, () => '/i/x']
    const times = kinds.map((): number[] => [])
    for (let round = 0; round < 40; round += 1) {
      for (const [at, path] of kinds.entries()) {
        const started = performance.now()
        await textOf(path())
        times[at]?.push(performance.now() - started)
      }
    }
    const medians = times.map((list) => list.sort((a, b) => a - b)[20] ?? 0)
    expect(Math.max(...medians)).toBeLessThan(2 * Math.min(...medians) + 1)
  })

  test('refuses forms from other sites, and takes them from its own', async () => {
    const { path, invite_id } = await guestOf()
    const before = await everything(world)
    const refused: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
      { 'sec-fetch-site': 'same-site', origin: 'https://other.example' },
      { origin: 'https://evil.example' },
      { origin: 'nonsense' },
    ]
    for (const headers of refused) {
      const answer = await post(path, { answer: 'accepted' }, headers)
      expect(answer.status).toBe(403)
    }
    expect(await everything(world)).toEqual(before)
    const taken: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      { origin: world.url },
      { origin: world.url, 'sec-fetch-site': 'same-origin' },
      {},
    ]
    for (const [at, headers] of taken.entries()) {
      const answer = at % 2 === 0 ? 'accepted' : 'declined'
      expect((await post(path, { answer }, headers)).status).toBe(303)
      expect(await inviteOf(world, sam.owner, invite_id)).toMatchObject({ rsvp_status: answer })
    }
  })

  test('takes small forms only', async () => {
    const { path } = await guestOf()
    expect((await post(path, { answer: 'accepted', more: 'x'.repeat(9_000) })).status).toBe(413)
    const json = { 'content-type': 'application/json' }
    const body = '{"answer":"accepted"}'
    expect((await get(path, { method: 'POST', body, headers: json })).status).toBe(415)
    expect((await get(path, { method: 'POST' })).status).toBe(415)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const zipped = { ...form, 'content-encoding': 'gzip' }
    expect((await get(path, { method: 'POST', body: 'x', headers: zipped })).status).toBe(415)
    const parts = new FormData()
    parts.set('answer', 'accepted')
    expect((await get(path, { method: 'POST', body: parts })).status).toBe(415)
    const chunks = new ReadableStream({
      start(sink) {
        for (let at = 0; at < 20; at += 1)
          sink.enqueue(new TextEncoder().encode('a=b&'.repeat(200)))
        sink.close()
      },
    })
    const streamed = { method: 'POST', body: chunks, headers: form, duplex: 'half' } as RequestInit
    expect((await get(path, streamed)).status).toBe(413)
  })

  test('shows what somebody wrote as text, everywhere on the page', async () => {
    const evil = `"><script>alert(1)</script><img src=x onerror='alert(1)'>&amp;`
    const plan_id = await makePlan(world, sam.owner, {
      title: evil,
      description: evil,
      place_name: evil,
      place_address: evil,
      meetup_location_text: evil,
      source_url: `https://example.org/"onmouseover="alert(1)`,
      state: 'shared',
    })
    await addItem(world, sam.owner, plan_id, {
      title: evil,
      amount_note: evil,
      target_url: 'javascript:alert(1)',
    })
    const guest = await invite(world, sam.owner, plan_id, evil)
    const open = await makePath(world, sam.owner, 'plan', plan_id)
    const list = await shareList(world, sam.owner, evil, [{ title: evil, description: evil }])
    for (const path of [guest.path, open, list.path]) {
      const page = await textOf(path)
      expect(page).not.toMatch(/<script|<img|onmouseover="|href="javascript/i)
      expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
    }
    const again = await post(open, { name: evil.repeat(4), answer: 'accepted' })
    expect(await again.text()).not.toMatch(/<script|<img/)
  })

  test('never has its secret in the log', async () => {
    const lines: string[] = []
    const { makeLog } = await import('#server/runtime/log.ts')
    const { Writable } = await import('node:stream')
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const loud = await startWorld({ log: makeLog('trace', sink) })
    try {
      const host = await loud.account('Sam')
      const guest = await invite(loud, host.owner, await makePlan(loud, host.owner), 'Ada')
      const url = `${loud.url}${guest.path}`
      await fetch(url)
      await fetch(url, { method: 'POST', body: new URLSearchParams({ answer: 'accepted' }) })
      await fetch(`${loud.url}/i/${'y'.repeat(43)}`)
    } finally {
      await loud.stop()
    }
    const all = lines.join('')
    expect(all).toContain('"page":"invitation"')
    expect(all).not.toMatch(/[\w-]{43}/)
    expect(all).not.toContain('Ada')
  })

  test('refuses visitors who come too often, and nobody else who has the same link', async () => {
    const strict = await startWorld({ rate_limits: true })
    try {
      const host = await strict.account('Sam')
      const guest = await invite(strict, host.owner, await makePlan(strict, host.owner), 'Ada')
      const visit = () => fetch(`${strict.url}${guest.path}`)
      expect((await visit()).status).toBe(200)
      const { rates } = strict.service.runtime
      // More than one address may visit one link in a minute.
      const visitsOf = (address: string) =>
        Promise.allSettled(
          Array.from({ length: 140 }, () => rates.visit(address, guest.path.slice(3))),
        )
      const somebody = await visitsOf('10.0.0.1')
      expect(somebody.some(({ status }) => status === 'rejected')).toBe(true)
      expect((await visit()).status).toBe(200)
      await visitsOf('127.0.0.1')
      let last = await visit()
      for (let at = 0; at < 20 && last.status === 200; at += 1) last = await visit()
      expect(last.status).toBe(429)
      expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await last.text()).toContain('Too many visits at once')
    } finally {
      await strict.stop()
    }
  })
})
