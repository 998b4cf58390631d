import { beforeAll, expect, test } from 'vitest'
import {
  aParty,
  aSentPlan,
  aSharedPlan,
  commit,
  type Party,
  rowsOf,
  signUpBy,
} from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { aDraft, inHours } from '#test/support/given/plans.ts'
import { hiddenFields, openPage, sendForm } from '#test/support/page_forms.ts'
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

/** What the form of a plan says, as a browser would send it unchanged. */
function typedIn(text: string, path: string): Record<string, string> {
  const start = text.lastIndexOf(`action="${path}/edit"`)
  const form = text.slice(start, text.indexOf('</form>', start))
  const inputs = form.matchAll(
    /<input id="\w+" name="(\w+)"(?: type="(?:date|time|datetime-local)")? value="([^"]*)"/g,
  )
  const [, description = ''] = /<textarea[^>]*>([^<]*)</.exec(form) ?? []
  const list = /name="list" value="yes" checked/.test(form) ? { list: 'yes' } : {}
  const values = [...inputs].map(([, name = '', value = '']) => [name, value])
  return {
    ...hiddenFields(text, `${path}/edit`),
    ...Object.fromEntries(values),
    description,
    ...list,
  }
}

/** Sends the form of a plan with some fields changed. */
async function change(path: string, fields: Record<string, string>): Promise<WebReply> {
  const { text } = await openPage(host, `${path}/edit`)
  return host.post(`${path}/edit`, { ...typedIn(text, path), ...fields }, page)
}

async function planAt(path: string) {
  const { data } = await answer(party.sam, 'plans.get', { plan_handle: path.split('/')[2] })
  return data
}

async function mails(): Promise<number> {
  return (await rowsOf(world, party.sam, 'outgoing')).length
}

async function aDraftPath(title: string): Promise<string> {
  const { plan } = await aDraft(party.sam, { title_override: title, scheduled_at: inHours(90) })
  return `/plans/${plan.plan_handle}`
}

async function aSentPath(title: string): Promise<string> {
  const { ada, jonas } = party.friends
  const facts = { title_override: title, scheduled_at: inHours(90) }
  const { plan } = await aSentPlan(party.sam, [ada, jonas], facts)
  return `/plans/${plan.plan_handle}`
}

test('a draft is changed at once, and only where something was typed', async () => {
  const path = await aDraftPath('Quiet evening')
  const before = await planAt(path)
  expect((await change(path, {})).headers.get('location')).toBe(`${path}?saved=same`)
  const saved = await change(path, { title: 'Loud evening', place: 'Old hall', most: '8' })
  expect(saved.headers.get('location')).toBe(`${path}?saved=plan`)
  const { plan } = await planAt(path)
  expect([plan.title, plan.place?.name]).toEqual(['Loud evening', 'Old hall'])
  expect(plan.scheduled_at).toBe(before.plan.scheduled_at)
  // An end moves along with the start.
  await change(path, { day: '2037-03-02', time: '19:00', ends: '2037-03-02T22:00' })
  await change(path, { day: '2037-03-03' })
  expect((await planAt(path)).timing.scheduled_ends_at).toMatch(/^2037-03-03/)
  // The same place again is no second one.
  await change(path, { place: 'Attic' })
  await change(path, { place: 'old hall' })
  const { data } = await answer(party.sam, 'places.private.query', { query: 'old hall' })
  expect(data.items).toHaveLength(1)
})

test('what was changed is named with its new title and its new day', async () => {
  const path = await aSentPath('Old name')
  const reviewed = await change(path, { title: 'New name', day: '2037-03-04', ends: '' })
  const { text } = await commitReview(path, reviewed)
  expect(text).toContain('“New name” has been changed')
  expect(text).toMatch(/<div class="tile"[^>]*>Mar<b>4<\/b>[\s\S]*<h1 dir="auto">New name<\/h1>/)
})

