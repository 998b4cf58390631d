import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { insertInvites } from '#server/data/invites/insert.ts'
import { insertLink } from '#server/data/links/insert.ts'
import { insertPeople } from '#server/data/people/insert.ts'
import type { Db } from '#server/database/db.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { only } from '#server/domain/basics/only.ts'
import { friend, invite, like, peopleOf, take } from '#test/support/given/friendship.ts'
import { makePlan, type PlanGiven } from '#test/support/given/plan_rows.ts'
import { aMailbox } from '#test/support/given/sign_in_mail.ts'
import { signedInClient, WebClient } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const mailbox = aMailbox()
const world = useWorld(mailbox.options)

const html = { accept: 'text/html' }
const newAddress = () => `mira-${randomUUID()}@example.test`

/** A host and a guest with an account, who do not know each other. */
async function aPair(): Promise<{ host: Account; guest: Account; client: WebClient }> {
  const [host, guest] = [await world.account('Hanna'), await world.account('Mira')]
  return { host, guest, client: await signedInClient(world, guest) }
}

/** Sends the form of the page, as the person sees it. */
async function press(client: WebClient, path: string) {
  const { json } = await client.get(path)
  const { form_token, key, review_token } = json
  return {
    fields: { form_token, key, review_token },
    reply: await client.post(path, { form_token, key, review_token }),
  }
}

async function audited({ owner }: Account) {
  return world.database.read(
    owner,
    (db) => db.sql<{ capability: string; surface: string; status: string }>`
      select capability, surface, status from audit
      where owner_id = ${db.owner} and surface = 'web' and capability <> 'web.session.begin'`,
  )
}

/** Comes from an invitation as far as the new account; where the browser is sent then. */
async function makeAccount(link: string, address = newAddress()) {
  const client = new WebClient(() => world.url)
  const { json } = await client.post('/sign-up', { link })
  await client.post('/sign-in', { form_token: json.form_token, address, link })
  const { code } = await mailbox.next(address)
  await client.submit('/sign-in/code', { code }, '/sign-in/sent')
  const welcome = await client.get('/welcome')
  const profile = { display_name: 'Mira', timezone: 'Europe/Berlin' }
  const fields = { form_token: welcome.json.form_token, ...profile }
  const { headers } = await client.post('/welcome', fields, html)
  return { client, location: headers.get('location') }
}

describe('who follows an invitation to connect', () => {
  test('makes an account, is led to its consequences, and presses one button', async () => {
    const host = await world.account('Hanna')
    const link = await invite(host)
    const { client, location } = await makeAccount(link)
    expect(location).toBe(`/connect/${link}`)
    const page = await client.get(`/connect/${link}`, html)
    const { json } = await client.get(`/connect/${link}`)
    for (const { message } of json.consequences) expect(page.text).toContain(message)
    expect(json.consequences.map(({ code }: { code: string }) => code)).toEqual([
      'connected',
      'friend_added',
      'identity_told',
      'name_shown',
    ])
    const { form_token, key, review_token } = json
    const sent = await client.post(`/connect/${link}`, { form_token, key, review_token }, html)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/connect/${link}?done`])
    const done = await client.get(`/connect/${link}?done`, html)
    expect(done.text).toContain('You and <bdi>Hanna</bdi> are connected')
    expect(await peopleOf(host)).toEqual(['Mira: connected'])
  })

  test('is led there after signing in, in whatever browser the mail is opened', async () => {
    const { host, guest } = await aPair()
    const link = await invite(host)
    const address = await addressOf(guest)
    const asking = new WebClient(() => world.url)
    const sent = await asking.get(`/connect/${link}`, html)
    const next = `/sign-in?next=${encodeURIComponent(`/connect/${link}`)}`
    expect([sent.status, sent.headers.get('location')]).toEqual([303, next])
    const start = await asking.get(next)
    const fields = { form_token: start.json.form_token, address, next: `/connect/${link}` }
    await asking.post('/sign-in', fields)
    // The address of where they go holds the secret of the link, so it is not kept as it is.
    const kept = await world.database.run<{ next: string }>(
      sql`select next from sign_in_links where next is not null`,
    )
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toContain(link)
    const { path } = await mailbox.next(address)
    const other = new WebClient(() => world.url)
    const { json } = await other.get(path)
    const here = { form_token: json.form_token, address }
    const arrived = await other.post(path, here, html)
    expect(arrived.headers.get('location')).toBe(`/connect/${link}`)
  })

  test('is led nowhere else by what an address or a form says', async () => {
    const { host, guest } = await aPair()
    const link = await invite(host)
    for (const next of [
      '//evil.test',
      'https://evil.test',
      `/connect/${link}?to=//evil.test`,
      `/connect/${link}/more`,
      '/\\evil.test',
      `/c/${link}`,
    ]) {
      const client = await signedInClient(world, guest)
      const { json } = await client.get('/settings')
      const fields = { form_token: json.sign_out_token, next }
      const { headers } = await client.post('/sign-out', fields, html)
      expect([next, headers.get('location')]).toEqual([next, '/sign-in?signed-out'])
    }
  })
})

