import { expect, test } from 'vitest'
import { emptyState } from '#server/domain/assistant/state.ts'
import type { Said } from '#server/surfaces/assistant/interpreter.ts'
import { rules } from '#server/surfaces/assistant/rules/interpret.ts'
import { handleOf } from '#test/assistant/fixture.ts'
import { givenHands } from '#test/assistant/given_hands.ts'
import { type Entry, hear, saidIn } from '#test/assistant/said.ts'

// Things that are described and not named: by who hosts them or comes, by their day, by a word for what they are.

const said = async (language: string, say: string) => {
  const entry: Entry = { say, call: 'none', write: false }
  const { understood, made } = await hear(entry, language)
  return {
    last: made.at(-1),
    writes: made.filter((one) => one.writes),
    question: understood.state.question,
  }
}

test.each([
  ['en', "when is Ben's thing?", 'plan.brunch'],
  ['en', 'who is coming to the one Yusuf is hosting', 'plan.krimi'],
  ['en', "what time is the dinner at Yusuf's on the 18th", 'plan.krimi'],
  ['en', 'when is the thing Zoë invited me to', 'plan.jazz'],
  ['en', 'the thing in the cellar on the 10th, who has said yes', 'plan.kegeln'],
  ['en', 'show me the invitation from Yusuf', 'plan.krimi'],
  ['de', 'die Eiersache am Sonntag bei Ben, wann muss ich da sein', 'plan.brunch'],
  ['de', 'wann ist das Ding am elften?', 'plan.jazz'],
  ['de', 'wer kommt zum Treffen mit Lukas am zehnten', 'plan.kegeln'],
])('%s: %s shows the one plan that it fits', async (language, say, plan) => {
  const { last, writes } = await said(language, say)
  expect(last).toMatchObject({ capability: 'plans.get', input: { plan_handle: handleOf(plan) } })
  expect(writes).toHaveLength(0)
})

test.each([
  ['en', 'decline the dinner of Yusuf', 'invite.krimi', 'declined'],
  ['en', "say yes to Ben's thing", 'invite.brunch', 'accepted'],
  ['en', 'accept the invitation of Zoë', 'invite.jazz', 'accepted'],
  ['en', 'tell Zoë no', 'invite.jazz', 'declined'],
  ['de', 'sag Zoë ab', 'invite.jazz', 'declined'],
  ['de', 'Zoës Jazzabend schaffe ich nicht', 'invite.jazz', 'declined'],
  ['de', 'sag die Eiersache am Sonntag bei Ben ab', 'invite.brunch', 'declined'],
])('%s: %s answers the host', async (language, say, invite, rsvp_status) => {
  const { writes } = await said(language, say)
  expect(writes).toMatchObject([
    {
      capability: 'invites.rsvp.update',
      input: { invite_handle: handleOf(invite), rsvp_status },
    },
  ])
})

test('the draft with somebody gets another name, and nobody else', async () => {
  const { writes } = await said('en', 'rename the draft with Ada to Lunch')
  expect(writes).toMatchObject([
    {
      capability: 'plans.draft.update',
      input: { plan_handle: handleOf('plan.gluehwein'), title_override: 'Lunch' },
    },
  ])
})

test.each([
  // Nobody said that a breakfast is a brunch.
  ['en', "decline Ben's breakfast"],
  // Ada hosts nothing, and Ben comes to what Sam hosts as well.
  ['de', 'sag Ada ab'],
  ['en', 'say no to Ben'],
  // What would be made is not what there is.
  ['en', 'cancel the wedding on Saturday'],
  ['en', 'cancel the concert with Mira'],
  ['en', 'cancel Zoë'],
  ['en', "don't say no to Zoë"],
  ['de', 'sag Zoë nicht ab'],
  ['de', 'sag Zoë, sie soll absagen'],
  ['en', 'remove the museum with Ada'],
])('%s: %s changes nothing by itself', async (language, say) => {
  expect((await said(language, say)).writes).toHaveLength(0)
})

test('somebody is found by a former name, once and by the name that they have', async () => {
  const { last } = await said('en', 'what do I know about Mama')
  expect(last).toMatchObject({
    capability: 'relationships.person.get',
    input: { person_handle: handleOf('person.mum') },
  })
})

test.each(['open the list Yes', 'zeig die Liste Yes'])(
  '%s: a list is called like a word',
  async (say) => {
    const { last } = await said(say.startsWith('open') ? 'en' : 'de', say)
    expect(last).toMatchObject({
      capability: 'ideas.lists.get',
      input: { ideas_list_handle: handleOf('list.yes') },
    })
  },
)

test('“the list, yes” names no list', async () => {
  expect((await said('en', 'delete the list, yes')).question?.kind).not.toBe('confirm')
})

test.each([
  ['en', 'delete the list Date night', 'Really?', 'yes'],
  ['de', 'lösch die Liste Date night', 'Wirklich?', 'ja'],
])(
  '%s: a question to what was said shows it again and changes nothing',
  async (language, ask, doubt, yes) => {
    const hands = givenHands()
    const say = async (message: string, state: Said['state']) =>
      rules.interpret({ ...saidIn(message, language), state }, hands)
    const asked = await say(ask, emptyState)
    const again = await say(doubt, asked.state)
    expect(again.reply).toBe(asked.reply)
    expect(hands.made.filter(({ writes }) => writes)).toHaveLength(0)
    await say(yes, again.state)
    expect(hands.made.filter(({ writes }) => writes)).toMatchObject([
      { capability: 'ideas.lists.delete', input: { ideas_list_handle: handleOf('list.date') } },
    ])
  },
)

const link = 'https://planning.example/c/Zk4Rw9TnB2xP'

test.each([
  ['en', `accept this invitation: ${link}`, 'relationships.friendship.review'],
  ['en', `look at this invitation: ${link}`, 'relationships.invitation.get'],
  ['de', `diese Einladung annehmen: ${link}`, 'relationships.friendship.review'],
  ['de', `wer ist bei dieser Einladung schon dabei: ${link}`, 'relationships.invitation.get'],
])('%s: %s takes an invitation by its link', async (language, say, capability) => {
  const { last } = await said(language, say)
  expect(last).toMatchObject({ capability, input: { invitation_token: link } })
})
