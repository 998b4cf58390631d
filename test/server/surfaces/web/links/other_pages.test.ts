import { describe, expect, test } from 'vitest'
import { newId } from '#server/database/id.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { makePath, shareList, visitorOf } from '#test/server/surfaces/web/links/stage.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')

const { get, post, textOf } = visitorOf(() => world)

describe('a shared list', () => {
  test('shows its ideas with place and time, but no people, and nothing after it was revoked', async () => {
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
    expect(page).toContain(
      'href="https://example.org/kino?a=1&amp;b=2" rel="noopener nofollow noreferrer"',
    )
    expect(page).not.toContain('javascript:')
    expect((await post(path, {})).status).toBe(405)
    expect(page).not.toContain('Place: ')
    await world.database.write(sam.owner, {
      work: (db) =>
        db.sql`update places set attribution = '© Maps & Co' where owner_id = ${db.owner}`,
    })
    expect(await textOf(path)).toContain('Place: © Maps &amp; Co')
    await world.database.write(sam.owner, {
      work: (db) => db.sql`update places set state = 'archived' where owner_id = ${db.owner}`,
    })
    const without = await textOf(path)
    expect(without).toContain('Picnic')
    expect(without).not.toContain('Tempelhofer Feld')
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update list_shares set revoked_at = now()
        where owner_id = ${db.owner} and share_id = ${share_id}`,
    })
    expect((await get(path)).status).toBe(404)
  })
})

test('a long shared list says how many ideas it has, and who to ask about the others', async () => {
  const titles = Array.from({ length: 203 }, (_, index) => ({ title: `Walk ${index + 1}` }))
  const page = await textOf((await shareList(world, sam.owner, 'Walks', titles)).path)
  expect(page).toContain('203 ideas')
  expect(page).toContain(
    'These are the first 200 of 203 ideas. Ask <bdi>Sam</bdi> about the others.',
  )
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
        const idea_id = newId()
        await db.sql`
          insert into ideas (owner_id, idea_id, kind, title, title_key)
          values (${db.owner}, ${idea_id}, 'place', 'Night swimming', 'night swimming')`
        await db.sql`
          insert into likes (owner_id, like_id, subject_kind, subject_id, title, title_key, saved, intentions)
          values (${db.owner}, ${like_id}, 'idea', ${idea_id}, 'Night swimming', 'night swimming', true,
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

  test('a link that was closed or has expired is answered like one that never existed', async () => {
    const look = async (path: string) => {
      const response = await fetch(`${world.url}${path}`)
      return { status: response.status, text: await response.text() }
    }
    const unknown = await look(`/c/${'x'.repeat(43)}`)
    expect(unknown.status).toBe(404)
    expect(await look((await make('closed', 1, 5, true)).path)).toEqual(unknown)
    expect(await look((await make('open', 1, -5, true)).path)).toEqual(unknown)
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

  test('stops one host’s mail, or all mail, and allows it again', async () => {
    const path = await makePath(world, ada.owner, 'unsubscribe', sam.owner)
    const other = await makePath(world, ada.owner, 'unsubscribe', (await jonas()).owner)
    expect(await textOf(path)).toContain('Stop mail from <bdi>Sam</bdi>')
    expect((await post(path, { mail: 'stop-host' })).headers.get('location')).toBe(`${path}?saved`)
    expect(await reaches()).toBe(false)
    expect(await textOf(`${path}?saved`)).toMatch(
      /role="status"[\s\S]*any more mail from <bdi>Sam<\/bdi>/,
    )
    expect(await textOf(other)).toContain('Stop mail from')
    await post(path, { mail: 'stop-all' })
    expect(await textOf(other)).toContain(
      'We won’t send you any more mail, no matter who invites you',
    )
    await post(other, { mail: 'resume' })
    expect(await reaches()).toBe(false)
    await post(path, { mail: 'resume' })
    expect(await reaches()).toBe(true)
    expect((await post(path, { mail: 'sometimes' })).status).toBe(422)
  })

  test('a mail program’s one click stops this host’s mail, from anywhere, without a redirect', async () => {
    const multipart = new FormData()
    multipart.set('List-Unsubscribe', 'One-Click')
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), multipart]) {
      const path = await makePath(world, ada.owner, 'unsubscribe', sam.owner)
      expect(await reaches()).toBe(true)
      const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
      const answer = await get(path, { method: 'POST', body, headers })
      expect(answer.status).toBe(200)
      expect(await reaches()).toBe(false)
      const choices = await answer.text()
      expect(choices).toContain('any more mail from <bdi>Sam</bdi>')
      expect(choices).toContain('Stop all mail')
      expect(choices).not.toContain('no matter who invites you')
      await post(path, { mail: 'resume' })
    }
  })

  test('of a host who is gone, or of no link at all, says that no mail comes from them and where mail is stopped', async () => {
    const gone = await world.account('Gone')
    const path = await makePath(world, ada.owner, 'unsubscribe', gone.owner)
    expect((await get(path)).status).toBe(200)
    // What the end of an account does with the links in its mail.
    await asSuperuser(world.superuser_url, `delete from links where subject_id = '${gone.owner}'`)
    const page = await get(path)
    const text = await page.text()
    expect(page.status).toBe(404)
    expect(text).toContain('then no more mail comes from them')
    expect(text).toContain('href="/settings/contact"')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const clicked = await get(path, { method: 'POST', body })
    expect([clicked.status, await clicked.text()]).toEqual([404, text])
    for (const other of ['/u/x', `/u/${'x'.repeat(43)}`])
      expect(await (await get(other)).text()).toBe(text)
  })

  test('about a host’s own plans is theirs to stop, with one click, too, and to get again', async () => {
    const wanted = async () => {
      const rows = await world.database.read(
        sam.owner,
        (db) => db.sql`select from may_contact(${[sam.owner]}::uuid[])`,
      )
      return rows.length > 0
    }
    const path = await makePath(world, sam.owner, 'unsubscribe', sam.owner)
    const page = await textOf(path)
    expect(page).toContain('<h1>Mail about your own plans</h1>')
    expect(page).toContain('at most one an hour for each plan')
    expect(page).not.toContain('<bdi>Sam</bdi>')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await get(path, { method: 'POST', body })).status).toBe(200)
    expect(await wanted()).toBe(false)
    expect(await textOf(path)).toContain('any more mail about your own plans')
    // Guests of the same host still get their mail.
    expect(await reaches()).toBe(true)
    await post(path, { mail: 'resume' })
    expect(await wanted()).toBe(true)
  })
})
