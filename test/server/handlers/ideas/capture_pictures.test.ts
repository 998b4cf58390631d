import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aFile, drop } from '#test/support/given/uploads.ts'
import { type Caller, useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

const picture = (name: string) => readFileSync(`test/support/pictures/${name}.png`)

/** Captures files, and waits for the end. @returns what `ideas.capture.get` answers then. */
async function captured(
  media_refs: readonly string[],
  input: Record<string, unknown> = {},
  account: Caller = sam,
) {
  const { body } = await account.call('ideas.capture', { media_refs, ...input })
  const { capture_public_id } = body.data
  const read = () => account.call('ideas.capture.get', { capture_public_id })
  await expect
    .poll(async () => (await read()).body.status, { timeout: 60_000, interval: 200 })
    .not.toBe('accepted')
  return (await read()).body
}

/** The instant of a day of the year that comes next. */
function next(day: string): string {
  const year = new Date().getUTCFullYear()
  return [`${year}-${day}`, `${year + 1}-${day}`].find((at) => Date.parse(at) > Date.now()) ?? ''
}

test('a poster becomes the event that it announces', async () => {
  const answer = await captured([await aFile(sam, picture('flyer'), 'image/png')])
  expect(answer.status).toBe('completed')
  expect(answer.data.idea).toMatchObject({
    kind: 'event',
    title: 'Pottery for beginners',
    event: { starts_at: next('06-03T17:30:00.000Z') },
  })
}, 90_000)

test('a table that was sent as a file is a list of several ideas', async () => {
  const table =
    'Title,URL\nOstsee Sauna,https://example.com/a\nBlue Door Bakery,https://example.com/b\n'
  const answer = await captured([await aFile(sam, table, 'text/csv')])
  expect(answer.data.clarification).toMatchObject({
    kind: 'items',
    choices: ['Ostsee Sauna', 'Blue Door Bakery', expect.anything()],
  })
}, 90_000)

test('a small German poster is read with its address', async () => {
  const answer = await captured([await aFile(sam, picture('poster'), 'image/png')])
  expect(answer.data.idea).toMatchObject({
    title: 'Jazz im Nordlicht',
    description: expect.stringMatching(/^Kulturverein/),
    event: {
      starts_at: next('12-12T19:00:00.000Z'),
      venue: { address: 'Müllerstraße 7, 13353 Berlin' },
    },
  })
}, 90_000)

test('a text that was sent as a file is read like one that was typed', async () => {
  const text = 'Jazz im Nordlicht, 12. Dezember, 20 Uhr, Müllerstraße 7, 13353 Berlin'
  const answer = await captured([await aFile(sam, text)])
  expect(answer.data.idea).toMatchObject({
    title: 'Jazz im Nordlicht',
    event: { starts_at: next('12-12T19:00:00.000Z') },
  })
}, 90_000)

test('a calendar that was sent as a file is read', async () => {
  const event = [
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Sauna night'],
    ...[`DTSTART:${next('12-12T19:00:00Z').replace(/[-:]/g, '')}`, 'END:VEVENT', 'END:VCALENDAR'],
  ]
  const answer = await captured([await aFile(sam, event.join('\r\n'), 'text/calendar')])
  expect(answer.data.idea).toMatchObject({ kind: 'event', title: 'Sauna night' })
}, 90_000)

test('a file that was deleted, or is somebody else’s, makes no capture', async () => {
  const [gone, ada] = [await aFile(sam), await world.account('Ada')]
  await drop(sam, gone)
  for (const ref of [gone, await aFile(ada)]) {
    const { body } = await sam.call('ideas.capture', { media_refs: [await aFile(sam), ref] })
    expect(body).toMatchObject({
      ...{ status: 'failed', data: null },
      error: { code: 'media_not_found', pointer: '/media_refs/1' },
    })
  }
})

test('pictures of several accounts at once are all read', async () => {
  const accounts = await Promise.all(['Ada', 'Kim', 'Mira'].map((name) => world.account(name)))
  const answers = await Promise.all(
    accounts.map(async (account) =>
      captured([await aFile(account, picture('flyer'), 'image/png')], {}, account),
    ),
  )
  expect(answers.map(({ data }) => data.idea?.title)).toEqual(
    accounts.map(() => 'Pottery for beginners'),
  )
}, 90_000)
