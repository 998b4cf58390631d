import { expect, test } from 'vitest'
import { type Entry, hear } from '#test/assistant/said.ts'
import { verdictOf } from '#test/assistant/verdict.ts'

type Said = [say: string, call: string, input: Entry['input'], state?: Entry['state']]

async function expectRight(...[say, call, input = {}, state = {}]: Said): Promise<void> {
  const entry: Entry = { say, call, input, write: true, state }
  expect(verdictOf(entry, await hear(entry, 'en'))).toBe('right')
}

const [draft, sent, answer] = ['plans.draft.update', 'plans.update.prepare', 'invites.rsvp.update']

test.each<Said>([
  ['move pottery to 6.30', draft, { scheduled_at: '2026-12-09T18:30:00+01:00' }],
  ['pottery 6.30 instead of 6', draft, { scheduled_at: '2026-12-09T18:30:00+01:00' }],
  ['kegeln 9:30 instead', sent, { changes: { scheduled_at: '2026-12-10T21:30:00+01:00' } }],
  ['move pottery to 6:30am', draft, { scheduled_at: '2026-12-09T06:30:00+01:00' }],
])('%s: an hour without its half is of the half that the plan was in', expectRight)

test.each<Said>([
  [
    'move the Glühwein to the eighteenth at seven, no sorry, half past seven',
    draft,
    { plan_handle: 'plan.gluehwein', scheduled_at: '2026-12-18T19:30:00+01:00' },
  ],
  [
    'move pottery to 11 December at 7, no wait, at 8',
    draft,
    { plan_handle: 'plan.pottery', scheduled_at: '2026-12-11T20:00:00+01:00' },
  ],
])('%s: who takes back an hour keeps the day', expectRight)

test.each<Said>([
  [
    'push bowling to eight thirty pm',
    sent,
    { changes: { scheduled_at: '2026-12-05T20:30:00+01:00' } },
  ],
  [
    'move the market to the nineteenth at two in the afternoon',
    sent,
    { changes: { scheduled_at: '2026-12-19T14:00:00+01:00' } },
  ],
  [
    'bring kegeln forward to half past seven',
    sent,
    { changes: { scheduled_at: '2026-12-10T19:30:00+01:00' } },
  ],
  [
    'draft vabali for Sunday, 13 December, at ten in the morning',
    'plans.draft.create',
    { candidate_id: 'idea.vabali', scheduled_at: '2026-12-13T10:00:00+01:00' },
  ],
])('%s: hours and days are read as they are spelled', expectRight)

test.each<Said>([
  [
    'delay kegeln by an hour and a half',
    sent,
    { changes: { scheduled_at: '2026-12-10T21:30:00+01:00' } },
  ],
  [
    'delay kegeln by one and a half hours',
    sent,
    { changes: { scheduled_at: '2026-12-10T21:30:00+01:00' } },
  ],
  [
    'push it back by an hour and a half',
    sent,
    { changes: { scheduled_at: '2026-12-10T21:30:00+01:00' } },
    { focus: 'plan.kegeln' },
  ],
])('%s: amounts of time are added', expectRight)

test.each<Said>([
  [
    "yes to krimidinner and tell yusuf i'm veggie",
    answer,
    { rsvp_status: 'accepted', note: "i'm veggie" },
  ],
  [
    'decline the krimidinner, say that we have a concert',
    answer,
    { rsvp_status: 'declined', note: 'we have a concert' },
  ],
  [
    'yes to the jazz, but let Zoë know I might leave early',
    answer,
    { rsvp_status: 'accepted', note: 'I might leave early' },
  ],
])('%s: what the host is told goes with the answer', expectRight)

test('what somebody else is told is no note to the host', async () => {
  const entry: Entry = {
    say: 'yes to the krimidinner and tell Ada to bring wine',
    call: 'none',
    write: false,
  }
  const { made } = await hear(entry, 'en')
  expect(made.filter(({ input }) => 'note' in input)).toEqual([])
})