describe('the button', () => {
  test('connects both, once, with an audit row, however often it is pressed', async () => {
    const { host, guest, client } = await aPair()
    const path = `/connect/${await invite(host)}`
    const { json } = await client.get(path)
    const { form_token, key, review_token } = json
    const form = { form_token, key, review_token }
    const all = await Promise.all([1, 2, 3].map(() => client.post(path, form)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    // Back, and once more.
    expect((await client.post(path, form)).status).toBe(200)
    expect((await client.post(path, { ...form, key: 'a'.repeat(22) })).status).toBe(200)
    expect(await peopleOf(host)).toEqual(['Mira: connected'])
    expect(await peopleOf(guest)).toEqual(['Hanna: connected'])
    const rows = await audited(guest)
    expect(rows[0]).toEqual({
      capability: 'relationships.friendship.apply',
      surface: 'web',
      status: 'completed',
    })
    expect((await client.get(path)).json.state).toBe('connected')
  })

  test('admits one by an invitation for one, of two who press at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const host = await world.account('Hanna')
      const path = `/connect/${await invite(host)}`
      const clients = await Promise.all(
        ['Mira', 'Jonas'].map(async (name) => signedInClient(world, await world.account(name))),
      )
      const forms = await Promise.all(
        clients.map(async (client) => ({ client, ...(await client.get(path)).json })),
      )
      const sent = await Promise.all(
        forms.map(({ client, form_token, key, review_token }) =>
          client.post(path, { form_token, key, review_token }),
        ),
      )
      expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const late = clients[sent.findIndex(({ status }) => status === 409)]
      const page = await late?.get(path, html)
      expect(page?.text).toContain('This invitation has already been used')
      expect(await peopleOf(host)).toHaveLength(1)
    }
  })

  test('does nothing for a stranger’s form, without a review, or after something has changed', async () => {
    const { host, guest, client } = await aPair()
    const link = await invite(host)
    const path = `/connect/${link}`
    const { json } = await client.get(path)
    const { form_token, key, review_token } = json
    const elsewhere = { 'sec-fetch-site': 'cross-site' }
    expect((await client.post(path, { form_token, key, review_token }, elsewhere)).status).toBe(403)
    expect((await client.post(path, { key, review_token })).status).toBe(403)
    expect((await client.post(path, { form_token, review_token })).status).toBe(409)
    expect((await client.post(path, { form_token, key, review_token: 'x' })).status).toBe(409)
    const other = await world.account('Jonas')
    const theirs = await signedInClient(world, other)
    const own = await theirs.get(path)
    const stolen = { form_token: own.json.form_token, key: own.json.key, review_token }
    expect((await theirs.post(path, stolen)).status).toBe(409)
    await take(host, { operation: 'close_invitation', invitation_token: link })
    const late = await client.post(path, { form_token, key: 'b'.repeat(22), review_token }, html)
    expect([late.status, late.text]).toEqual([
      404,
      expect.stringContaining('doesn’t work any more'),
    ])
    expect(await peopleOf(guest)).toEqual([])
    expect(await peopleOf(host)).toEqual([])
  })
})

