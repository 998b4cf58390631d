import { beforeAll, expect, test } from 'vitest'
import { aParty, aSentPlan, type Party, rowsOf } from '#test/support/given/actions.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { aCandidate, aDraft } from '#test/support/given/plans.ts'
import { followForm, hiddenFields, openPage, sendForm } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient, type WebReply } from '#test/support/web_client.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const page = { accept: 'text/html' }
let party: Party
let host: WebClient

beforeAll(async () => {
  party = await aParty(world)
  host = await signedInClient(world, party.sam)
})

const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const what = { day, time: '19:30', most: '6', description: '' }

async function mails(): Promise<number> {
  return (await rowsOf(world, party.sam, 'outgoing')).length
}

/** Makes a draft by the first step; its path. */
async function aNewDraft(fields: Record<string, string>): Promise<string> {
  const { headers } = await sendForm(host, '/plans/new', '/plans/new', { ...what, ...fields })
  return headers.get('location')?.replace('/people', '') ?? ''
}

/** Chooses who a draft is for; the page of the review. */
function choose(path: string, person: readonly string[]): Promise<WebReply> {
  return followForm(host, `${path}/people`, `${path}/people`, { person })
}

test('an outing is made in three steps, and nothing is sent before the button of the review', async () => {
  const before = await mails()
  const path = await aNewDraft({ title: 'Bowling', description: 'Bring clean socks.' })
  const who = await openPage(host, `${path}/people`)
  for (const name of ['Ada', 'Jonas', 'Mira']) expect(who.text).toContain(`<bdi>${name}</bdi>`)
  const review = await choose(path, [party.friends.ada, party.friends.mira])
  for (const said of ['Bowling', '19:30', 'Bring clean socks.', 'The mail to <bdi>Ada</bdi>'])
    expect(review.text).toContain(said)
  expect(review.text).toMatch(/<bdi>Mira<\/bdi>/)
  await openPage(host, `${path}/send`)
  const none = await rowsOf(world, party.sam, 'prepared_actions')
  expect([await mails(), none]).toEqual([before, []])
  const sent = await sendForm(host, `${path}/send`, `${path}/send`)
  expect(sent.status).toBe(200)
  expect(sent.text).toMatch(/Pass this link on[\s\S]*Mira[\s\S]*\/i\//)
  expect(await mails()).toBe(before + 1)
  const shown = await openPage(host, path)
  expect(shown.text).toMatch(/No answer yet[\s\S]*Ada[\s\S]*Mira/)
  // There is nothing to review any more.
  const late = await host.get(`${path}/send`, page)
  expect([late.status, late.headers.get('location')]).toEqual([303, path])
  const { data } = await answer(party.ada, 'invites.list', { query: 'Bowling' })
  expect(data.items[0]?.plan.description).toContain('clean socks')
})

test('a button of a review speaks of sending where somebody gets a mail, and not elsewhere', async () => {
  const { ada, jonas, mira } = party.friends
  const path = await aNewDraft({ title: 'Curling' })
  expect((await choose(path, [ada, mira])).text).toContain('>Send it</button>')
  const { text } = await choose(path, [mira])
  expect(text).toContain('No mail is sent.')
  expect(text).toContain('>Invite</button>')
  const german = await host.get(`${path}/send`, { ...page, 'accept-language': 'de' })
  expect(german.text).toMatch(/Wen es erreicht<\/h2>[\s\S]*>Einladen<\/button>/)
  await choose(path, [ada])
  await sendForm(host, `${path}/send`, `${path}/send`)
  const inviting = async (person: string) =>
    (
      await sendForm(host, `${path}/people`, `${path}/people`, {
        ...{ was: [ada], person: [`${ada} +Ada`, person] },
      })
    ).text
  expect(await inviting(`${mira} -Mira`)).toContain('>Invite</button>')
  expect(await inviting(`${jonas} +Jonas`)).toContain('>Invite and send</button>')
})

test('the review says until when guests answer and how many places there are, before the button', async () => {
  const { plan } = await aDraft(party.sam, {
    title_override: 'Raclette',
    scheduled_at: '2038-12-04T18:00:00Z',
    rsvp_deadline: '2038-12-02T17:00:00Z',
    ...{ capacity_min: 3, capacity_max: 6 },
    audience_selection: { person_handles: [party.friends.ada] },
  })
  const path = `/plans/${plan.plan_handle}/send`
  const { text } = await openPage(host, path)
  expect(text).toMatch(/Answer by<\/dt><dd>[\s\S]*2 December 2038, 18:00/)
  expect(text).toContain('6, you included. It goes ahead once 3 are in, you included.')
  const german = await host.get(path, { ...page, 'accept-language': 'de' })
  expect(german.text).toMatch(/Antworten bis<\/dt><dd>[\s\S]*2\.\s*Dezember\s*2038/)
  expect(german.text).toContain(
    '6, dich mitgezählt. Der Plan findet statt, sobald 3 dabei sind, dich mitgezählt.',
  )
})

test('of many people, those chosen before are on the page of who comes', async () => {
  const kim = await world.account('Kim')
  const client = await signedInClient(world, kim)
  const names = Array.from({ length: 79 }, (_, at) => `Person ${at}`)
  const handles = await people(kim, ...names)
  const { plan } = await aDraft(kim, {
    audience_selection: { person_handles: [handles[0], handles[78]] },
  })
  const { text } = await openPage(client, `/plans/${plan.plan_handle}/people`)
  expect(text.match(/ checked>/g)).toHaveLength(2)
  expect((text.match(/name="person"/g) ?? []).length).toBeGreaterThanOrEqual(25)
  // A search keeps who is chosen, and its results can be chosen, too.
  const path = `/plans/${plan.plan_handle}/people`
  const chosen = [`${handles[0]} -Person 0`, `${handles[78]} -Person 78`]
  const found = await sendForm(client, path, path, { person: chosen, q: 'son 77', find: 'yes' })
  expect(found.text.match(/ checked>/g)).toHaveLength(2)
  expect(found.text).toMatch(/value="\w+ -Person 77">/)
  expect(found.text.length).toBeLessThan(30_000)
  const none = await sendForm(client, path, path, { person: chosen, q: 'Zebra', find: 'yes' })
  expect(none.text).toContain('Nobody you saved is called “<bdi>Zebra</bdi>”.')
})

test('the same form sent twice sends once', async () => {
  const path = await aNewDraft({ title: 'Once only' })
  const { text } = await choose(path, [party.friends.ada])
  const before = await mails()
  const fields = hiddenFields(text, `${path}/send`)
  const replies = await Promise.all([1, 2].map(() => host.post(`${path}/send`, fields, page)))
  const again = await host.post(`${path}/send`, fields, page)
  expect(again.status).toBe(200)
  expect(replies.some(({ status }) => status === 200)).toBe(true)
  expect(await mails()).toBe(before + 1)
})

test('a review that is not true any more sends nothing and shows what is true now', async () => {
  const path = await aNewDraft({ title: 'Changed meanwhile' })
  const { text } = await choose(path, [party.friends.ada])
  const before = await mails()
  await answer(party.sam, 'plans.draft.update', {
    plan_handle: path.split('/').at(-1),
    title_override: 'Another title',
  })
  const sent = await host.post(`${path}/send`, hiddenFields(text, `${path}/send`), page)
  expect(sent.status).toBe(409)
  expect(sent.text).toContain('It differs from what you saw')
  expect(sent.text).toContain('Another title')
  expect(await mails()).toBe(before)
})

test('who sends what was sent meanwhile, or cancels what was canceled, reads that nothing was done and why', async () => {
  const path = await aNewDraft({ title: 'Sent meanwhile' })
  const { text } = await choose(path, [party.friends.ada])
  await sendForm(host, `${path}/send`, `${path}/send`)
  const before = await mails()
  const late = await host.post(`${path}/send`, hiddenFields(text, `${path}/send`), page)
  expect(late.status).toBe(409)
  for (const said of ['Nothing was sent this time', 'not a draft any more', 'Sent meanwhile'])
    expect(late.text).toContain(said)
  const cancel = hiddenFields((await openPage(host, `${path}/cancel`)).text, `${path}/cancel`)
  await sendForm(host, `${path}/cancel`, `${path}/cancel`)
  const after = await mails()
  expect(after).toBe(before + 1)
  const again = await host.post(`${path}/cancel`, cancel, page)
  expect(again.status).toBe(409)
  for (const said of ['Nothing was done this time', 'This plan is canceled'])
    expect(again.text).toContain(said)
  expect(await mails()).toBe(after)
})

test.each(['9999-99-99', '2027-02-30'])('%s is said to be no day', async (wrong) => {
  const typed = { ...what, title: 'Never', day: wrong }
  const { status, text } = await sendForm(host, '/plans/new', '/plans/new', typed)
  expect([status, text.includes('There is no such day')]).toEqual([422, true])
  expect(text).toContain('id="day-wrong"')
  expect(text).not.toContain('clocks are put forward')
})

test('without anybody chosen, one link for anyone is made and spoken of as one, and no mail is sent', async () => {
  const path = await aNewDraft({ title: 'Open evening' })
  const review = await choose(path, [])
  expect(review.text).toContain('Make the link')
  const before = await mails()
  const made = await sendForm(host, `${path}/send`, `${path}/send`)
  expect(made.text).toMatch(/Pass this link on<\/h2>[\s\S]*For anyone/)
  expect(made.text).not.toContain('Each is for one person')
  const [, url = ''] = /<code>([^<]+\/p\/[^<]+)<\/code>/.exec(made.text) ?? []
  expect((await fetch(url)).status).toBe(200)
  expect(await mails()).toBe(before)
})

test('who has saved nobody reads once that there is a link, and a day that is past is a whole sentence', async () => {
  const kim = await world.account('Kim')
  const client = await signedInClient(world, kim)
  const sent = await followForm(client, '/plans/new', '/plans/new', { ...what, title: 'Alone' })
  expect(sent.text).toContain('You have saved nobody yet.')
  expect(sent.text).not.toContain('If you choose nobody')
  const past = await sendForm(client, '/plans/new', '/plans/new', {
    ...{ ...what, title: 'Gone', day: '2020-01-01' },
  })
  expect(past.text).toContain('This is in the past.')
})

test('a time that clocks show twice says which is meant, on its own page, too', async () => {
  const shown = async (scheduled_at: string) => {
    const { plan } = await aDraft(party.sam, { scheduled_at, title_override: scheduled_at })
    const { text } = await openPage(host, `/plans/${plan.plan_handle}`)
    return text.replaceAll(/<[^>]+>/g, '')
  }
  expect(await shown('2038-10-31T00:30:00Z')).toMatch(/02:30 [^/]*Berlin time \(GMT\+2\)/)
  expect(await shown('2038-10-31T01:30:00Z')).toMatch(/02:30 [^/]*Berlin time \(GMT\+1\)/)
  expect(await shown('2038-10-31T02:30:00Z')).not.toContain('Berlin time (')
})

test('a plan from an idea keeps its title; a second one asks first', async () => {
  const { candidate_id, title } = await aCandidate(party.sam, { title: 'Quince market' })
  const path = `/plans/new?idea=${candidate_id}`
  const first = await sendForm(host, path, '/plans/new', what)
  expect(first.status).toBe(303)
  expect((await openPage(host, first.headers.get('location') ?? '')).text).toContain(title)
  const second = await sendForm(host, path, '/plans/new', what)
  expect(second.status).toBe(409)
  expect(second.text).toMatch(/You already have a draft of this[\s\S]*Quince market/)
  expect(second.text).toContain(`value="${day}"`)
  const fields = { ...hiddenFields(second.text, '/plans/new'), ...what, another: 'yes' }
  expect((await host.post('/plans/new', fields, page)).status).toBe(303)
})

test('the page of an idea leads to a plan that has its name to change', async () => {
  const { data } = await answer(party.sam, 'ideas.structured_create', {
    ...{ kind: 'place', title: 'Quinces & <pears>' },
  })
  const idea = await openPage(host, `/ideas/${data.idea.idea_handle}`)
  const [, path = ''] = /href="(\/plans\/new\?idea=[^"]+)"/.exec(idea.text) ?? []
  const { text } = await openPage(host, path.replaceAll('&amp;', '&'))
  expect(text).toMatch(/id="title"[^>]* value="Quinces &amp; &lt;pears&gt;"/)
  expect(text).not.toContain('the plan is called like what you chose')
})

