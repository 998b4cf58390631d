import { expect, test } from 'vitest'
import { useDemo } from '#test/support/demo_account.ts'
import { callsOf, conversing, inputsOf } from '#test/support/given/conversation.ts'
import { useWorld } from '#test/support/world.ts'

// Conversations of the demo account in which a turn says only what is new.

const demo = useDemo(useWorld())
const told = conversing(() => demo.account())

test.each([
  ['am I free on friday night?', 'with Ada?', 'availability.query', { person_names: ['Ada'] }],
  ['bin ich am Freitagabend frei?', 'mit Ada?', 'availability.query', { person_names: ['Ada'] }],
  ['what could we do on saturday', 'with Ada?', 'ideas.recommendations.get', { people: ['Ada'] }],
])('%s, %s: asks the same of somebody as well', async (asked, more, capability, input) => {
  const before = inputsOf(await told(asked))
  const body = await told(asked, more)
  expect(callsOf(body)).toEqual([capability])
  expect(body.calls[0]?.input).toEqual({ ...before[0], ...input })
})

test.each([
  ['who is Jonas?', 'what plans do we have together?', /^1 plan with Jonas/],
  ['who is Priya?', 'what plans do we have together?', /^No plans with Priya\./],
  ['wer ist Priya?', 'welche Pläne haben wir zusammen?', /^Kein Plan mit Priya\./],
])('%s, %s: are those with who was spoken of', async (who, asked, reply) => {
  expect((await told(who, asked)).reply.text).toMatch(reply)
})

test('what was saved is not known by when it was, and that is said', async () => {
  const body = await told('what did I save last week?')
  expect(callsOf(body)).toEqual(['ideas.saved.query'])
  expect(body.reply.text).toContain('I could not narrow that by “last week”.')
})

test.each(['what’s the weather like?', 'will it rain on saturday?', 'wie wird das Wetter?'])(
  '%s: is told not to be known here, and nothing else is offered',
  async (asked) => {
    const { error, question, calls } = await told(asked)
    expect([error?.code, question, calls]).toEqual(['not_possible_here', null, []])
  },
)