test.each<Said>([
  [
    'yusuf out priya in for kegeln',
    'plans.roster.prepare',
    { recipient_handles: ['person.lukas', 'person.priya'] },
  ],
  [
    'swap Yusuf for Priya on Kegeln',
    'plans.roster.prepare',
    { recipient_handles: ['person.lukas', 'person.priya'] },
  ],
])('%s: one guest comes in the place of another', expectRight)

test.each<Said>([
  ['drop the guest limit', draft, { capacity_max: null }, { focus: 'plan.gluehwein' }],
  ['remove the date again', draft, { scheduled_at: null }, { focus: 'plan.pottery' }],
  ['the fondue should be at Home', draft, { place_handle: 'place.home' }],
  ['Set capacity of Kegeln im Keller to 4.', sent, { changes: { capacity_max: 4 } }],
])('%s: a field of a plan is set or emptied', expectRight)

test.each<Said>([
  [
    'looks good, send it to her',
    'plans.invitation.prepare',
    { plan_handle: 'plan.pottery' },
    { focus: 'plan.pottery' },
  ],
  [
    'I am happy with the pottery invitation; it may go out now.',
    'plans.invitation.prepare',
    { plan_handle: 'plan.pottery' },
  ],
  [
    'Whole house has the flu. Bowling is off.',
    'plans.cancel.prepare',
    { plan_handle: 'plan.bowling' },
  ],
  ["I can't do the krimidinner, I have a concert", answer, { rsvp_status: 'declined' }],
  [
    "I changed my mind, I'm not coming",
    answer,
    { rsvp_status: 'declined' },
    { focus: 'plan.brunch' },
  ],
])('%s: what is told around a request leaves it as it is', expectRight)

test.each<Said>([
  [
    'note for the market: thermos with hot chocolate',
    'plans.logistics.update',
    { plan_handle: 'plan.market', item: { title: 'thermos with hot chocolate' } },
  ],
  [
    'note for the market colon thermos with hot chocolate',
    'plans.logistics.update',
    { plan_handle: 'plan.market', item: { title: 'thermos with hot chocolate' } },
  ],
])('%s: a note for a plan goes on its checklist', expectRight)

test.each([
  "I'll have to bail on brunch",
  'save me a seat at the krimidinner',
  'reword the pottery invitation: we make two bowls each',
])('%s: no other change is made', async (say) => {
  const { made } = await hear({ say, call: 'none', write: false }, 'en')
  const wrong = made.filter(
    ({ capability, input }) =>
      capability === 'ideas.capture' || (say.includes('bail') && input.rsvp_status === 'accepted'),
  )
  expect(wrong).toEqual([])
})

test.each<Said>([
  ['pottery can go out now', 'plans.invitation.prepare', { plan_handle: 'plan.pottery' }],
  ['the fondue may go out', 'plans.invitation.prepare', { plan_handle: 'plan.fondue' }],
  ['pottery was sent out', 'none', {}],
  ['bowling can go out now', 'none', {}],
])('%s: what may go out is a draft', expectRight)

test.each<Said>([
  ['can I take Ben to the bowling', 'none', {}],
  ['I want to take Ben to bowling', 'none', {}],
])('%s: who is taken to a plan does not leave it', expectRight)

test.each<Said>([
  ['bowling can hold ten', sent, { changes: { capacity_max: 10 } }],
  ['turns out the bowling can take eight people', sent, { changes: { capacity_max: 8 } }],
])('%s: how many a plan can take is its limit', expectRight)

test.each<Said>([
  ['the market with the kids must be cancelled; kindly see to it.', 'plans.cancel.prepare', {}],
  ['bowling is off, please take care of that', 'plans.cancel.prepare', {}],
  ['bowling has to be called off, can you sort that out', 'plans.cancel.prepare', {}],
])('%s: who says to see to it asks for nothing else', expectRight)
