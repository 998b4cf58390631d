import { beforeAll, expect, test } from 'vitest'
import { updateSharing } from '#server/data/calendar_settings/update.ts'
import { encodeMonth, monthsOf, quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import { maxCalendars } from '#server/domain/calendar/source.ts'
import { aCalendar } from '#test/support/given/calendars.ts'
import { fillAccount } from '#test/support/given/full_account.ts'
import { followForm, openPage, sendForm } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { type Account, useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const full = useAccount(world, 'Full')
const page = '/settings/calendars'
let client: WebClient

beforeAll(async () => {
  client = await signedInClient(world, sam)
})

/** What friends get to know: something every second hour, so that the strips are full. */
async function shareMonths({ owner }: Account): Promise<void> {
  const first = Math.floor(Date.now() / quarter_ms / 96) * 96
  const kinds = ['busy', 'tentative', 'unknown'] as const
  const runs = Array.from({ length: 40 * 8 }, (_, at) => ({
    ...{ from: first + at * 12, to: first + at * 12 + 4, kind: kinds[at % 3] ?? 'busy' },
  }))
  for (const month of monthsOf(first, first + 40 * 96)) {
    await world.database.write(owner, {
      work: (db) => db.sql`
        insert into busy_months (owner_id, month, runs, version)
        values (${owner}, ${`${month}-01`}, ${encodeMonth(month, runs)}, 1)
        on conflict (owner_id, month) do update set runs = excluded.runs`,
    })
  }
}

const stored = async () => {
  const { text } = await openPage(client, page)
  return text
}

test('calendars come first on their page, and a link leads to who may see them as long as nobody does', async () => {
  const kim = await world.account('Kim')
  await aCalendar(world, kim)
  const reader = await signedInClient(world, kim)
  const first = await openPage(reader, page)
  expect(first.text).toMatch(/href="#sharing">Who may see[\s\S]*class="cards"[\s\S]*id="sharing"/)
  expect(first.text).not.toContain('Connect the calendars you use')
  await world.database.write(kim.owner, { work: (db) => updateSharing(db, 'all') })
  expect((await openPage(reader, page)).text).not.toContain('href="#sharing"')
})

test('times are typed by the days of a week, and said again as they were typed', async () => {
  const path = `${page}/times`
  const { text } = await openPage(client, path)
  const [name = ''] = /weekly-\d{4}-\d\d-\d\d/.exec(text) ?? []
  const half = await sendForm(client, path, path, { [name]: ['09:00', ''] })
  expect(half.status).toBe(422)
  expect(half.text).toContain('value="09:00"')
  const saved = await followForm(client, path, path, { [name]: ['09:00', '17:00'] })
  expect(saved.text).toContain('Your times are saved')
  expect((await openPage(client, path)).text).toMatch(
    new RegExp(`name="${name}" value="09:00"[^>]*>[^<]*<input[^>]*name="${name}" value="17:00"`),
  )
  const none = await followForm(client, path, path, { [name]: ['', ''] })
  expect(none.text).toContain('Your times are removed')
})

test('a calendar has a card with one menu, and a page of its own', async () => {
  const source_id = await aCalendar(world, sam, { name: 'Work' })
  const [, path = ''] = /href="(\/settings\/calendars\/cs_\w+)"/.exec(await stored()) ?? []
  expect(path).not.toBe('')
  const wrong = await sendForm(client, path, `${path}/change`, {
    name: 'Choir',
    timezone: 'Nowhere',
  })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('value="Choir"')
  const changed = await followForm(client, path, `${path}/change`, { name: 'Choir' })
  expect(changed.text).toMatch(/settings of .*Choir.* are saved/)
  expect((await followForm(client, path, `${path}/remove`)).text).toContain('is removed')
  expect((await openPage(client, path)).status).toBe(404)
  expect(source_id).not.toBe('')
})

test('of many friends those on a page are chosen, and the others stay as they were', async () => {
  await fillAccount(world, full)
  const own = await signedInClient(world, full)
  const path = `${page}/friends`
  const shownOn = ({ text }: { text: string }) =>
    [...text.matchAll(/name="person_handle" value="(pe_\w+)"/g)].map(([, one = '']) => one)
  const first = await openPage(own, path)
  const shown = shownOn(first)
  expect(shown).toHaveLength(20)
  await followForm(own, path, `${page}/sharing`, { person_handle: shown.slice(0, 3) })
  const [, more = ''] = /<a href="(\?from=\w+)" rel="next"/.exec(first.text) ?? []
  const [last = ''] = shownOn(await openPage(own, path + more))
  expect(shown).not.toContain(last)
  await followForm(own, path + more, `${page}/sharing`, { person_handle: [last] })
  expect(new Set((await own.get(page)).json.sharing.people)).toEqual(
    new Set([...shown.slice(0, 3), last]),
  )
  await followForm(own, path, `${page}/sharing`)
  const text = (await openPage(own, page)).text
  expect(text).toMatch(/1 of \d+ friends are chosen/)
  await followForm(own, page, `${page}/sharing`, { mode: 'chosen', usual_hours: 'yes' })
  expect((await own.get(page)).json.sharing.people).toEqual([last])
})

test('no page of calendars is larger than 30 kB on a full account', async () => {
  for (let count = 0; count < maxCalendars - 1; count += 1) {
    await aCalendar(world, full, {
      name: `The calendar of the house ${count}`,
      state: 'failing',
      problem: 'timeout',
    })
  }
  await world.database.write(full.owner, { work: (db) => updateSharing(db, 'all') })
  await shareMonths(full)
  const own = await signedInClient(world, full)
  const holds = Array.from(
    { length: 100 },
    (_, at) => `1-7 ${10 + (at % 10)}:${10 + Math.floor(at / 10)}-23:00`,
  )
  await own.submit(`${page}/holds`, { hold: holds }, page)
  const first = await openPage(own, page)
  const [, one = ''] = /href="(\/settings\/calendars\/cs_\w+)"/.exec(first.text) ?? []
  const sizes: Record<string, number> = {}
  expect(first.text).toContain('<ol class="strip">')
  for (const path of [page, `${page}?connect=yes`, one, `${page}/times`, `${page}/friends`]) {
    const { status, text } = await openPage(own, path)
    expect(status).toBe(200)
    sizes[path.replace(/cs_\w+/, 'one')] = Buffer.byteLength(text)
  }
  expect(Object.entries(sizes).filter(([, size]) => size > 30_000)).toEqual([])
})