test('what is wrong is said at its field, and the values stay', async () => {
  const typed = { title: '', day: 'soon', time: '19:30', most: '1', description: 'Keep <me>' }
  const { status, text } = await sendForm(host, '/plans/new', '/plans/new', typed)
  expect(status).toBe(422)
  for (const name of ['title', 'day', 'most']) expect(text).toContain(`id="${name}-wrong"`)
  expect(text).toContain('>Keep &lt;me&gt;</textarea>')
  const past = await sendForm(host, '/plans/new', '/plans/new', {
    ...{ ...what, title: 'Yesterday', day: '2020-01-01' },
  })
  expect([past.status, past.text.includes('class="wrong"')]).toEqual([422, true])
})

test('a time is that of the clocks of who writes it', async () => {
  const kim = await world.account('Kim')
  const client = await signedInClient(world, kim)
  await client.submit('/settings/account', { timezone: 'America/New_York' })
  const { headers } = await sendForm(client, '/plans/new', '/plans/new', { ...what, title: 'Far' })
  const [, , plan_handle] = headers.get('location')?.split('/') ?? []
  const { data } = await answer(kim, 'plans.get', { plan_handle })
  const local = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/New_York',
    timeStyle: 'short',
  })
  expect(local.format(new Date(data.plan.scheduled_at ?? ''))).toBe('19:30')
})

