import { expect, test } from 'vitest'
import { insertCalendar } from '#server/data/calendar_sources/insert.ts'
import { updateSharing } from '#server/data/calendar_settings/update.ts'
import { updateChosen } from '#server/data/calendar_sharing/update.ts'
import { newId } from '#server/database/id.ts'
import { sealCalendarAddress } from '#server/domain/calendar/seal.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { aCalendar, type GivenCalendar } from '#test/support/given/calendars.ts'
import { people } from '#test/support/given/lists.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()

async function statusOf(...calendars: GivenCalendar[]) {
  const sam = await world.account('Sam')
  for (const calendar of calendars) await aCalendar(world, sam, calendar)
  const { body } = await sam.call('calendar.status.get')
  expect(body.status).toBe('completed')
  return { ...body.data, text: body.outcome.fallback_text }
}

const page = () => `${world.url}/settings/calendars`

test('without a calendar nothing is known, and the text names the page', async () => {
  expect(await statusOf()).toEqual({
    connected: false,
    sources_count: 0,
    last_refresh_at: null,
    freshness: 'never',
    usability: 'unusable',
    group_sharing: 'off',
    manage_url: page(),
    text: `No calendar is connected. Connect one at ${page()}.`,
  })
})

const fine = { freshness: 'fresh', usability: 'usable' }
const partly = { freshness: 'fresh', usability: 'partial' }

test.each<[string, GivenCalendar[], object]>([
  ['all were read lately', [{}, { read: 23 }], fine],
  [
    'typed times that are months old stand beside a feed',
    [{}, { kind: 'holds', read: 3000, knows: null }],
    fine,
  ],
  ['a file of 13 days ago stands alone', [{ kind: 'file', read: 13 * 24 }], fine],
  [
    'a file is older than 14 days',
    [{ kind: 'file', read: 15 * 24 }],
    { freshness: 'stale', usability: 'unusable' },
  ],
  [
    'one of two was not read for a day',
    [{}, { read: 25, state: 'failing' }],
    { freshness: 'stale', usability: 'partial' },
  ],
  [
    'one is paused, although it was read an hour ago',
    [{}, { state: 'paused' }],
    { freshness: 'stale', usability: 'partial' },
  ],
  ['one fails, but was read an hour ago', [{ state: 'failing', problem: 'timeout' }], partly],
  ['one is gone, but was read an hour ago', [{}, { state: 'failing', problem: 'gone' }], partly],
  [
    'one fails and was never read',
    [{}, { state: 'failing', read: null, knows: null }],
    { freshness: 'stale', usability: 'partial' },
  ],
  ['one was not read yet', [{}, { state: 'pending', read: null, knows: null }], partly],
  [
    'none was read yet',
    [{ state: 'pending', read: null, knows: null }],
    { freshness: 'never', usability: 'unusable' },
  ],
  ['one could not be read in full', [{ incomplete: true }], partly],
  ['an upload covers a month', [{ kind: 'file', knows: 30 }], partly],
  [
    'an upload is over',
    [{ kind: 'file', knows: -1 }],
    { freshness: 'fresh', usability: 'unusable' },
  ],
  [
    'there are only typed times that say not everything',
    [{ kind: 'holds', knows: null }],
    { freshness: 'fresh', usability: 'unusable' },
  ],
])('%s', async (_, calendars, expected) => {
  const status = await statusOf(...calendars)
  expect(status).toMatchObject({ ...expected, connected: true, sources_count: calendars.length })
  const lacks = status.usability !== 'usable'
  expect(status.text).toMatch(lacks ? /, but .+ See http/ : /up to date/)
  const isGone = calendars.some(({ problem }) => problem === 'gone')
  expect(status.text.includes('no longer exists at its address')).toBe(isGone)
})

test('group sharing is on for all friends and for chosen ones, and off where nobody was chosen', async () => {
  const sam = await world.account('Sam')
  const shared = async () => (await sam.call('calendar.status.get')).body.data.group_sharing
  const [handle = ''] = await people(sam, 'Ada')
  const write = (work: Parameters<typeof world.database.write>[1]['work']) =>
    world.database.write(sam.owner, { work })
  await write((db) => updateSharing(db, 'all'))
  expect(await shared()).toBe('on')
  await write((db) => updateSharing(db, 'chosen'))
  expect(await shared()).toBe('off')
  await write((db) => updateChosen(db, [parseHandle('person', handle) ?? '']))
  expect(await shared()).toBe('on')
})

test('the answer has nothing of an address, a name, a host, an account or an id', async () => {
  const sam = await world.account('Sam')
  const source_id = newId()
  const address = 'https://calendar.secret.example/private-0123/basic.ics'
  const sealed = sealCalendarAddress(world.service.runtime.seal, sam.owner, address)
  await world.database.write(sam.owner, {
    work: (db) =>
      insertCalendar(db, {
        source_id,
        kind: 'ics',
        name: 'Chemo',
        named: true,
        host: 'calendar.secret.example',
        sealed,
      }),
  })
  const { text } = await sam.call('calendar.status.get')
  const secrets = [
    'secret',
    'private-0123',
    'Chemo',
    sealed.slice(0, 20),
    source_id,
    toHandle('calendar', source_id),
  ]
  for (const secret of [...secrets, '@', sam.owner]) expect(text).not.toContain(secret)
})
