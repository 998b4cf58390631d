import { describe, expect, test } from 'vitest'
import { UnreadableJson } from '#server/domain/basics/json.ts'
import {
  type ChosenGuest,
  guestsPayload,
  type PayloadForm,
  rosterPayload,
  sendPayload,
  type UpdatePayload,
  updatePayload,
} from '#server/domain/prepared/payload.ts'

const ada: ChosenGuest = {
  person_id: '01890a5d-ac96-774b-bcce-b302099a8057',
  display_name: 'Ada',
  delivery: 'service',
  peer_owner: '01890a5d-ac96-774b-bcce-b302099a8058',
  eligible: true,
}
const mira: ChosenGuest = { ...ada, delivery: 'manual_share', peer_owner: null }

const update: UpdatePayload = {
  columns: {
    scheduled_at: new Date('2026-11-29T15:00:00.123Z'),
    scheduled_ends_at: null,
    meetup_at: new Date('2026-11-29T14:45:00Z'),
    meetup_location_text: 'At the bar',
    rsvp_deadline: null,
    capacity_min: null,
    capacity_max: 8,
    title_override: null,
    description_override: 'Bring a bowl.',
    show_guest_list: true,
  },
  fields: ['scheduled_time_local', 'capacity_max', 'show_guest_list'],
  guests: [ada, mira],
  notify: true,
}

/** A payload after it was written, stored as JSON and read. */
function stored<Payload>({ write, read }: PayloadForm<Payload>, payload: Payload): Payload {
  return read(JSON.parse(JSON.stringify(write(payload))))
}

test('a payload that was stored is read as it was, instants included', () => {
  expect(stored(updatePayload, update)).toEqual(update)
  expect(stored(guestsPayload, { guests: [mira] })).toEqual({ guests: [mira] })
  const send = { guests: [ada], public_description: 'For all' }
  expect(stored(sendPayload, send)).toEqual(send)
  expect(stored(rosterPayload, { add: [ada], remove: [mira] })).toEqual({
    add: [ada],
    remove: [mira],
  })
})

test('a change that an earlier release prepared leaves the guest list as it is', () => {
  const { show_guest_list: _, ...columns } = update.columns
  const read = stored(updatePayload, { ...update, columns })
  expect(read).toEqual({ ...update, columns })
  expect(read.columns).not.toHaveProperty('show_guest_list')
})

test('an instant is stored as ISO 8601, not as something that JSON makes of it', () => {
  expect(updatePayload.write(update)).toMatchObject({
    columns: { scheduled_at: '2026-11-29T15:00:00.123Z', rsvp_deadline: null },
  })
})

describe('what no release of this version wrote is refused', () => {
  const json = () => JSON.parse(JSON.stringify(updatePayload.write(update)))

  test.each([
    [
      'a column that is missing',
      (given: ReturnType<typeof json>) => delete given.columns.capacity_max,
    ],
    ['an instant that is not one', (given) => (given.columns.scheduled_at = 'tomorrow')],
    [
      'an instant with an offset',
      (given) => (given.columns.meetup_at = '2026-11-29T15:00:00+01:00'),
    ],
    ['half a person', (given) => (given.columns.capacity_max = 1.5)],
    ['a field that nothing can change', (given) => (given.fields = ['state'])],
    ['guests that are no list', (given) => (given.guests = { 0: ada })],
    ['a guest without a name', (given) => (given.guests = [{ ...ada, display_name: null }])],
    ['a way of delivery that does not exist', (given) => (given.guests[0].delivery = 'pigeon')],
    ['eligible as a word', (given) => (given.guests[0].eligible = 'yes')],
  ])('%s', (_, spoil) => {
    const given = json()
    spoil(given)
    expect(() => updatePayload.read(given)).toThrow(UnreadableJson)
  })
})
