import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useDemo } from '#test/support/demo_account.ts'
import { say } from '#test/support/given/talk.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
const demo = useDemo(world)

/** The reply to a message, and the capabilities that were called for it. */
async function replyTo(message: string): Promise<{ text: string; called: string[] }> {
  const { body } = await say(demo.account(), message, { channel: randomUUID() })
  return { text: body.reply.text, called: body.calls.map(({ capability }) => capability) }
}

/** The first plan that is on, and how its start is written. */
async function nextPlan(): Promise<{ title: string; day: string }> {
  const { text } = await replyTo('show my plans')
  const [, title = '', day = ''] = /^1\. (.+?) – \p{L}+, (.+?), \d\d:\d\d$/mu.exec(text) ?? []
  expect([text, title, day]).not.toContain('')
  return { title, day }
}

test('plans of a day are those that begin on it, in English and in German', async () => {
  const { title, day } = await nextPlan()
  const [date = '', month = ''] = day.split(' ')
  for (const message of [`do I have plans on ${date} ${month}?`, `what do I have on ${day}?`]) {
    const { text } = await replyTo(message)
    expect([message, text]).toEqual([message, expect.stringContaining(title)])
    expect([message, text]).toEqual([message, expect.stringMatching(/^\d plans? for /)])
  }
  const months = ['November', 'December', 'January'].indexOf(month)
  const inGerman = ['November', 'Dezember', 'Januar'][months] ?? month
  const { text } = await replyTo(`habe ich am ${date}. ${inGerman} etwas vor?`)
  expect(text).toMatch(/^Am .+ (?:ist ein Plan|sind \d+ Pläne):/)
  expect(text).toContain(title)
})

test('days without a plan are said to have none, with the plan that comes next', async () => {
  const { title } = await nextPlan()
  for (const message of ['what are we doing today?', 'am I doing anything today?']) {
    const { text, called } = await replyTo(message)
    expect([message, called]).toEqual([message, ['plans.query']])
    expect([message, text]).toEqual([message, expect.stringMatching(/^Nothing is planned for /)])
    expect([message, text]).toEqual([
      message,
      expect.stringContaining(`The next plan is “${title}”`),
    ])
  }
  const { text } = await replyTo('habe ich heute schon was vor?')
  expect(text).toMatch(/^Am .+, ist nichts geplant\.\nDer nächste Plan ist „/)
})

test('what a friend likes is listed, and not what is liked with them', async () => {
  const { text } = await replyTo('what does Jonas like?')
  expect(text).toContain('Sort my records by colour')
  expect(text).not.toContain('Try the new blue routes')
})

test('friends who like something are those who like that, and not those who like anything', async () => {
  expect((await replyTo('which of my friends like sauna?')).text).toContain('Sauna, then dumplings')
  const { text } = await replyTo('who likes zither?')
  expect(text).toMatch(/^No likes found\./)
})
