import { describe, expect, test } from 'vitest'
import { addDays } from '#server/domain/basics/days.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { problem } from '#test/support/given/lists.ts'
import { idea, ideaAt, recommended, titles } from '#test/support/given/recommendations.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const zone = 'Europe/Berlin'

/** A day so many days from today, in Berlin. */
function day(days: number): string {
  return addDays(wallTimeOf(new Date(), zone).date, days)
}

/** The next Friday that is not today. */
function friday(): string {
  const today = new Date(`${day(0)}T00:00:00Z`).getUTCDay()
  return day((5 - today + 7) % 7 || 7)
}

function event(account: Parameters<typeof idea>[0], title: string, event_start_at: string) {
  return idea(account, title, { kind: 'event', event_start_at })
}

describe('time', () => {
  test('is never assumed: without any, whatever lies ahead fits, and no reason speaks of a day', async () => {
    const sam = await world.account('Sam', { timezone: zone })
    await event(sam, 'Concert', `${day(200)}T20:00:00Z`)
    const { data } = await recommended(sam)
    expect(data.items[0]).toMatchObject({ title: 'Concert', reasons: ['You saved it'] })
    expect(data.applied_filters).toEqual({})
  })

  test('in words is read on the account’s clock, and the answer says what was understood', async () => {
    const sam = await world.account('Sam', { timezone: zone })
    await event(sam, 'Friday, early', `${friday()}T16:30:00${offset(friday())}`)
    await event(sam, 'Friday, late', `${friday()}T20:00:00${offset(friday())}`)
    const { data } = await recommended(sam, { when: 'freitag abend', duration_minutes: 90 })
    expect(titles(data.items)).toEqual(['Friday, late'])
    const when = `${friday()}T20:00:00${offset(friday())}`
    expect(data.items[0]).toMatchObject({ provisional: false, when })
    expect(data.items[0]?.reasons.at(-1)).toContain('20:00')
    const next = addDays(friday(), 1)
    expect(data.applied_filters).toEqual({
      time_slots: [
        {
          starts_at: `${friday()}T17:00:00${offset(friday())}`,
          ends_at: `${next}T00:00:00${offset(next)}`,
        },
      ],
      duration_minutes: 90,
    })
    const again = await recommended(sam, data.applied_filters)
    expect(titles(again.data.items)).toEqual(['Friday, late'])
  })

  test('a preset stays a preset, and an undated place fits it, provisionally', async () => {
    const sam = await world.account('Sam', { timezone: zone })
    await ideaAt(sam, 'Boulderhalle', {})
    const { data } = await recommended(sam, { when: 'next week' })
    expect(data.applied_filters).toEqual({ when_preset: 'next-week' })
    expect(data.items).toMatchObject([{ title: 'Boulderhalle', provisional: true }])
    expect(data.gaps[0]).toEqual({
      code: 'hours_unknown',
      message: 'The opening hours of “Boulderhalle” are not known.',
    })
  })

  test('slots without an offset are on the account’s clock; one that is too short does not count', async () => {
    const sam = await world.account('Sam', { timezone: 'America/New_York' })
    const at = day(3)
    await event(
      sam,
      'Evening',
      new Date(Date.parse(`${at}T20:00:00Z`) + 4.5 * 3_600_000).toISOString(),
    )
    const slot = { starts_at: `${at}T19:00`, ends_at: `${at}T22:00` }
    const short = { starts_at: `${at}T10:00`, ends_at: `${at}T10:30` }
    const { data } = await recommended(sam, { time_slots: [short, slot], duration_minutes: 60 })
    expect(titles(data.items)).toEqual(['Evening'])
    expect(data.applied_filters.time_slots).toHaveLength(1)
    const none = { time_slots: [short], duration_minutes: 60 }
    expect(await problem(sam, 'ideas.recommendations.get', none)).toMatchObject({
      status: 422,
      pointers: ['/duration_minutes'],
    })
  })

  test('of a clock is half an hour around it, with its date, and can be sent again', async () => {
    const sam = await world.account('Sam', { timezone: zone })
    await event(sam, 'Friday, late', `${friday()}T20:00:00${offset(friday())}`)
    await event(sam, 'Friday, later', `${friday()}T21:00:00${offset(friday())}`)
    await idea(sam, 'Boulderhalle')
    const { data } = await recommended(sam, { when: 'friday at 8pm' })
    expect(titles(data.items).sort()).toEqual(['Boulderhalle', 'Friday, late'])
    const [from, until] = ['19:30', '20:30'].map(
      (time) => `${friday()}T${time}:00${offset(friday())}`,
    )
    expect(data.applied_filters).toEqual({ time_slots: [{ starts_at: from, ends_at: until }] })
    const again = await recommended(sam, data.applied_filters)
    expect(titles(again.data.items)).toEqual(titles(data.items))
    const longer = await recommended(sam, { when: 'friday at 8pm', duration_minutes: 180 })
    expect(longer.data.applied_filters).toEqual({ when: 'friday at 8pm', duration_minutes: 180 })
  })

  test('from an hour on has everything that begins then or later', async () => {
    const sam = await world.account('Sam', { timezone: zone })
    for (const hour of ['17:45', '18:00', '20:00']) {
      await event(sam, hour, `${friday()}T${hour}:00${offset(friday())}`)
    }
    const { data } = await recommended(sam, { when: 'Freitag ab 18 Uhr' })
    expect(titles(data.items).sort()).toEqual(['18:00', '20:00'])
    const again = await recommended(sam, data.applied_filters)
    expect(titles(again.data.items)).toEqual(titles(data.items))
    const { error } = await recommended(sam, { when: 'ab Freitag' })
    expect(error).toMatchObject({ code: 'timing_required', pointer: '/when' })
  })

  test('that may be two is asked, with both as choices that can be sent', async () => {
    const sam = await world.account('Sam', { timezone: zone })
    const at = day(3)
    await event(sam, 'At seven', `${at}T19:00:00${offset(at)}`)
    const weekday = new Date(`${at}T00:00:00Z`).toLocaleDateString('en', { weekday: 'long' })
    const { error } = await recommended(sam, { when: `${weekday} half seven`, search: 'seven' })
    expect(error).toMatchObject({ code: 'timing_required', pointer: '/when' })
    const choices = (error?.candidates ?? []) as { kind: string; title: string; input: object }[]
    expect(choices.map(({ kind, title }) => [kind, title.slice(-15)])).toEqual([
      ['when', ', 18:00 – 19:00'],
      ['when', ', 19:00 – 20:00'],
    ])
    expect(choices[1]?.input).toMatchObject({
      search: 'seven',
      time_slots: [{ starts_at: `${at}T19:00:00${offset(at)}` }],
    })
    const { data } = await recommended(sam, choices[1]?.input ?? {})
    expect(titles(data.items)).toEqual(['At seven'])
  })

  test('that has passed leaves nothing, and the answer says what there would be without it', async () => {
    const sam = await world.account('Sam', { timezone: zone })
    await idea(sam, 'Boulderhalle')
    for (const input of [
      { when: '2020-01-01' },
      { time_slots: [{ starts_at: '2020-01-01T10:00', ends_at: '2020-01-01T20:00' }] },
      { requested_start_at: '2020-01-01T10:00Z', constraint_kind: 'exact_start' },
    ]) {
      const { error } = await recommended(sam, input)
      expect(error).toMatchObject({
        code: 'nothing_found',
        candidates: [{ filter: 'time', count: 1, title: 'Without the time: 1', input: {} }],
      })
    }
    // No slots are no time.
    const { data } = await recommended(sam, { time_slots: [] })
    expect([titles(data.items), data.applied_filters]).toEqual([['Boulderhalle'], {}])
  })

  test('a start that must be kept is kept to the minute; without the mark it only ranks', async () => {
    const sam = await world.account('Sam', { timezone: zone })
    await event(sam, 'At eight', `${day(4)}T19:00:00Z`)
    await event(sam, 'Much later', `${day(4)}T23:30:00Z`)
    const requested_start_at = `${day(4)}T19:00:00Z`
    const near = await recommended(sam, { requested_start_at })
    expect(titles(near.data.items)).toEqual(['At eight', 'Much later'])
    const exact = await recommended(sam, { requested_start_at, constraint_kind: 'exact_start' })
    expect(titles(exact.data.items)).toEqual(['At eight'])
  })

  test('a slot over the night in which clocks are put back has its extra hour', async () => {
    const sam = await world.account('Sam', { timezone: zone })
    // On 31 October 2038, 02:30 is shown twice in Berlin.
    await event(sam, 'First', '2038-10-31T00:30:00Z')
    await event(sam, 'Second', '2038-10-31T01:30:00Z')
    await event(sam, 'After', '2038-10-31T02:30:00Z')
    const slot = { starts_at: '2038-10-31T02:00', ends_at: '2038-10-31T02:45' }
    const { data } = await recommended(sam, { time_slots: [slot], duration_minutes: 30 })
    expect(titles(data.items).sort()).toEqual(['First', 'Second'])
    expect(data.applied_filters.time_slots).toEqual([
      { starts_at: '2038-10-31T02:00:00+02:00', ends_at: '2038-10-31T02:45:00+01:00' },
    ])
  })

  test('a slot within the hour that clocks skip is no time at all', async () => {
    const sam = await world.account('Sam', { timezone: zone })
    await event(sam, 'Night', '2038-03-28T01:30:00Z')
    const slot = { starts_at: '2038-03-28T02:10', ends_at: '2038-03-28T02:50' }
    const refused = await problem(sam, 'ideas.recommendations.get', { time_slots: [slot] })
    expect(refused).toMatchObject({ status: 422, pointers: ['/time_slots/0/ends_at'] })
  })

  test('in blank words is refused, not taken for any', async () => {
    const sam = await world.account('Sam')
    for (const when of ['', '   ']) {
      expect(await problem(sam, 'ideas.recommendations.get', { when })).toEqual({
        ...{ status: 422, code: 'input_invalid', pointers: ['/when'] },
      })
    }
  })
})

/** The offset of Berlin at the beginning of a day. */
function offset(date: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  const name = parts
    .formatToParts(new Date(`${date}T12:00:00Z`))
    .find((one) => one.type === 'timeZoneName')
  return name?.value.replace('GMT', '') ?? ''
}

test('an exact start without an offset is refused, and the account’s is suggested', async () => {
  const { body, status } = await (await world.account('Sam', { timezone: 'Europe/Berlin' })).call(
    'ideas.recommendations.get',
    { constraint_kind: 'exact_start', requested_start_at: '2026-12-05T19:00:00' },
  )
  expect(status).toBe(422)
  expect(body.errors).toMatchObject([
    { pointer: '/requested_start_at', suggestion: '2026-12-05T19:00:00+01:00' },
  ])
})