test('a plan is canceled after its review, and its guests hear of it as the review said', async () => {
  const { plan } = await aSentPlan(party.sam, [party.friends.ada], { title_override: 'Off' })
  const path = `/plans/${plan.plan_handle}`
  const before = await mails()
  const review = await openPage(host, `${path}/cancel`)
  expect(review.text).toContain('The mail to <bdi>Ada</bdi>')
  // The top looks as that of a canceled plan does.
  expect(review.text).toContain('class="top off"')
  expect(await mails()).toBe(before)
  const done = await sendForm(host, `${path}/cancel`, `${path}/cancel`)
  expect([done.status, await mails()]).toEqual([200, before + 1])
  expect((await openPage(host, path)).text).toContain('This plan is canceled')
})

test('a guest and a stranger find no review, and no form of theirs does anything', async () => {
  const { plan } = await aSentPlan(party.sam, [party.friends.ada], { title_override: 'Mine' })
  const { plan: draft } = await aDraft(party.sam)
  const { data } = await answer(party.ada, 'invites.list', { query: 'Mine' })
  const own = data.items[0]?.plan.plan_handle ?? ''
  const ada = await signedInClient(world, party.ada)
  const { form_token = '' } = hiddenFields(
    (await openPage(ada, `/plans/${own}`)).text,
    `/plans/${own}/answer`,
  )
  const sent = { form_token, key: 'b'.repeat(22), shown: '', way: 'send_invites' }
  for (const handle of [own, plan.plan_handle, draft.plan_handle, 'x']) {
    for (const act of ['edit', 'people', 'send', 'discard', 'cancel']) {
      const replies = [
        await ada.get(`/plans/${handle}/${act}`, page),
        await ada.post(`/plans/${handle}/${act}`, sent, page),
      ]
      const found = replies.map(({ status }) => status)
      // Who is invited is refused by the capability, where nothing is shown before.
      expect([handle, act, found[0], (found[1] ?? 0) >= 400]).toEqual([handle, act, 404, true])
    }
  }
  expect((await openPage(host, `/plans/${plan.plan_handle}`)).text).not.toContain('canceled')
})