test('what is wrong with a change is said at its field, and the values stay', async () => {
  const draft = await aDraftPath('Wrong')
  const past = await change(draft, { day: '2020-01-01', deadline: 'soon', most: '1' })
  expect(past.status).toBe(422)
  for (const name of ['deadline', 'most']) expect(past.text).toContain(`id="${name}-wrong"`)
  expect(past.text).toContain('value="2020-01-01"')
  // The list at the top puts the name of the field before it.
  expect(past.text).toMatch(/Most people(?:<[^>]+>|:|\s)+Please enter a whole number from 2 to 250/)
  const sent = await aSentPath('Wrong as well')
  const { text, status } = await change(sent, { day: '2020-01-01', least: '9', most: '4' })
  expect(status).toBe(422)
  expect(text).toContain('id="day-wrong"')
  expect(text).toMatch(/id="(least|most)-wrong"/)
  const long = await change(sent, { title: 'x'.repeat(300) })
  expect([long.status, long.text.includes('id="title-wrong"')]).toEqual([422, true])
})

test('a plan that was changed meanwhile shows what is there now beside what was typed', async () => {
  for (const path of [await aDraftPath('Meanwhile'), await aSentPath('Meanwhile sent')]) {
    const { text } = await openPage(host, `${path}/edit`)
    const sent = { ...typedIn(text, path), title: 'Mine' }
    await change(path, { title: 'Theirs' }).then(async (reply) => {
      if (reply.status === 200) await commitReview(path, reply)
    })
    const late = await host.post(`${path}/edit`, sent, page)
    expect([path, late.status]).toEqual([path, 409])
    expect(late.text).toMatch(/It has changed in the meantime[\s\S]*Theirs[\s\S]*Mine/)
    expect((await planAt(path)).plan.title).toBe('Theirs')
    // The form below has what was typed, and can be sent.
    expect(late.text).toMatch(/name="title"[^>]*value="Mine"/)
  }
})

test('who changes a plan that was canceled meanwhile reads that nothing was changed', async () => {
  const path = await aSentPath('Called off')
  const { text } = await openPage(host, `${path}/edit`)
  const plan_handle = path.split('/')[2]
  const { data } = await answer(party.sam, 'plans.cancel.prepare', { plan_handle })
  await commit(party.sam, data)
  const late = await host.post(`${path}/edit`, { ...typedIn(text, path), title: 'Mine' }, page)
  expect(late.status).toBe(409)
  expect(late.text).toContain('Nothing was changed this time')
  expect(late.text).toContain('This plan is canceled')
})

test('what was not typed is not shown as typed, and the form has it as it is now', async () => {
  const path = await aDraftPath('Two at once')
  const { text } = await openPage(host, `${path}/edit`)
  const mine = { ...typedIn(text, path), description: 'Bring a torch.' }
  await change(path, { title: 'Their title', most: '7' })
  const late = await host.post(`${path}/edit`, mine, page)
  const [, note = ''] = /It has changed in the meantime([\s\S]*?)<form/.exec(late.text) ?? []
  expect(note).toMatch(/<dd><bdi>Their title<\/bdi><\/dd><\/div><\/dl>/)
  expect(note).toMatch(/You typed<\/dt><dd><bdi>Bring a torch\.<\/bdi>/)
  expect(note).not.toContain('Two at once')
  expect(note).not.toContain('Day')
  // Sending it again changes what was typed, and nothing else.
  const again = await host.post(`${path}/edit`, typedIn(late.text, path), page)
  expect(again.status).toBe(303)
  const { plan } = await planAt(path)
  const shown = await openPage(host, path)
  expect([plan.title, shown.text.includes('Bring a torch.')]).toEqual(['Their title', true])
})

/** Presses the button of a review that was answered to a form. */
function commitReview(
  path: string,
  { text }: WebReply,
  act = 'change',
  asked = page,
): Promise<WebReply> {
  const start = text.lastIndexOf(`action="${path}/${act}"`)
  const form = text.slice(start, text.indexOf('</form>', start))
  const fields: Record<string, string[]> = {}
  for (const [, name = '', value = ''] of form.matchAll(
    /type="hidden" name="(\w+)" value="([^"]*)"/g,
  ))
    fields[name] = [...(fields[name] ?? []), value]
  return host.post(`${path}/${act}`, fields, asked)
}