describe('somebody the host has saved', () => {
  test('chooses themselves, and is not saved twice', async () => {
    const { host, client } = await aPair()
    const [mira, jonas] = [await friend(host, 'Mira Meier'), await friend(host, 'Jonas')]
    const link = await invite(host, { people_handles: [mira, jonas] })
    const asked = await client.get(`/connect/${link}`, html)
    expect(asked.text).toContain('Who are you to <bdi>Hanna</bdi>?')
    const [address] = /\/connect\/[\w-]+\?as=ic_[\w-]+/.exec(asked.text) ?? []
    expect(asked.text).not.toContain('review_token')
    const chosen = await client.get(address ?? '')
    expect(chosen.json.consequences[2].message).toMatch(/has saved you as “(Mira Meier|Jonas)”/)
    const { form_token, key, review_token } = chosen.json
    await client.post(`/connect/${link}`, { form_token, key, review_token })
    expect(await peopleOf(host)).toHaveLength(2)
  })

  test('is found by the name of the account, and may say that it is somebody else', async () => {
    const { host, client } = await aPair()
    const link = await invite(host, { people_handles: [await friend(host, 'mira')] })
    const page = await client.get(`/connect/${link}`, html)
    expect(page.text).toContain('You’re connecting as <bdi>mira</bdi>.')
    const other = await client.get(`/connect/${link}?as=nobody`)
    expect(other.json.consequences[2].message).toContain('saves you as a new person')
    await press(client, `/connect/${link}`)
    expect(await peopleOf(host)).toEqual(['mira: connected'])
  })

  test('may have saved the host, and leaves out likes', async () => {
    const { host, guest, client } = await aPair()
    const own = await friend(guest, 'Hanna')
    await like(world, guest, 'Canoeing', [[own]])
    await like(world, guest, 'Karaoke', [[own]])
    const link = await invite(host)
    const page = await client.get(`/connect/${link}`, html)
    const [address = ''] = /\/connect\/[\w-]+\?own=[\w]+/.exec(page.text) ?? []
    const { json } = await client.get(address)
    const texts = () => JSON.stringify(json.consequences)
    expect(texts()).toContain('can see these likes of yours')
    const karaoke = json.choices.find(({ label }: { label: string }) => label.includes('Karaoke'))
    const without = await client.post(address, {
      ...{ form_token: json.form_token, key: json.key, review_token: json.review_token },
      ...{ step: 'leave-out', excluded: [karaoke.choice_id], own },
    })
    const messages = without.json.consequences.map(({ message }: { message: string }) => message)
    expect(messages.join()).toContain('left out here: “Karaoke”')
    const { form_token, key, review_token } = without.json
    expect((await client.post(address, { form_token, key, review_token, own })).status).toBe(200)
    expect(await peopleOf(guest)).toEqual(['Hanna: connected'])
  })
})

