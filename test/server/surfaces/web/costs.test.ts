import { beforeAll, expect, test } from 'vitest'
import { assistantPath } from '#server/surfaces/web/assistant/page.ts'
import { routes } from '#server/surfaces/web/surface.ts'
import { archivedThings } from '#test/support/given/archived.ts'
import { aCapture } from '#test/support/given/captures.ts'
import { aCalendar } from '#test/support/given/free_time.ts'
import { jobOf } from '#test/support/given/discovery.ts'
import { invite } from '#test/support/given/friendship.ts'
import { fillAccount } from '#test/support/given/full_account.ts'
import { fillSettings } from '#test/support/given/full_settings.ts'
import { people } from '#test/support/given/lists.ts'
import { aDraft } from '#test/support/given/plans.ts'
import { openPage, sendForm } from '#test/support/page_forms.ts'
import { sameNames } from '#test/support/same_names.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
let client: WebClient
let of: Awaited<ReturnType<typeof makeAll>>

beforeAll(async () => {
  of = await makeAll()
}, 180_000)

/** An account that has much of everything, and the handles of what its pages show. */
async function makeAll() {
  const full = await fillAccount(world, sam)
  const { action } = await fillSettings(world, sam)
  client = await signedInClient(world, sam)
  await aCalendar(world.database, sam)
  const { body } = await sam.call('ideas.roundup.mutate', {
    ...{ operation: 'create', scope: 'all', selection_policy: 'curated' },
    items: Array.from({ length: 100 }, (_, at) => ({
      title: `Silent film with live piano and a talk afterwards ${at}`,
      excerpt: 'The film is shown in its own language, and the bar opens an hour before.',
    })),
    target_feed_text: 'Rainy Sunday afternoons with the children 2',
  })
  let capture = ''
  for (let at = 0; at < 25; at += 1)
    capture = await aCapture(sam, { raw_text: `Sauna at the lake ${at}` })
  const person_handles = full.people.slice(0, 25)
  const { plan } = await aDraft(sam, { audience_selection: { person_handles } })
  const { headers } = await sendForm(client, '/find?what=film', '/find/runs')
  await jobOf(world).run(sam.owner)
  const [archived] = await archivedThings(client)
  const [mira = ''] = await people(sam, 'Mira')
  const { text: agents } = await openPage(client, '/settings/agents')
  return {
    ...full,
    ...{ action, capture, mira, roundup: body.data.public_id, draft: plan.plan_handle },
    run: headers.get('location') ?? '',
    archived: archived?.handle ?? '',
    token: /href="\/settings\/agents\/(tk_\w+)"/.exec(agents.split('id="tokens"')[1] ?? '')?.[1],
    app: /href="\/settings\/agents\/(tk_\w+)"/.exec(agents)?.[1],
    invitation: await invite(await world.account('Ada')),
  }
}

const asked = (handles: readonly string[]) => handles.map((one) => `&person=${one}`).join('')

/** Where pages of one thing, and pages with a query, are opened. */
const at: Readonly<Record<string, () => readonly string[]>> = {
  '/connect/:token': () => [`/connect/${of.invitation}`],
  '/settings/agents': () => ['', '?ended', `?app=${of.app}`].map((one) => `/settings/agents${one}`),
  '/settings/agents/:token_handle': () =>
    [of.token, of.app].map((one) => `/settings/agents/${one}`),
  '/settings/agents/:token_handle/revoke': () => [`/settings/agents/${of.token}/revoke`],
  '/settings/agents/:token_handle/rotate': () => [`/settings/agents/${of.token}/rotate`],
  '/settings/archived/:handle': () => [`/settings/archived/${of.archived}`],
  '/settings/archived/:handle/delete': () => [`/settings/archived/${of.archived}/delete`],
  '/plans': () => ['', '?show=drafts', '?show=past'].map((one) => `/plans${one}`),
  '/plans/:plan_handle': () => [of.plan, of.draft].map((one) => `/plans/${one}`),
  '/plans/:plan_handle/people': () => [of.plan, of.draft].map((one) => `/plans/${one}/people`),
  '/plans/:plan_handle/edit': () => [of.plan, of.draft].map((one) => `/plans/${one}/edit`),
  '/plans/:plan_handle/change': () => [`/plans/${of.plan}/change`],
  '/plans/:plan_handle/roster': () => [`/plans/${of.plan}/roster`],
  '/plans/:plan_handle/link': () => [`/plans/${of.plan}/link`],
  '/plans/:plan_handle/discard': () => [`/plans/${of.draft}/discard`],
  '/plans/:plan_handle/send': () => [`/plans/${of.draft}/send`],
  '/plans/:plan_handle/cancel': () => [`/plans/${of.plan}/cancel`],
  '/ideas': () => ['/ideas', '/ideas?q=film'],
  '/ideas/:idea_handle': () => [`/ideas/${of.idea}`],
  '/captures/:handle': () => [of.capture, of.roundup].map((one) => `/captures/${one}`),
  '/find': () => ['/find', `/find?what=film&person=${of.person}`],
  '/find/runs/:execution_id': () => [of.run],
  '/free': () => ['/free', `/free?when=next-few-weeks${asked(of.people.slice(0, 25))}`],
  '/lists/:ideas_list_handle': () => [`/lists/${of.list}`],
  '/lists/:ideas_list_handle/rules': () => [`/lists/${of.list}/rules`],
  '/lists/:ideas_list_handle/as-guest': () => [`/lists/${of.list}/as-guest`],
  '/lists/:ideas_list_handle/share': () =>
    ['', `?person=${of.mira}`].map((one) => `/lists/${of.list}/share${one}`),
  '/people': () => ['/people', '/people?name=kat'],
  '/people/:person_handle': () => [`/people/${of.person}`],
  '/people/:person_handle/connect': () => [`/people/${of.mira}/connect`],
  '/people/:person_handle/close': () => [`/people/${of.mira}/close`],
  '/people/:person_handle/disconnect': () => [`/people/${of.person}/disconnect`],
  '/places/:place_handle': () => [`/places/${of.place}`],
  '/approvals/:action_handle': () => [`/approvals/${of.action}`],
}