test('a plan that was sent changes after its review, with its mail, and once', async () => {
  const path = await aSentPath('Skating')
  const before = await mails()
  const later = inHours(120).slice(0, 10)
  const review = await change(path, { day: later, time: '20:15', most: '9' })
  expect(review.status).toBe(200)
  expect(review.text).toContain('Preview the change')
  expect(review.text).toMatch(/The mail to <bdi>(Ada and Jonas|Jonas and Ada)<\/bdi>/)
  expect([await mails(), (await planAt(path)).plan.rsvp.accepted]).toEqual([before, 0])
  const fields = hiddenFields(review.text, `${path}/change`)
  expect(Object.keys(fields)).not.toContain('title')
  const replies = [1, 2].map(() => host.post(`${path}/change`, fields, page))
  const statuses = (await Promise.all(replies)).map(({ status }) => status)
  expect(statuses).toContain(200)
  expect((await host.post(`${path}/change`, fields, page)).status).toBe(200)
  const after = await mails()
  expect(after).toBeGreaterThan(before)
  const { plan } = await planAt(path)
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: plan.timezone, timeStyle: 'short' })
  expect(clock.format(new Date(plan.scheduled_at ?? ''))).toBe('20:15')
  expect(plan.revision).toBe(Number(fields.revision) + 1)
})

test.each([
  ['en', 'The links they have still work.'],
  ['de', 'Der Link von vorher gilt weiter.'],
])('after a change the page shows no new link for who has one, in %s', async (language, said) => {
  const { plan } = await aSharedPlan(party.sam, [party.friends.mira], { title_override: 'Slides' })
  const path = `/plans/${plan.plan_handle}`
  const { text } = await openPage(host, `${path}/edit`)
  const asked = { ...page, 'accept-language': language }
  const typed = { ...typedIn(text, path), time: '20:15' }
  const review = await host.post(`${path}/edit`, typed, asked)
  const done = await host.post(`${path}/change`, hiddenFields(review.text, `${path}/change`), asked)
  expect([done.status, done.text.includes(said)]).toEqual([200, true])
  expect(done.text).not.toContain('id="links"')
})

test('a review of a change that is not true any more changes nothing', async () => {
  const path = await aSentPath('Stale change')
  const review = await change(path, { title: 'Mine' })
  await commitReview(path, await change(path, { title: 'Theirs' }))
  const late = await commitReview(path, review)
  expect(late.status).toBe(409)
  // What is there now stands beside what was typed, once, and the form can be sent again.
  expect(late.text.match(/It has changed in the meantime/g)).toHaveLength(1)
  expect(late.text).not.toContain('This can’t be done now')
  expect(late.text).toMatch(
    /It has changed in the meantime[\s\S]*Theirs[\s\S]*You typed[\s\S]*Mine/,
  )
  expect((await planAt(path)).plan.title).toBe('Theirs')
  const again = await host.post(`${path}/edit`, typedIn(late.text, path), page)
  expect((await commitReview(path, again)).status).toBe(200)
  expect((await planAt(path)).plan.title).toBe('Mine')
})

test.each([
  ['en', 'Most people: ', 'For another place, cancel this plan'],
  ['de', 'Höchstens so viele: ', 'Für einen anderen Ort sag diesen Plan ab'],
])(
  'the form of a sent plan says where it is and why that stays, and names what is wrong, in %s',
  async (language, most, why) => {
    const { data: saved } = await answer(party.sam, 'places.private.create', {
      name: `Hall ${language}`,
    })
    const { place_handle } = saved.place
    const facts = { title_override: 'Placed', scheduled_at: inHours(90), place_handle }
    const { plan } = await aSentPlan(party.sam, [party.friends.ada], facts)
    const path = `/plans/${plan.plan_handle}`
    const asked = { ...page, 'accept-language': language }
    const { text } = await host.get(`${path}/edit`, asked)
    expect(text).toContain(why)
    expect(text).toContain(`<bdi>Hall ${language}</bdi>`)
    expect(text).not.toContain('name="place"')
    const typed = { ...typedIn(text, path), least: '9', most: '4' }
    const wrong = await host.post(`${path}/edit`, typed, asked)
    const [top = ''] = /<div class="errors"[\s\S]*?<\/div>/.exec(wrong.text) ?? []
    expect(top).toMatch(
      new RegExp(
        `<a href="#(least|most)">(Fewest people|Mindestens so viele|${most.slice(0, -2)}): `,
      ),
    )
  },
)

test('the host goes back from a review with what was typed, and may say that nobody gets a mail', async () => {
  const path = await aSentPath('Back again')
  const review = await change(path, { time: '21:45', notify: 'no' })
  expect(review.text).toContain('Nobody gets a mail: you tell your guests yourself.')
  const back = await host.post(
    `${path}/edit`,
    { ...hiddenFields(review.text, `${path}/edit`), back: 'yes' },
    page,
  )
  expect(back.status).toBe(200)
  expect(back.text).toMatch(/name="time"[^>]*value="21:45"/)
  expect(back.text).toMatch(/value="no" checked/)
})

