import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#server/data/id.ts'
import { revokeLinks } from '#server/data/links.ts'
import { style } from '#server/surfaces/pages/style.ts'
import {
  addItem,
  invite,
  inviteOf,
  makePath,
  makePlan,
  shareList,
} from '#test/server/surfaces/pages/stage.ts'
import { type Account, startWorld, type World } from '#test/support/world.ts'

let world: World
let sam: Account
let ada: Account

beforeAll(async () => {
  world = await startWorld()
  sam = await world.account('Sam')
  ada = await world.account('Ada')
})
afterAll(() => world.stop())

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${world.url}${path}`, { redirect: 'manual', ...init })

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  get(path, { method: 'POST', body: new URLSearchParams(fields), headers })

async function textOf(path: string): Promise<string> {
  return (await get(path)).text()
}

/** Every row of what pages are about, as one text. */
async function everything(): Promise<string> {
  const client = new pg.Client({ connectionString: world.superuser_url })
  await client.connect()
  const tables = [
    'plans',
    'invites',
    'people',
    'links',
    'do_not_contact',
    'relay_marks',
    'due_work',
  ]
  const rows = tables.map((table) => `select '${table}' as name, t::text as row from ${table} t`)
  const { rows: found } = await client.query(`${rows.join(' union all ')} order by name, row`)
  await client.end()
  return JSON.stringify(found)
}

async function guestOf(facts: Parameters<typeof makePlan>[2] = {}, name = 'Ada') {
  const plan_id = await makePlan(world, sam.owner, facts)
  return { plan_id, ...(await invite(world, sam.owner, plan_id, name)) }
}

describe('an invitation', () => {
  test('says what, when, where and by whom, in the zone of the plan', async () => {
    const plan_id = await makePlan(world, sam.owner, { timezone: 'Asia/Tokyo' })
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update plans
        set scheduled_at = '2027-01-15T09:30:00Z', scheduled_ends_at = '2027-01-15T12:00:00Z',
          rsvp_deadline = '2027-01-14T23:30:00Z'
        where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    })
    const { path } = await invite(world, sam.owner, plan_id, 'Ada')
    const page = await textOf(path)
    for (const part of [
      '<bdi>Sam</bdi> invites <bdi>Ada</bdi>',
      'Dinner by the canal',
      'Friday, 15 January 2027',
      '18:30 – 21:00',
      'Japan Standard Time (Asia/Tokyo)',
      'Markthalle Neun',
      'Eisenbahnstraße 42, Berlin',
      // The deadline falls on another day there than in UTC.
      'Friday, 15 January 2027, 08:30',
    ]) {
      expect(page).toContain(part)
    }
  })

  test('shows the guests’ part of the checklist, and what waits for the plan to tip only then', async () => {
    const { plan_id, path } = await guestOf({ capacity_min: 2 })
    await addItem(world, sam.owner, plan_id, { title: 'Bring bread', amount_note: 'About 5 €' })
    await addItem(world, sam.owner, plan_id, { title: 'Host only', visibility: 'host' })
    await addItem(world, sam.owner, plan_id, { title: 'Never mind', status: 'dismissed' })
    await addItem(world, sam.owner, plan_id, { title: 'Send money', phase: 'after_plan_tips' })
    const before = await textOf(path)
    expect(before).toContain('Bring bread')
    expect(before).toContain('About 5 €')
    expect(before).not.toMatch(/Host only|Never mind|Send money/)
    await post(path, { answer: 'accepted' })
    expect(await textOf(path)).toContain('Send money')
  })

  test('is answered and answered differently, each time once', async () => {
    const { path, invite_id } = await guestOf()
    const answer = await post(path, { answer: 'accepted' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${path}?answered`)
    expect(await inviteOf(world, sam.owner, invite_id)).toMatchObject({ rsvp_status: 'accepted' })
    expect(await textOf(`${path}?answered`)).toMatch(/role="status"[^]*You’re in/)
    const before = await everything()
    await post(path, { answer: 'accepted' })
    expect(await everything()).toBe(before)
    await post(path, { answer: 'declined' })
    expect(await inviteOf(world, sam.owner, invite_id)).toMatchObject({ rsvp_status: 'declined' })
  })

  test('twenty answers at once to two places let one in', async () => {
    const plan_id = await makePlan(world, sam.owner, { capacity_max: 2 })
    const guests = []
    for (let at = 0; at < 20; at += 1) {
      guests.push(await invite(world, sam.owner, plan_id, `Guest ${at}`))
    }
    const answers = await Promise.all(guests.map(({ path }) => post(path, { answer: 'accepted' })))
    const told = answers.map(({ headers }) => headers.get('location')?.split('?')[1])
    expect(told.filter((query) => query === 'answered')).toHaveLength(1)
    expect(told.filter((query) => query === 'refused')).toHaveLength(19)
  })

  test('tells each state in which it cannot be answered, and takes no answer then', async () => {
    const states = [
      [{ state: 'canceled' }, 'This plan is canceled'],
      [{ starts_in: -5, answer_in: null }, 'This plan is over'],
      [{ starts_in: -1, answer_in: null }, 'This plan has begun'],
      [{ answer_in: -1 }, 'Answers are closed'],
      [{ capacity_max: 2 }, 'All places are taken'],
    ] as const
    for (const [facts, says] of states) {
      const { plan_id, path, invite_id } = await guestOf(facts)
      if ('capacity_max' in facts) {
        const other = await invite(world, sam.owner, plan_id, 'Mira')
        await post(other.path, { answer: 'accepted' })
      }
      const page = await textOf(path)
      expect(page).toContain(says)
      expect(page).not.toContain('value="accepted"')
      const answer = await post(path, { answer: 'accepted' })
      expect(answer.headers.get('location')).toBe(`${path}?refused`)
      expect(await textOf(`${path}?refused`)).toContain('could not be saved')
      expect(await inviteOf(world, sam.owner, invite_id)).toMatchObject({ rsvp_status: 'pending' })
    }
  })

  test('tells whoever was taken off the list, and no more than that', async () => {
    const { path, invite_id } = await guestOf()
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update invites set rsvp_status = 'removed'
        where owner_id = ${db.owner} and invite_id = ${invite_id}`,
    })
    const page = await textOf(path)
    expect(page).toContain('no longer on the guest list')
    expect(page).not.toMatch(/Markthalle|<button/)
    const answer = await post(path, { answer: 'accepted' })
    expect(answer.headers.get('location')).toBe(`${path}?refused`)
    expect((await get(`${path}/calendar.ics`)).status).toBe(404)
  })

  test('asks again where the time or place has changed', async () => {
    const { path, invite_id } = await guestOf()
    await post(path, { answer: 'accepted' })
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update invites set needs_reconfirm = true
        where owner_id = ${db.owner} and invite_id = ${invite_id}`,
    })
    const page = await textOf(path)
    expect(page).toContain('The time or place has changed')
    expect(page).toContain('It still works for me')
    await post(path, { answer: 'accepted' })
    expect(await inviteOf(world, sam.owner, invite_id)).toEqual({
      rsvp_status: 'accepted',
      needs_reconfirm: false,
    })
  })

  test('an answer that is none says so and changes nothing', async () => {
    const { path } = await guestOf()
    const before = await everything()
    for (const fields of [
      {},
      { answer: 'maybe' },
      { answer: 'removed' },
      { answer: '__proto__' },
    ]) {
      const answer = await post(path, fields as Record<string, string>)
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('Please choose one of the answers')
    }
    expect(await everything()).toBe(before)
  })

  test('gives the event to keep, the same one after each change', async () => {
    const { path } = await guestOf({ title: 'Soup; salad, bread\nand BEGIN:VALARM' })
    const answer = await get(`${path}/calendar.ics`)
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="plan.ics"')
    const lines = (await answer.text()).replace(/\r\n /g, '').split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2)
    expect(lines).toContain('SUMMARY:Soup\\; salad\\, bread and BEGIN:VALARM')
    expect(lines).toContain('METHOD:PUBLISH')
    expect(lines).toContain('SEQUENCE:1')
    expect(lines.find((line) => line.startsWith('LOCATION:'))).toContain('Markthalle Neun\\, Eisen')
    const uid = (text: string) => /UID:(\S+)/.exec(text)?.[1]
    expect(uid(lines.join('\n'))).toBe(uid(await textOf(`${path}/calendar.ics`)))
    expect((await get((await guestOf({ starts_in: null })).path + '/calendar.ics')).status).toBe(
      404,
    )
  })
})