test('an outing starts from a free time, with its people and all that a draft has', async () => {
  const start = `${day}T17:30:00.000Z`
  const { ada, mira } = party.friends
  const end = `${day}T21:00:00.000Z`
  const path = `/plans/new?start=${start}&end=${end}&people=${ada}&people=${mira}`
  const first = await openPage(host, path)
  expect(first.text).toContain(`name="day" type="date" value="${day}"`)
  expect(first.text).toContain(`value="${day}T22:00"`)
  expect(first.text.match(/name="people"/g)).toHaveLength(2)
  const fields = {
    ...{ title: 'Free evening', day, time: '18:30', place: 'Kulturhaus', people: [ada, mira] },
    ...{ ends: `${day}T22:00`, deadline: `${day}T12:00`, least: '3', most: '5', list: 'yes' },
  }
  const made = await sendForm(host, path, '/plans/new', fields)
  expect(made.status).toBe(303)
  const plan_handle = made.headers.get('location')?.split('/')[2]
  const { data } = await answer(party.sam, 'plans.get', { plan_handle })
  const { plan, audience = [], show_guest_list } = data
  expect([plan.place?.name, plan.tip.capacity_min, show_guest_list]).toEqual([
    'Kulturhaus',
    3,
    true,
  ])
  expect(data.timing.scheduled_ends_at).toBe(end)
  expect(plan.rsvp_deadline).toBe(`${day}T11:00:00.000Z`)
  expect(audience.map(({ display_name }) => display_name).sort()).toEqual(['Ada', 'Mira'])
  // What the capability refuses stands at its field, with the values.
  const late = {
    ...fields,
    title: 'Another one',
    ends: `${day}T17:00`,
    deadline: `${day}T23:00`,
    least: '6',
  }
  const refused = await sendForm(host, path, '/plans/new', late)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('This is after the start.')
  for (const name of ['ends', 'deadline', 'most'])
    expect(refused.text).toContain(`id="${name}-wrong"`)
  expect(refused.text).toMatch(/<details open>/)
  expect(refused.text).toContain('value="Kulturhaus"')
})