test('the form of a sent plan without a place says that there is none, and that it stays so', async () => {
  const path = await aSentPath('Nowhere yet')
  const shown = await openPage(host, `${path}/edit`)
  expect(shown.text).toMatch(/<strong>Where<\/strong> Not set<\/p>\s*<p class="help">This stays/)
  const german = await host.get(`${path}/edit`, { ...page, 'accept-language': 'de' })
  expect(german.text).toMatch(/<strong>Wo<\/strong> Nicht festgelegt<\/p>[\s\S]*Das bleibt so/)
})

test('more people are invited after a review, and nobody leaves the list unseen', async () => {
  const { ada, jonas, mira } = party.friends
  const { plan, url } = await aSharedPlan(party.sam, [mira], { title_override: 'Open air' })
  const path = `/plans/${plan.plan_handle}`
  const shown = await openPage(host, `${path}/people`)
  expect(shown.text).toMatch(/On the list[\s\S]*Mira[\s\S]*Invite as well[\s\S]*Ada/)
  const same = await sendForm(host, `${path}/people`, `${path}/people`, { person: [mira] })
  expect([same.status, same.text.includes('The list is the same')]).toEqual([409, true])
  const before = await mails()
  const add = { was: [mira], person: [`${mira} -Mira`, `${ada} +Ada`, `${jonas} +Jonas`] }
  const review = await sendForm(host, `${path}/people`, `${path}/people`, add)
  expect(review.text).toMatch(/The mail to <bdi>(Ada and Jonas|Jonas and Ada)<\/bdi>/)
  expect(review.text).toContain('>Invite and send</button>')
  // Who is not invited yet is not on the list when the host chooses again.
  const again = await sendForm(host, `${path}/people`, `${path}/people`, { ...add, back: 'yes' })
  expect(again.text).toMatch(/On the list[\s\S]*Mira[\s\S]*Invite as well[\s\S]*Ada/)
  // Somebody signs up by the link while the host reads the review.
  await signUpBy(url, 'Zoë')
  expect(await mails()).toBe(before)
  const done = await commitReview(path, review, 'roster')
  expect(done.status).toBe(200)
  const names = (await planAt(path)).roster
    .filter(({ rsvp_status }) => rsvp_status !== 'removed')
    .map(({ person }) => person.display_name)
  expect(names.sort()).toEqual(['Ada', 'Jonas', 'Mira', 'Zoë'])
  expect(await mails()).toBe(before + 2)
  const out = { was: [ada, jonas], person: [ada] }
  const leaving = await sendForm(host, `${path}/people`, `${path}/people`, out)
  expect(leaving.text).toMatch(/Jonas[\s\S]*>Take the invitation back<\/button>/)
  expect((await commitReview(path, leaving, 'roster')).status).toBe(200)
  expect((await openPage(host, path)).text).not.toContain('<bdi>Jonas</bdi>')
  // Mira has no account: no mail goes to her, and no link is made for who leaves.
  const without = await sendForm(host, `${path}/people`, `${path}/people`, {
    was: [mira],
    person: [],
  })
  expect(without.text).toMatch(/Taken off the list<\/h3>[\s\S]*Mira[\s\S]*hears it from you/)
  expect(without.text).not.toContain('gets a personal link')
})