describe('an open link to a plan', () => {
  const form = () => randomBytes(16).toString('base64url')

  async function guests(plan_id: string) {
    return world.database.read(
      sam.owner,
      (db) => db.sql<{
        display_name: string
        rsvp_status: string
        classification: string
        delivery: string
      }>`
        select p.display_name, v.rsvp_status, p.classification, v.delivery
        from invites v join people p on p.owner_id = v.owner_id and p.person_id = v.person_id
        where v.owner_id = ${db.owner} and v.plan_id = ${plan_id}
        order by v.invited_at, p.display_name`,
    )
  }

  test('leads whoever gives a name to an invitation of their own', async () => {
    const plan_id = await makePlan(world, sam.owner, { state: 'shared', connect_on_signup: true })
    const path = await makePath(world, sam.owner, 'plan', plan_id)
    expect(await textOf(path)).toContain('<label for="name">Your name</label>')
    const joined = await post(path, {
      name: '  Mira \u202e Klein\n',
      answer: 'accepted',
      form: form(),
    })
    expect(joined.status).toBe(303)
    const own = joined.headers.get('location') ?? ''
    expect(own).toMatch(/^\/i\/[\w-]{43}\?answered$/)
    const page = await textOf(own)
    expect(page).toContain('<bdi>Sam</bdi> invites <bdi>Mira Klein</bdi>')
    expect(page).toContain('would like to stay in touch')
    expect(await guests(plan_id)).toEqual([
      {
        display_name: 'Mira Klein',
        rsvp_status: 'accepted',
        classification: 'friend_in_mind',
        delivery: 'manual_share',
      },
    ])
  })

  test('a form sent five times at once signs up once', async () => {
    const plan_id = await makePlan(world, sam.owner, { state: 'shared' })
    const path = await makePath(world, sam.owner, 'plan', plan_id)
    const fields = { name: 'Jonas', answer: 'accepted', form: form() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(path, fields)))
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
    expect(await guests(plan_id)).toHaveLength(1)
    // Somebody else of that name is somebody else.
    await post(path, { ...fields, form: form() })
    expect(await guests(plan_id)).toHaveLength(2)
  })

  test('never makes anybody one of the host’s connections, and takes a Friend in Mind of that name', async () => {
    const plan_id = await makePlan(world, sam.owner, { state: 'shared' })
    const path = await makePath(world, sam.owner, 'plan', plan_id)
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        insert into people (owner_id, person_id, display_name, name_key, classification)
        values (${db.owner}, ${newId()}, 'Karla', 'karla', 'connected'),
          (${db.owner}, ${newId()}, 'Pim', 'pim', 'friend_in_mind')`,
    })
    await post(path, { name: 'Karla', answer: 'accepted', form: form() })
    await post(path, { name: 'Pim', answer: 'declined', form: form() })
    const people = await world.database.read(
      sam.owner,
      (db) => db.sql<{ name: string; count: number }>`
        select display_name as name, count(*) as count
        from people where owner_id = ${db.owner} and display_name in ('Karla', 'Pim')
        group by display_name order by display_name`,
    )
    expect(people).toEqual([
      { name: 'Karla', count: 2 },
      { name: 'Pim', count: 1 },
    ])
    for (const guest of await guests(plan_id)) expect(guest.classification).toBe('friend_in_mind')
  })

  test('says what is wrong with a name, and keeps what was written', async () => {
    const plan_id = await makePlan(world, sam.owner, { state: 'shared' })
    const path = await makePath(world, sam.owner, 'plan', plan_id)
    for (const name of ['', '   ', '\u200b', 'x'.repeat(81)]) {
      const answer = await post(path, { name, answer: 'accepted', form: form() })
      expect(answer.status).toBe(422)
      expect(await answer.text()).toMatch(/aria-invalid="true"[^]*role="alert"/)
    }
    const unanswered = await post(path, { name: 'Mira "M"', form: form() })
    expect(await unanswered.text()).toContain('value="Mira &quot;M&quot;"')
    expect((await post(path, { name: 'Mira', answer: 'accepted' })).status).toBe(422)
    expect(await guests(plan_id)).toEqual([])
  })

  test('admits nobody to a plan that is full or closed, and leaves nothing of them', async () => {
    for (const facts of [{ answer_in: -1 }, { capacity_max: 2 }, { state: 'canceled' }] as const) {
      const plan_id = await makePlan(world, sam.owner, { state: 'shared', ...facts })
      const path = await makePath(world, sam.owner, 'plan', plan_id)
      const first = await post(path, { name: 'First', answer: 'accepted', form: form() })
      const full = 'capacity_max' in facts
      expect(first.headers.get('location')?.startsWith('/i/')).toBe(full)
      const before = await everything()
      const second = await post(path, { name: 'Second', answer: 'accepted', form: form() })
      expect(second.headers.get('location')).toBe(`${path}?refused`)
      expect(await textOf(`${path}?refused`)).toContain('could not be signed up')
      expect(await everything()).toBe(before)
    }
  })
})

describe('a shared list', () => {
  test('shows its ideas with place and time, and neither people nor what was taken away', async () => {
    const { path, share_id } = await shareList(world, sam.owner, 'Summer', [
      { title: 'Picnic', description: 'Kites and a blanket.' },
      { title: 'Cinema', starts_in: 48, source_url: 'https://example.org/kino?a=1&b=2' },
      { title: 'Odd', source_url: 'javascript:alert(1)' },
    ])
    const page = await textOf(path)
    for (const part of [
      'Summer',
      'Picnic',
      'Kites and a blanket.',
      'Tempelhofer Feld',
      '3 ideas',
    ]) {
      expect(page).toContain(part)
    }
    expect(page).toContain('href="https://example.org/kino?a=1&amp;b=2" rel="noreferrer noopener"')
    expect(page).not.toContain('javascript:')
    expect((await post(path, {})).status).toBe(405)
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update list_shares set revoked_at = now()
        where owner_id = ${db.owner} and share_id = ${share_id}`,
    })
    expect((await get(path)).status).toBe(404)
  })
})

