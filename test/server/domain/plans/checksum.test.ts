import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { planContent } from '#server/domain/mail/content.ts'
import { letterOf } from '#server/domain/mail/letter.ts'
import { isExpected, planChecksum, shortChecksum } from '#server/domain/plans/checksum.ts'
import {
  type GuestItem,
  type PlanFacts,
  planTitle,
  previewBody,
  visibleDescription,
} from '#server/domain/plans/content.ts'
import { canonical } from '#server/domain/basics/canonical.ts'

const plan: PlanFacts = {
  card_title: 'Ramen',
  title_override: null,
  card_description: 'Small place.',
  description_override: null,
  card_activity_name: 'Eating',
  custom_activity_name: null,
  place_name: 'Cocolo',
  place_address: null,
  place: null,
  timezone: 'Europe/Berlin',
  scheduled_at: new Date('2026-11-27T19:00:00Z'),
  scheduled_ends_at: null,
  meetup_at: null,
  meetup_location_text: null,
  rsvp_deadline: null,
  capacity_min: 3,
  capacity_max: null,
  private_plan: false,
  public_description: null,
  source_url: 'https://cocolo.example/',
  guest_items: [],
}

const bowl: GuestItem = {
  kind: 'guest_requirement',
  actor_type: 'each_guest',
  phase: 'before_arrival',
  title: 'Bring a bowl',
  target_url: null,
  amount_note: null,
}

test('a checksum is the SHA-256 of what recipients see, as canonical JSON', () => {
  const content = canonical({
    title: 'Ramen',
    description: 'Small place.',
    activity: 'Eating',
    scheduled_at: '2026-11-27T19:00:00.000Z',
    scheduled_ends_at: null,
    meetup_at: null,
    meetup_location_text: null,
    rsvp_deadline: null,
    place_name: 'Cocolo',
    place_address: null,
    timezone: 'Europe/Berlin',
    capacity_min: 3,
    capacity_max: null,
    source_url: 'https://cocolo.example/',
  })
  expect(planChecksum(plan)).toBe(createHash('sha256').update(content).digest('hex'))
})

/** Changes of what recipients see. */
const visible: Partial<PlanFacts>[] = [
  { title_override: 'Udon' },
  { source_url: 'https://elsewhere.example/' },
  { description_override: 'Large place.' },
  { description_override: '' },
  { custom_activity_name: 'Slurping' },
  { place_name: 'Elsewhere' },
  { place_address: 'Ufer 39' },
  { timezone: 'Asia/Tokyo' },
  { scheduled_at: null },
  { scheduled_ends_at: new Date(0) },
  { meetup_at: new Date(0) },
  { meetup_location_text: 'Door' },
  { rsvp_deadline: new Date(0) },
  { capacity_min: 4 },
  { capacity_max: 4 },
  { private_plan: true },
  { private_plan: true, public_description: 'For you.' },
  { guest_items: [bowl] },
  { guest_items: [{ ...bowl, title: 'Bring a spoon' }] },
  { guest_items: [{ ...bowl, target_url: 'https://bowls.example/' }] },
  { guest_items: [{ ...bowl, amount_note: '3 €' }] },
  { guest_items: [bowl, bowl] },
]

test('everything that recipients see changes it, and nothing else does', () => {
  const checksums = visible.map((change) => planChecksum({ ...plan, ...change }))
  expect(new Set([planChecksum(plan), ...checksums]).size).toBe(visible.length + 1)
  expect(planChecksum({ ...plan, title_override: 'Ramen' })).toBe(planChecksum(plan))
  const secret = { ...plan, private_plan: true, public_description: 'For you.' }
  const noted = { description_override: 'Mine.', source_url: 'https://mine.example/' }
  expect(planChecksum({ ...secret, ...noted })).toBe(planChecksum(secret))
})

test('everything that recipients see is in the preview, too', () => {
  const previews = [{}, ...visible].map((change) => {
    const one = { ...plan, ...change }
    return `${planTitle(one)}\n${previewBody(one)}`
  })
  expect(new Set(previews).size).toBe(visible.length + 1)
})

test('a preview has every fact of the mail of the invitation', () => {
  const full = {
    ...{ ...plan, revision: 1, show_guest_list: false, place_address: 'Ufer 39', capacity_max: 6 },
    meetup_at: new Date('2026-11-27T18:30:00Z'),
    meetup_location_text: 'At the bridge',
    rsvp_deadline: new Date('2026-11-26T17:00:00Z'),
    guest_items: [bowl],
  }
  const { facts, checklist, details } = letterOf({
    kind: 'plan_invite',
    plan: planContent(full, 'Sam'),
  })
  const said = [...facts.map(({ value }) => value), ...checklist.map(({ title }) => title), details]
  expect(facts.map(({ label }) => label)).toContain('What')
  for (const one of said) expect(previewBody(full)).toContain(one)
})

test('a private plan shows its recipients only the public description', () => {
  const secret = { ...plan, private_plan: true }
  expect(visibleDescription(plan)).toBe('Small place.')
  expect(visibleDescription(secret)).toBeNull()
  expect(visibleDescription({ ...secret, public_description: 'For you.' })).toBe('For you.')
  expect(previewBody(secret)).toBe(
    'Friday, 27 November 2026, 20:00, Berlin time (GMT+1), Cocolo. What: Eating. People: at least 3, including the host.',
  )
})

test('the preview has all facts, and is empty without any', () => {
  const full = {
    ...plan,
    scheduled_ends_at: new Date('2026-11-27T22:00:00Z'),
    meetup_at: new Date('2026-11-27T18:30:00Z'),
    meetup_location_text: 'At the bridge',
    rsvp_deadline: new Date('2026-11-26T17:00:00Z'),
  }
  expect(previewBody(full)).toBe(
    'Friday, 27 November 2026, 20:00 – 23:00, Berlin time (GMT+1), Cocolo. What: Eating. We meet: 19:30, At the bridge. Please answer by Thursday, 26 November 2026, 18:00, Berlin time (GMT+1). People: at least 3, including the host.\n\nSmall place.\n\nMore: https://cocolo.example/',
  )
  const early = previewBody({ ...full, meetup_at: new Date('2026-11-26T18:30:00Z') })
  expect(early).toContain('We meet: Thursday, 26 November 2026, 19:30, Berlin time (GMT+1), At')
  expect(
    previewBody({
      ...plan,
      scheduled_at: null,
      place_name: null,
      card_description: null,
      card_activity_name: null,
      capacity_min: null,
      source_url: null,
    }),
  ).toBe('')
})

test('the first sixteen characters of a checksum are taken for it, and fewer are not', () => {
  const checksum = planChecksum(plan)
  for (const expected of [checksum, shortChecksum(checksum), checksum.slice(0, 40)])
    expect(isExpected(checksum, expected)).toBe(true)
  for (const expected of ['', checksum.slice(0, 15), `${checksum}0`, 'f'.repeat(16)])
    expect(isExpected(checksum, expected)).toBe(false)
})
