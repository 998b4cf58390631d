import { beforeAll, expect, test } from 'vitest'
import { aCalendar } from '#test/support/given/calendars.ts'
import { aList, anIdea, answer, people } from '#test/support/given/lists.ts'
import { samAndAda } from '#test/support/given/recommendations.ts'
import { type German, inGerman } from '#test/server/web/german/stage.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let sam: Account
let toAda = ''
let german: German

beforeAll(async () => {
  const both = await samAndAda(world)
  sam = both.sam
  toAda = both.toAda
  german = await inGerman(world, sam)
})

test('lists, their rules, what guests see and sharing one are wholly German', async () => {
  const { open, send } = german
  expect(await open('/lists')).toContain('Noch keine Listen')
  await send('/lists', '/lists', { name: ' ' }, 422)
  await send('/lists', '/lists', { name: 'x'.repeat(200) }, 422)
  await send('/lists', '/lists', { name: 'Regentage' })
  const list = await aList(sam, { name: 'Winter', person_handles: [toAda] })
  const path = `/lists/${list}`
  await open('/lists')
  await open(path)
  await open(`${path}/as-guest`)
  const { idea_handle } = { idea_handle: await anIdea(sam, 'Sauna im Wald') }
  await answer(sam, 'ideas.object.mutate', {
    operation: 'add_to_list',
    subject: { handle: idea_handle },
    destination: { ideas_list_handle: list },
  })
  await open(`${path}/as-guest`)
  const rules = `${path}/rules`
  const unknown = { where: 'Atlantis', what: '', when: '', from: '', until: '' }
  await send(rules, rules, unknown, 422)
  await send(rules, rules, { ...unknown, where: '', from: '2037-11-29', until: '2037-11-27' }, 422)
  const typed = { where: 'Wedding', what: 'Kino, Fahrräder reparieren', when: 'next-weekend' }
  const saved = await send(rules, rules, { ...typed, from: '2037-11-27', until: '2037-11-29' })
  expect(saved).toMatch(/Kino, Fahrräder reparieren[\s\S]*Nächstes Wochenende/)
  const { data } = await answer(sam, 'ideas.lists.get', { ideas_list_handle: list })
  expect(data.defaults.activity_names).toEqual(['Cinema'])
  expect(await open(rules)).toContain('value="Kino, Fahrräder reparieren"')
  const [mira = ''] = await people(sam, 'Mira')
  const share = `${path}/share`
  await open(share)
  await send(`${share}?person=${mira}`, share, { person: mira })
  const review = await open(`${share}?person=${toAda}`)
  expect(review).toContain('Die Liste „Winter“ mit Ada teilen')
  await send(`${share}?person=${toAda}`, share, { shown: 'other' }, 409)
  expect(await send(`${share}?person=${toAda}`, share, {})).toContain('unterwegs an Ada')
  await open(path)
  await send(path, `${path}/rename`, { name: ' ' }, 422)
  expect(await send(path, `${path}/remove`)).toContain('Gelöscht')
})

test('places are wholly German', async () => {
  const { open, send } = german
  expect(await open('/places')).toContain('Noch keine Orte')
  await send('/places', '/places', { name: '' }, 422)
  await send('/places', '/places', { name: 'Garten', notes: 'x'.repeat(3_000) }, 422)
  await send('/places', '/places', { name: 'Garten', address: 'Badstraße 1', notes: '' })
  const more = { name: 'Kino Krokodil', activity_name: 'Cinema' }
  const { data } = await answer(sam, 'places.private.create', more)
  expect(await open('/places')).toContain('Kino</span>')
  await open('/places?q=Zeppelin')
  const path = `/places/${data.place.place_handle}`
  await send(path, `${path}/change`, { name: '' }, 422)
  await send(path, `${path}/picture`, {}, 422)
  await send(path, `${path}/archive`)
  await open(path)
})

test('calendars, their settings, typed times and who sees them are wholly German', async () => {
  const { open, send } = german
  const page = '/settings/calendars'
  await open(page)
  const wrong = { url: 'https://a:b@c.example/x.ics', name: '' }
  expect(await send(page, `${page}/subscribe`, wrong, 422)).toContain('kein Passwort')
  await send(page, `${page}/subscribe`, { url: '' }, 422)
  const times = `${page}/times`
  const [name = ''] = /weekly-\d{4}-\d\d-\d\d/.exec(await open(times)) ?? []
  await send(times, times, { [name]: ['09:00', ''] }, 422)
  expect(await send(times, times, { [name]: ['09:00', '17:00'] })).toContain('gespeichert')
  const problems = [
    'unreachable',
    'refused',
    'gone',
    'too_large',
    'too_complex',
    'timeout',
  ] as const
  for (const problem of problems) {
    await aCalendar(world, sam, { name: 'Arbeit', state: 'failing', problem })
  }
  await aCalendar(world, sam, { name: 'Chor', events: 12, incomplete: true })
  await aCalendar(world, sam, { name: 'Verein', kind: 'file', read: 900, knows: null })
  await aCalendar(world, sam, { name: 'Neu', state: 'pending', read: null })
  await aCalendar(world, sam, { name: 'Alt', state: 'paused', problem: 'not_a_calendar' })
  const text = await open(`${page}?connect=yes`)
  expect(text).toContain('Wann ich keine Zeit habe')
  await open(`${page}?from=6`)
  const handles = [...text.matchAll(/id="(cs_\w+)"/g)].map(([, handle = '']) => handle)
  for (const handle of handles) await open(`${page}/${handle}`)
  const [first = ''] = handles
  const zone = { name: 'Chor', timezone: 'Nirgendwo' }
  const one = `${page}/${handles.at(-1)}`
  expect(await send(one, `${one}/change`, zone, 422)).toContain('nicht bekannt')
  expect(await send(page, `${page}/sharing`, { mode: 'all', usual_hours: 'yes' })).toContain(
    'sehen',
  )
  await open(`${page}/friends`)
  await send(
    page,
    `${page}/sharing`,
    { mode: 'all', hours_from: '09:00', hours_until: '09:00' },
    422,
  )
  await send(`${page}/${first}`, `${page}/${first}/remove`)
})
