import { expect, test } from 'vitest'
import { type Entry, hear } from '#test/assistant/said.ts'
import { verdictOf } from '#test/assistant/verdict.ts'

// Short requests as they are typed, with a reason without a comma, the day of a plan, and verbs whose parts stand apart.

type Said = [say: string, call: string, input: Entry['input'], state?: Entry['state']]

const inLanguage =
  (language: string) =>
  async (...[say, call, input = {}, state = {}]: Said): Promise<void> => {
    const entry: Entry = { say, call, input, write: true, state }
    expect(verdictOf(entry, await hear(entry, language))).toBe('right')
  }
const [german, english] = ['de', 'en'].map(inLanguage) as [
  ReturnType<typeof inLanguage>,
  ReturnType<typeof inLanguage>,
]

const [roster, cancel, answer] = [
  'plans.roster.prepare',
  'plans.cancel.prepare',
  'invites.rsvp.update',
]
const invitation = 'plans.invitation.prepare'
const ada = { send_person_handles: ['person.ada'] }
const yes = { rsvp_status: 'accepted' }
const glow = { focus: 'plan.gluehwein' }

test.each<Said>([
  ['nimm lukas beim bowling raus er kann eh nicht', roster, { plan_handle: 'plan.bowling' }],
  ['lad ben vom bowling aus er ist krank', roster, { plan_handle: 'plan.bowling' }],
  ['sag das kegeln ab ich bin krank', cancel, { plan_handle: 'plan.kegeln' }],
])('%s: a reason without a mark leaves the request as it is', german)

test.each<Said>([
  ['sag das kegeln am donnerstag ab', cancel, { plan_handle: 'plan.kegeln' }],
  ['Ich schaffe es am Sonntag nicht zum Brunch', answer, { rsvp_status: 'declined' }],
  ['a-trane am freitag: ja gern!', answer, { ...yes, invite_handle: 'invite.jazz' }],
])('%s: the day of a plan says which is meant', german)

test.each<Said>([
  ['cancel kegeln on thursday', cancel, { plan_handle: 'plan.kegeln' }],
  ['yes to the jazz night on Friday', answer, { ...yes, invite_handle: 'invite.jazz' }],
])('%s: the day of a plan says which is meant', english)

test.each<Said>([
  ['raus damit an ada', invitation, ada, glow],
  ['schick das an ada', invitation, ada, glow],
  ['fondue darf raus', invitation, { plan_handle: 'plan.fondue' }],
  ['nehm die einladung von zoe an', answer, { ...yes, invite_handle: 'invite.jazz' }],
  ['jo da komm i', answer, { ...yes, invite_handle: 'invite.krimi' }, { focus: 'plan.krimi' }],
  ['nenn das fondue lieber Käseorgie', 'plans.draft.update', { title_override: 'Käseorgie' }],
  ['nenn den glühweinabend Punschabend', 'plans.draft.update', { title_override: 'Punschabend' }],
])('%s: is done', german)

test.each<Said>([
  ['hab ich noch angefangene einladungen', 'plans.query', { scope: 'drafts' }],
  ['was ist ins wasser gefallen', 'plans.query', { scope: 'canceled' }],
  ['welche fristen laufen bald ab', 'planning.brief.get', {}],
  ['welche treffen organisiere ich selber', 'plans.query', { role: 'host' }],
  ['pressiert was?', 'planning.brief.get', {}],
  ['dieses we, wann kann yusuf', 'availability.query', { when_preset: 'this-weekend' }],
])('%s: is told', german)

test.each([
  ['de', 'sag das kegeln am samstag ab'],
  ['de', 'wann hat ada zeit'],
  ['en', 'cancel kegeln on saturday'],
])('%s: %s: nothing is done without asking', async (language, say) => {
  const { understood, made } = await hear({ say, call: 'none', write: false }, language)
  expect(made).toEqual([])
  expect(understood.state.question).not.toBeNull()
})