/** Pages that are not opened here, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  '/no-mail/:sealed': 'its address is sealed in a mail, and the page has nothing of an account',
  '/sign-in/undo/:token': 'its address is in a mail, and the page has nothing of an account',
  '/sign-in/:token': 'its address is in a mail, and the page has nothing of an account',
  '/pictures/:media_ref': 'a picture',
  '/approvals/steps/:review_handle': 'one review, as small as that of a connection',
  '/settings/calendars/:calendar_handle': 'one calendar of the page of calendars',
}

/** German says most things at greater length. */
const inGerman = { accept: 'text/html', 'accept-language': 'de' }

const pages = [{ path: '/' }, ...routes.filter(({ show }) => show), { path: assistantPath }]

/** A page may have 30 kB, of 1,024 bytes: a tenth of it is kept for what comes. */
const maxBytes = 27 * 1_024

test('each page of an account that has much of everything has 27 kB at most, and makes three calls at most', async () => {
  const table: [path: string, status: number, bytes: number, calls: string[], cpu: number][] = []
  const unseen: string[] = []
  for (const { path } of pages) {
    if (path in elsewhere) continue
    for (const where of at[path]?.() ?? [path]) {
      if (where.includes(':')) {
        unseen.push(path)
        continue
      }
      const before = await callsMade()
      const used = process.cpuUsage()
      const { status, text } = await openPage(client, where)
      const { user, system } = process.cpuUsage(used)
      const made = [...(await callsMade())].flatMap(([name, count]) =>
        Array<string>(count - (before.get(name) ?? 0)).fill(name),
      )
      const german = await client.get(where, inGerman)
      table.push([where, status, Buffer.byteLength(text), made, (user + system) / 1_000])
      // The same calls, and other words: only its size differs.
      table.push([`${where} in German`, german.status, Buffer.byteLength(german.text), [], 0])
    }
  }
  if (process.env.PAGE_COSTS)
    for (const [path, status, bytes, made, cpu] of table)
      console.log(`${path.slice(0, 50)} ${status} ${bytes} B ${cpu.toFixed(0)} ms: ${made.join()}`)
  expect(unseen).toEqual([])
  expect(table.filter(([, status]) => status >= 500).map(([path]) => path)).toEqual([])
  const large = table.filter(([, , bytes]) => bytes > maxBytes)
  expect(large.map(([path, , bytes]) => `${path} ${bytes}`)).toEqual([])
  const many = table.filter(([, , , made]) => made.length > 3)
  expect(many.map(([path, , , made]) => `${path} ${made.join()}`)).toEqual([])
}, 180_000)

// The ideas, plans and copied actions that are called Ramen share their names; a page cannot tell them apart.
test('in an account that has much of everything, no two links or buttons of a page have one name and do different things', async () => {
  const alike: string[] = []
  for (const { path } of pages) {
    if (path in elsewhere) continue
    for (const where of at[path]?.() ?? [path]) {
      const names = [await openPage(client, where), await client.get(where, inGerman)].map(
        ({ text }) => sameNames(text),
      )
      const made = new Set(names.flat().filter((name) => !/\bRamen \w{8}/.test(name)))
      for (const name of made) alike.push(`${where}: ${name}`)
    }
  }
  expect(alike).toEqual([])
}, 180_000)

/** How often pages have called each capability. */
async function callsMade(): Promise<Map<string, number>> {
  const text = await world.service.runtime.metrics.page()
  const counts = new Map<string, number>()
  for (const [, name = '', count] of text.matchAll(
    /^\w*calls_total\{surface="web",capability="([^"]+)"[^}]*\} (\d+)/gm,
  ))
    counts.set(name, (counts.get(name) ?? 0) + Number(count))
  return counts
}