describe('an invitation that connects nobody', () => {
  test('says no more than that, whatever the reason, and what to do', async () => {
    const { host, guest, client } = await aPair()
    const closed = await invite(host)
    await take(host, { operation: 'close_invitation', invitation_token: closed })
    const expired = await invite(host)
    const old = await invite(host)
    await world.database.write(host.owner, {
      work: (db) => db.sql`
        update connection_invitations set expires_at = now() - interval '1 minute'
        where owner_id = ${db.owner} and state = 'open'
          and invitation_id = (select invitation_id from connection_invitations
            where owner_id = ${db.owner} and state = 'open' order by created_at limit 1)`,
    })
    // They were connected, and parted: no old link connects them again.
    const used = await invite(host)
    await press(client, `/connect/${used}`)
    const [person] = (await guest.call('relationships.people.query')).body.data.items
    await take(guest, {
      operation: 'disconnect',
      people_handles: [only(person ? [person] : []).person_handle],
    })
    const made_up = 'a'.repeat(43)
    const pages = await Promise.all(
      [made_up, closed, expired, old, 'x'].map((token) => client.get(`/connect/${token}`, html)),
    )
    const bare = pages.map(({ status, text }) => [status, text.replaceAll(/value="[^"]*"/g, '')])
    expect(bare.every(([status]) => status === 404)).toBe(true)
    expect(new Set(bare.map(([, text]) => text)).size).toBe(1)
    expect(pages[0]?.text).toContain('ask the person who sent it to you for another one')
  })

  test('is one’s own', async () => {
    const { host } = await aPair()
    const client = await signedInClient(world, host)
    const page = await client.get(`/connect/${await invite(host)}`, html)
    expect(page.text).toContain('This is your own invitation')
    expect(page.text).not.toContain('Connect with')
  })

  test('is closed by who made it, from its page, and connects nobody afterwards', async () => {
    const { host, client } = await aPair()
    const own = await signedInClient(world, host)
    const path = `/connect/${await invite(host)}`
    expect((await own.get(path, html)).text).toContain('Close this invitation')
    const { fields, reply } = await press(own, path)
    expect(reply.json).toEqual({ closed: true })
    // The same form again changes nothing more.
    expect((await own.post(path, fields)).json).toEqual({ closed: true })
    const closed = await own.get(`${path}?done`, html)
    expect(closed.text).toContain('The invitation is closed')
    expect(closed.text).toContain('href="/people"')
    expect(closed.text).not.toContain('review_token')
    expect((await client.get(path, html)).status).toBe(404)
  })
})

describe('the page of the link', () => {
  test('offers to connect to who is signed in, and both ways in to who is not', async () => {
    const { host, client } = await aPair()
    const link = await invite(host)
    const signed = await client.get(`/c/${link}`, html)
    expect(signed.text).toContain(`<a class="button main" href="/connect/${link}">`)
    expect(signed.text).toContain('You’re signed in as <bdi>Mira</bdi>')
    expect(signed.text).not.toContain('/sign-up')
    const nobody = await new WebClient(() => world.url).get(`/c/${link}`, html)
    expect(nobody.text).toContain('action="/sign-up"')
    expect(nobody.text).toContain(`<a class="button" href="/connect/${link}">I have an account</a>`)
  })

  test('says what is so to who has made it, has used it, or has parted from its host', async () => {
    const { host, guest, client } = await aPair()
    const own = await signedInClient(world, host)
    const [single, many] = [await invite(host), await invite(host, { mode: 'shared' })]
    for (const link of [single, many]) {
      const { text } = await own.get(`/c/${link}`, html)
      expect(text).toContain('This is your own invitation')
      expect(text).not.toMatch(/\/connect\/|don’t pass it on|Once you’re connected/)
    }
    await press(client, `/connect/${single}`)
    for (const link of [single, many]) {
      const { status, headers } = await client.get(`/c/${link}`, html)
      expect([status, headers.get('location')]).toEqual([303, `/connect/${link}`])
    }
    const ended = await own.get(`/c/${single}`, html)
    expect(ended.text).toContain('Nobody else can connect with you by it')
    expect(ended.text).not.toContain('Ask')
    const people = (await guest.call('relationships.people.query')).body.data.items
    const people_handles = people.map(({ person_handle }) => person_handle)
    await take(guest, { operation: 'disconnect', people_handles })
    expect((await client.get(`/c/${many}`, html)).status).toBe(404)
    const nobody = await new WebClient(() => world.url).get(`/c/${many}`, html)
    expect(nobody.status).toBe(200)
  })

  test('takes the wrong person to another account, and back', async () => {
    const { host, guest, ...first } = await aPair()
    let { client } = first
    const link = await invite(host)
    const used = await invite(host)
    const other = await world.account('Zoë')
    await take(other, { operation: 'accept_invitation', invitation_token: used })
    const { link: plan } = await aGuestLink(host)
    // The page of the review, one that is used, and one that can only be kept.
    for (const one of [link, used, plan]) {
      const page = await client.get(`/connect/${one}`, html)
      const [, token = ''] =
        /action="\/sign-out" class="who-is-it">\s*<input[^>]*value="([^"]*)"/.exec(page.text) ?? []
      const fields = { form_token: token, next: `/connect/${one}` }
      const { headers } = await client.post('/sign-out', fields, html)
      const next = encodeURIComponent(`/connect/${one}`)
      expect(headers.get('location')).toBe(`/sign-in?signed-out&next=${next}`)
      client = await signedInClient(world, guest)
    }
  })
})