test('who was invited and who is no longer is said by name, in German as in English', async () => {
  const { ada, jonas, mira } = party.friends
  const { plan } = await aSharedPlan(party.sam, [mira], { title_override: 'Cinema' })
  const path = `/plans/${plan.plan_handle}`
  const german = { ...page, 'accept-language': 'de' }
  const reviewOf = async (chosen: Record<string, string[]>, asked = page) => {
    const { text } = await openPage(host, `${path}/people`)
    const fields = { ...hiddenFields(text, `${path}/people`), ...chosen }
    return host.post(`${path}/people`, fields, asked)
  }
  const changed = async (chosen: Record<string, string[]>, asked = page) =>
    (await commitReview(path, await reviewOf(chosen, asked), 'roster', asked)).text
  expect(await changed({ was: [mira], person: [`${mira} -Mira`, `${ada} +Ada`] })).toContain(
    'Ada is invited to “Cinema”.',
  )
  const both = { was: [mira], person: [`${jonas} +Jonas`] }
  const { text } = await reviewOf(both)
  expect(text).toContain('Add Jonas to “Cinema” and remove Mira from it.')
  expect(text).toMatch(
    /Invited<\/h3>[\s\S]*<bdi>Jonas<\/bdi>[\s\S]*Taken off the list<\/h3>[\s\S]*<bdi>Mira<\/bdi>/,
  )
  const inGerman = (await reviewOf(both, german)).text
  expect(inGerman).toContain('Jonas zu „Cinema“ einladen und Mira ausladen.')
  expect(inGerman).toMatch(
    /Neu eingeladen<\/h3>[\s\S]*<bdi>Jonas<\/bdi>[\s\S]*Nicht mehr eingeladen<\/h3>[\s\S]*<bdi>Mira<\/bdi>/,
  )
  expect(await changed(both, german)).toMatch(
    /Jonas ist jetzt zu „Cinema“ eingeladen\. Mira ist nicht mehr eingeladen\. Jonas bekommt Bescheid\./,
  )
})

test('who takes a guest off that signed up by link reads that the link still works, and of nobody else', async () => {
  const { ada } = party.friends
  const { plan, url } = await aSharedPlan(party.sam, [ada], { title_override: 'Regatta' })
  await signUpBy(url, 'Zoë')
  const path = `/plans/${plan.plan_handle}`
  const { roster } = await planAt(path)
  const zoe = roster.find(({ signed_up_by_link }) => signed_up_by_link)?.person.person_handle ?? ''
  const without = async (out: string, language = 'en') => {
    const { text } = await openPage(host, `${path}/people`)
    const fields = { ...hiddenFields(text, `${path}/people`), was: [ada, zoe] }
    const person = [ada, zoe].filter((one) => one !== out)
    const asked = { ...page, 'accept-language': language }
    return (await host.post(`${path}/people`, { ...fields, person }, asked)).text
  }
  expect(await without(zoe)).toMatch(/<bdi>Zoë<\/bdi>[\s\S]*who has it can sign up again/)
  expect(await without(zoe, 'de')).toContain('Der Link für alle gilt weiter')
  const other = await without(ada)
  expect(other).toMatch(/Taken off the list<\/h3>[\s\S]*<bdi>Ada<\/bdi>/)
  expect(other).not.toContain('keeps working')
})

test('a draft is discarded after one more question, once, and a plan that was sent is not', async () => {
  const path = await aDraftPath('Not any more')
  expect((await openPage(host, path)).text).toContain(`${path}/discard`)
  const { text } = await openPage(host, `${path}/discard`)
  const fields = hiddenFields(text, `${path}/discard`)
  for (const _ of [1, 2]) {
    const done = await host.post(`${path}/discard`, fields, page)
    expect([done.status, done.headers.get('location')]).toEqual([303, `${path}?saved=discarded`])
  }
  expect((await openPage(host, `${path}?saved=discarded`)).text).toMatch(
    /role="status" tabindex="-1" autofocus><div[^>]*><strong>This draft was discarded/,
  )
  expect((await planAt(path)).plan.state).toBe('discarded')
  expect((await openPage(host, path)).text).toContain('This draft was discarded')
  const sent = await aSentPath('Stays')
  const refused = await host.post(`${sent}/discard`, { ...fields, key: 'c'.repeat(22) }, page)
  expect(refused.status).toBe(409)
  expect((await planAt(sent)).plan.state).toBe('active')
})

test('who is no host gets the same bytes as for a made-up plan', async () => {
  const stranger = await signedInClient(world, await world.account('Kim'))
  const [draft, sent] = [await aDraftPath('Secret one'), await aSentPath('Secret two')]
  const made_up = '/plans/pn_00000000000000000000000000'
  const bodyOf = async (path: string) => {
    const { status, text } = await openPage(stranger, path)
    return [status, text.replace(/name="form_token" value="[^"]*"/g, '')]
  }
  for (const act of ['', '/edit', '/people', '/send', '/discard', '/cancel']) {
    const expected = await bodyOf(made_up + act)
    expect(expected[0]).toBe(404)
    for (const path of [draft, sent]) expect(await bodyOf(path + act)).toEqual(expected)
  }
})
