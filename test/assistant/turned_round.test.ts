import { expect, test } from 'vitest'
import { callsOf, hear } from '#test/assistant/said.ts'

// What stands around a request and turns it: a condition, leave that is asked for, a wish. Nothing is changed then without a yes.

async function writesOf(language: string, say: string): Promise<string> {
  const { made } = await hear({ say, call: 'none', write: false }, language)
  return callsOf(made.filter(({ writes }) => writes))
}

test.each([
  ['en', 'If Ben is ok, cancel the bowling.'],
  ['en', 'If it may rain, cancel the bowling.'],
  ['en', "If Ada doesn't mind, rename Date night to Fun."],
  ['en', 'If the museum is not possible, put karaoke on Date night.'],
  ['en', 'If it is not possible, cancel the bowling.'],
  ['en', 'Put karaoke on Date night, if Ben may come.'],
  ['en', 'Put karaoke on Date night, if you think it is no trouble for Ben.'],
  ['de', 'Wenn Ada keine Zeit hat, sag das Bowling ab.'],
  ['de', 'Wenn es am Samstag nicht geht, sag das Bowling ab.'],
  ['de', 'Wenn du keine Zeit hast, setz Karaoke auf Date night.'],
  ['de', 'Setz Karaoke auf Date night, wenn es Mira recht ist.'],
])('%s: %s – a condition is no courtesy', async (language, say) => {
  expect(await writesOf(language, say)).toBe('')
})

test.each([
  ['en', "If you don't mind, put karaoke on Date night."],
  ['en', "If it isn't too much trouble, put karaoke on Date night."],
  ['en', 'If I may ask, put karaoke on Date night.'],
  ['en', 'Put karaoke on Date night, if you have a moment.'],
  ['de', 'Wenn es Ihnen nichts ausmacht, setz Karaoke auf Date night.'],
  ['de', 'Wenn du gerade Zeit hast, setz Karaoke auf Date night.'],
  ['de', 'Setz Karaoke auf Date night, falls es dir keine Mühe macht.'],
])('%s: %s – a courtesy is no condition', async (language, say) => {
  expect(await writesOf(language, say)).toContain('ideas.lists.items.update')
})

test.each([
  ['en', 'Is it ok if I cancel the bowling?'],
  ['en', 'Would it be ok if we moved the bowling to Sunday?'],
  ['en', 'It would be nice to cancel the bowling.'],
  ['en', 'I will be glad if we put karaoke on Date night.'],
  ['en', 'Is it possible that you cancelled the bowling?'],
  ['en', 'Do you know if you put karaoke on Date night?'],
  ['de', 'Wäre es gut, wenn wir Karaoke auf Date night setzen?'],
  ['de', 'Es wäre gut, wenn ich Karaoke auf Date night setze.'],
  ['de', 'Hattest du recht, wenn du das Bowling absagst?'],
  ['de', 'Weißt du, ob du Karaoke auf Date night gesetzt hast?'],
])('%s: %s – who asks for leave, wishes or wonders asks nobody to do it', async (language, say) => {
  expect(await writesOf(language, say)).toBe('')
})

test.each([
  ['en', 'Would you be so kind as to put karaoke on Date night?'],
  ['en', 'It would be lovely if you could put karaoke on Date night.'],
  ['en', 'I was wondering whether you might put karaoke on Date night.'],
  ['de', 'Es wäre nett, wenn du Karaoke auf Date night setzen könntest.'],
  ['de', 'Wären Sie so freundlich und setzen Karaoke auf Date night?'],
])('%s: %s – who asks somebody to do it has it done', async (language, say) => {
  expect(await writesOf(language, say)).toContain('ideas.lists.items.update')
})