async function addressOf({ owner }: Account): Promise<string> {
  const rows = await world.database.read(
    owner,
    (db) => db.sql<{ email: string }>`select email from accounts where owner_id = ${db.owner}`,
  )
  return only(rows).email
}

/** A guest without an account, with the link of their invitation. */
async function aGuestLink(host: Account, given: PlanGiven = {}) {
  const plan_id = await makePlan(world.database, host, { title: 'Dumplings', ...given })
  return world.database.write(host.owner, {
    async work(db) {
      return { link: await aLinkOf(db, plan_id, 'Mimi'), plan: toHandle('plan', plan_id) }
    },
  })
}

/** The link of a new guest of a plan, without an account. */
async function aLinkOf(db: Db, plan_id: string, name: string): Promise<string> {
  const { person_id } = only(await insertPeople(db, [name]))
  const guest = { person_id, peer_owner: null, delivery: 'manual_share' } as const
  const { invite_id } = only(await insertInvites(db, plan_id, [guest]))
  return insertLink(db, 'invite', invite_id)
}

/** The invites in an account, by the titles of their plans. */
async function invitesOf(account: Account) {
  const { body } = await account.call('invites.list')
  return body.data.items.map(({ plan, rsvp_status }) => `${plan.title}: ${rsvp_status}`)
}