describe('a connection invitation', () => {
  async function make(state: 'open' | 'closed', places: number, hours: number, preview = false) {
    const invitation_id = newId()
    const like_id = newId()
    const person_id = newId()
    await world.database.write(sam.owner, {
      async work(db) {
        await db.sql`
          insert into people (owner_id, person_id, display_name, name_key, classification)
          values (${db.owner}, ${person_id}, 'Somebody', 'somebody', 'friend_in_mind')`
        await db.sql`
          insert into likes (owner_id, like_id, subject_kind, subject_id, title, title_key, saved, intentions)
          values (${db.owner}, ${like_id}, 'idea', ${newId()}, 'Night swimming', 'night swimming', true,
            ${JSON.stringify([[person_id]])})`
        await db.sql`
          insert into connection_invitations (owner_id, invitation_id, mode, preview_enabled, state, places,
            like_ids, expires_at)
          values (${db.owner}, ${invitation_id}, 'shared', ${preview}, ${state}, ${places},
            ${[like_id]}::uuid[], now() + make_interval(hours => ${hours}))`
        await db.sql`
          insert into invitation_people (owner_id, invitation_id, person_id)
          values (${db.owner}, ${invitation_id}, ${person_id})`
      },
    })
    return { invitation_id, path: await makePath(world, sam.owner, 'connection', invitation_id) }
  }

  test('says who invites, and gives the code to accept it with', async () => {
    const { path } = await make('open', 3, 5, true)
    const page = await textOf(path)
    expect(page).toContain('<bdi>Sam</bdi> would like to connect with you')
    expect(page).toContain(`>${path.slice(3)}</code>`)
    expect(page).toContain('Night swimming')
    expect(await textOf((await make('open', 3, 5)).path)).not.toContain('Night swimming')
  })

  test('tells when it admits nobody any more, and gives no code then', async () => {
    for (const [made, says] of [
      [await make('closed', 1, 5, true), 'was closed'],
      [await make('open', 1, -5, true), 'has expired'],
    ] as const) {
      const page = await textOf(made.path)
      expect(page).toContain(says)
      expect(page).not.toContain('<code')
      expect(page).not.toContain('Night swimming')
    }
  })
})

