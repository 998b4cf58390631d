import { expect, test } from 'vitest'
import { play } from '#test/assistant/dialogue.ts'
import { handleOf } from '#test/assistant/fixture.ts'

// What asks something is read as no answer, in whatever words.

async function lastOf(language: string, ...says: string[]) {
  const turns = says.map((say) => ({ say, call: 'none', write: false }))
  const played = await play({ name: 'Questions', language, safety: false, turns })
  const { made = [], reply = '' } = played.at(-1) ?? {}
  return { called: made.at(-1), writes: made.filter(({ writes }) => writes), reply }
}

test.each([
  ['en', 'am I going to Jazz night?', 'plan.jazz'],
  ['en', 'Sunday brunch, am I in for that?', 'plan.brunch'],
  ['en', 'hey, are we coming to the Krimidinner?', 'plan.krimi'],
  ['en', 'shall I accept the brunch?', 'plan.brunch'],
  ['en', 'so am I going to Jazz night', 'plan.jazz'],
  ['de', 'gehe ich zum Jazz night?', 'plan.jazz'],
  ['de', 'nehme ich am Krimidinner teil?', 'plan.krimi'],
  ['de', 'mache ich beim Krimidinner mit?', 'plan.krimi'],
  ['de', 'Gehe ich zum Jazz night? Ich habs vergessen', 'plan.jazz'],
  ['de', 'Krimidinner, komme ich da?', 'plan.krimi'],
])('%s: %s – shows the plan and answers no invitation', async (language, say, plan) => {
  const { called, writes, reply } = await lastOf(language, say)
  expect(writes).toEqual([])
  expect(called).toMatchObject({ capability: 'plans.get', input: { plan_handle: handleOf(plan) } })
  expect(reply).not.toMatch(/say that you are coming|zusagen/)
})

test('“komme ich?” after a plan was shown asks about that plan', async () => {
  const { called } = await lastOf('de', 'zeig mir das Krimidinner', 'komme ich?')
  expect(called).toMatchObject({ capability: 'plans.get' })
})

test.each([
  ['en', "I'm going to Sunday brunch", 'invite.brunch'],
  ['en', 'so I am coming to the Krimidinner', 'invite.krimi'],
  ['de', 'klar komm ich zum Krimidinner!', 'invite.krimi'],
  ['de', 'da bin ich dabei, beim Krimidinner', 'invite.krimi'],
])('%s: %s – is an answer still', async (language, say, invite) => {
  const { writes } = await lastOf(language, say)
  const input = { rsvp_status: 'accepted', invite_handle: handleOf(invite) }
  expect(writes).toMatchObject([{ capability: 'invites.rsvp.update', input }])
})

test.each([
  ['en', 'delete Date night', 'sure?'],
  ['en', 'delete Date night', 'ok?'],
  ['de', 'lösch Date night', 'sicher?'],
  ['de', 'lösch Date night', 'ja?'],
])('%s: %s – %s is no yes, and a yes counts still', async (language, say, answer) => {
  const asks = await lastOf(language, say)
  const again = await lastOf(language, say, answer)
  expect(again).toMatchObject({ writes: [], reply: asks.reply })
  const { writes } = await lastOf(language, say, answer, language === 'en' ? 'yes' : 'ja')
  expect(writes).toMatchObject([{ capability: 'ideas.lists.delete' }])
})

test.each([
  ['en', 'delete Date night', "wait, what's on it?", 'ideas.lists.get'],
  ['en', 'delete Date night', 'yes, but what is on it?', 'ideas.lists.get'],
  ['de', 'lösch Date night', 'Moment, was steht da drauf?', 'ideas.lists.get'],
  ['en', 'invite Anna to bowling', 'who are they?', 'relationships.people.query'],
  ['de', 'mach eine neue Liste', 'was gibt es schon?', 'planning.brief.get'],
])('%s: %s – %s is answered while that is open', async (language, say, question, capability) => {
  const { called, writes } = await lastOf(language, say, question)
  expect({ called, writes }).toMatchObject({ called: { capability }, writes: [] })
})

test.each([
  ['en', 'make a new list', 'what would you call it?'],
  ['en', 'make a new list', 'how does that work?'],
  ['en', 'make a new list', 'hm, why do you ask?'],
  ['de', 'mach eine neue Liste', 'wie würdest du sie nennen?'],
  ['en', 'invite Anna to bowling', 'the first one, is that the one from work?'],
  ['de', 'lade Anna zum Bowling ein', 'die erste, ist das die von der Arbeit?'],
])('%s: %s – %s fills in nothing', async (language, say, question) => {
  expect((await lastOf(language, say, question)).writes).toEqual([])
})

test('a name that asks is one without its mark', async () => {
  const { writes } = await lastOf('en', 'make a new list', "Who's afraid of Virginia Woolf")
  expect(writes).toMatchObject([{ input: { name: "Who's afraid of Virginia Woolf" } }])
})

test.each([
  ['what do I have at bowling?', 'plans.get'],
  ['what do we have at Südstern?', 'plans.get'],
  ['do I go to the brunch?', 'plans.get'],
  ['what do I bring to bowling?', 'plans.logistics.get'],
  ['what do we have to do at bowling?', 'plans.logistics.get'],
  ['what do I do for bowling?', 'plans.logistics.get'],
  ['do I have tasks for bowling?', 'plans.logistics.get'],
])('%s – calls %s', async (say, capability) => {
  expect((await lastOf('en', say)).called).toMatchObject({ capability })
})

test.each([
  ['en', 'remove will from my people', 'no not him, May Chen', 'May Chen'],
  ['en', 'delete the list Date night', 'sorry, I meant Rainy Sundays', 'Rainy Sundays'],
  ['de', 'lösch Will aus meinen Leuten', 'nein nicht den, May Chen', 'May Chen'],
  ['de', 'lösch die Liste Date night', 'nein, Rainy Sundays', 'Rainy Sundays'],
])('%s: %s – %s asks the same of what is meant', async (language, first, say, name) => {
  const { writes, reply } = await lastOf(language, first, say)
  expect(writes).toEqual([])
  expect(reply).toContain(name)
})

test.each([
  ['en', 'remove will from my people', 'no, not Will'],
  ['en', 'remove will from my people', 'no, not May Chen'],
  ['de', 'lösch die Liste Date night', 'nein, nicht die'],
])('%s: %s – %s leaves it', async (language, ...says) => {
  expect((await lastOf(language, ...says, language === 'en' ? 'yes' : 'ja')).writes).toEqual([])
})