describe('who follows an invitation to a plan', () => {
  test('makes an account, and is connected with a host who offers that, as the guest they are', async () => {
    const host = await world.account('Hanna')
    const { link, plan } = await aGuestLink(host, { connect_on_signup: true })
    const guest = new WebClient(() => world.url)
    await guest.post(`/i/${link}`, { answer: 'accepted' }, html)
    const { client, location } = await makeAccount(link)
    expect(location).toBe(`/connect/${link}`)
    const { json } = await client.get(`/connect/${link}`)
    expect(json.consequences.map(({ code }: { code: string }) => code)).toEqual([
      ...['connected', 'friend_added', 'identity_told', 'name_shown', 'invitation_kept'],
    ])
    expect(json.consequences[2].message).toBe('Hanna has saved you as “Mimi”.')
    await press(client, `/connect/${link}`)
    expect(await peopleOf(host)).toEqual(['Mimi: connected'])
    const { body } = await host.call('plans.get', { plan_handle: plan })
    expect(body.data.roster.map(({ rsvp_status, delivery }) => [rsvp_status, delivery])).toEqual([
      ['accepted', 'service'],
    ])
    const done = await client.get(`/connect/${link}?done`, html)
    expect(done.text).toContain('You and <bdi>Hanna</bdi> are connected')
    expect(done.text).toContain(`href="/i/${link}"`)
  })

  test('only keeps it, where the host offers no more, and answers in the account', async () => {
    const { host, guest, client } = await aPair()
    const { link } = await aGuestLink(host)
    expect((await client.get(`/i/${link}`, html)).text).toContain('Keep this in my account')
    const page = await client.get(`/connect/${link}`)
    expect(page.json).toMatchObject({ state: 'keep' })
    const form = { form_token: page.json.form_token, step: 'keep' }
    const sent = await Promise.all([1, 2, 3].map(() => client.post(`/connect/${link}`, form)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await audited(guest)).toEqual([
      { capability: 'web.invitation.keep', surface: 'web', status: 'completed' },
    ])
    expect(await invitesOf(guest)).toEqual(['Dumplings: pending'])
    const { body } = await guest.call('invites.list')
    const [invite] = body.data.items
    const answer = { invite_handle: invite?.invite_handle, rsvp_status: 'accepted' }
    expect((await guest.call('invites.rsvp.update', answer)).body.status).toBe('completed')
    expect((await client.get(`/i/${link}`, html)).text).toContain('You’re in.')
    // The host has no friend by it, and writes to nobody by mail.
    expect(await peopleOf(host)).toEqual(['Mimi: friend_in_mind'])
    const again = await client.get(`/connect/${link}`, html)
    expect(again.text).toContain('is in your account')
  })

  test('is one of two who press at once', async () => {
    for (const connect_on_signup of [true, false]) {
      const host = await world.account('Hanna')
      const { link } = await aGuestLink(host, { connect_on_signup })
      const path = `/connect/${link}`
      const clients = await Promise.all(
        ['Mira', 'Jonas'].map(async (name) => signedInClient(world, await world.account(name))),
      )
      const forms = await Promise.all(clients.map(async (one) => (await one.get(path)).json))
      await Promise.all(
        clients.map((client, at) => {
          const { form_token, key = '', review_token = '' } = forms[at]
          const step = connect_on_signup ? 'connect' : 'keep'
          return client.post(path, { form_token, key, review_token, step })
        }),
      )
      const states = await Promise.all(clients.map(async (one) => (await one.get(path)).json.state))
      const done = connect_on_signup ? 'connected' : 'kept'
      expect(states.toSorted()).toEqual([done, 'full'].toSorted())
    }
  })

  test('is told nothing where they parted, the plan is over or canceled, or they were removed', async () => {
    const { host, guest, client } = await aPair()
    const earlier = await aGuestLink(host, { connect_on_signup: true })
    const used = await invite(host)
    await press(client, `/connect/${used}`)
    const [person] = (await guest.call('relationships.people.query')).body.data.items
    const people_handles = [only(person ? [person] : []).person_handle]
    await take(guest, { operation: 'disconnect', people_handles })
    // An answer to a plan connects nobody who has parted: it can only be kept.
    expect((await client.get(`/connect/${earlier.link}`)).json.state).toBe('keep')
    for (const given of [{ state: 'canceled' }, { starts_in: -24 }] as const) {
      const { link } = await aGuestLink(host, { connect_on_signup: true, ...given })
      expect((await client.get(`/connect/${link}`)).status).toBe(404)
    }
  })

  test('is the host, or a guest by another invitation', async () => {
    const { host, client } = await aPair()
    const { link, plan } = await aGuestLink(host)
    const own = await signedInClient(world, host)
    expect((await own.get(`/connect/${link}`)).json.state).toBe('own')
    expect((await own.get(`/i/${link}`, html)).text).not.toContain('/connect/')
    const { json } = await client.get(`/connect/${link}`)
    await client.post(`/connect/${link}`, { form_token: json.form_token, step: 'keep' })
    expect((await client.get(`/i/${link}`, html)).text).not.toContain('/connect/')
    // The link of another guest of the plan is not theirs to answer.
    const plan_id = parseHandle('plan', plan) ?? ''
    const others = await world.database.write(host.owner, {
      work: (db) => aLinkOf(db, plan_id, 'Kim'),
    })
    const page = await client.get(`/connect/${others}`, html)
    expect(page.text).toContain('is in your account')
    expect(page.text).not.toContain('/i/')
    const kept = await client.get(`/connect/${link}`, html)
    expect(kept.text).toContain(`href="/i/${link}"`)
  })
})