describe('the choice of mail', () => {
  const reaches = async () => {
    const rows = await world.database.read(
      sam.owner,
      (db) => db.sql`select from may_contact(${[ada.owner]}::uuid[])`,
    )
    return rows.length > 0
  }
  const jonas = async () => world.account('Jonas')

  test('stops one host’s mail, all mail, and lets it come again', async () => {
    const path = await makePath(world, ada.owner, 'unsubscribe', sam.owner)
    const other = await makePath(world, ada.owner, 'unsubscribe', (await jonas()).owner)
    expect(await textOf(path)).toContain('Stop mail from <bdi>Sam</bdi>')
    expect((await post(path, { mail: 'stop-host' })).headers.get('location')).toBe(`${path}?saved`)
    expect(await reaches()).toBe(false)
    expect(await textOf(`${path}?saved`)).toMatch(
      /role="status"[^]*No more mail of <bdi>Sam<\/bdi>/,
    )
    expect(await textOf(other)).toContain('Stop mail from')
    await post(path, { mail: 'stop-all' })
    expect(await textOf(other)).toContain('No more mail will be sent to you, by anybody')
    await post(other, { mail: 'resume' })
    expect(await reaches()).toBe(false)
    await post(path, { mail: 'resume' })
    expect(await reaches()).toBe(true)
    expect((await post(path, { mail: 'sometimes' })).status).toBe(422)
  })

  test('a mail program’s one click stops all of it, from anywhere, without a redirect', async () => {
    const multipart = new FormData()
    multipart.set('List-Unsubscribe', 'One-Click')
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), multipart]) {
      const path = await makePath(world, ada.owner, 'unsubscribe', sam.owner)
      expect(await reaches()).toBe(true)
      const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
      const answer = await get(path, { method: 'POST', body, headers })
      expect(answer.status).toBe(200)
      expect(await reaches()).toBe(false)
      await post(path, { mail: 'resume' })
    }
  })
})

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

  test('changes nothing when it is looked at, however often and by whichever scanner', async () => {
    const all = await paths()
    const before = await everything()
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
    expect(await everything()).toBe(before)
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
      expect(page).toMatch(/<html lang="en">[^]*<title>[^<]+<\/title>[^]*<main>/)
    }
    expect(await textOf('/robots.txt')).toMatch(/Disallow: \/i\/\n/)
  })

  test('is one and the same where the link opens nothing', async () => {
    const { path: revoked, invite_id } = await guestOf()
    await world.database.write(sam.owner, { work: (db) => revokeLinks(db, 'invite', [invite_id]) })
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
      ...[`/u/${live.slice(3)}`, `${unknown}/calendar.ics`, `/i/${live.slice(3).toUpperCase()}`],
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

  test('takes as long for what is no token as for one that is unknown or revoked', async () => {
    const { path: revoked, invite_id } = await guestOf()
    await world.database.write(sam.owner, { work: (db) => revokeLinks(db, 'invite', [invite_id]) })
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
    const before = await everything()
    const refused = [
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
    expect(await everything()).toBe(before)
    const taken = [
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      { origin: world.url },
      { origin: world.url, 'sec-fetch-site': 'same-origin' },
      {},
    ]
    for (const [at, headers] of taken.entries()) {
      const answer = at % 2 === 0 ? 'accepted' : 'declined'
      expect((await post(path, { answer }, headers as Record<string, string>)).status).toBe(303)
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

  test('shows what somebody wrote as text, wherever it stands', async () => {
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

  test('stands in no log with its secret', async () => {
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

  test('waits for whoever knocks too often', async () => {
    const strict = await startWorld({ rate_limits: true })
    try {
      const host = await strict.account('Sam')
      const guest = await invite(strict, host.owner, await makePlan(strict, host.owner), 'Ada')
      const knock = () => fetch(`${strict.url}${guest.path}`)
      const statuses: number[] = []
      let last = await knock()
      for (let at = 0; at < 140 && last.status === 200; at += 1) {
        statuses.push(last.status)
        await last.text()
        last = await knock()
      }
      expect(last.status).toBe(429)
      expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await last.text()).toContain('Too many visits at once')
      expect(statuses.length).toBeGreaterThanOrEqual(100)
    } finally {
      await strict.stop()
    }
  })
})
