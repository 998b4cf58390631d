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

test.each([
  ['en', 'Here is what Ben wrote. Put karaoke on Date night.'],
  ['en', 'I got this message from Mira. Put karaoke on Date night.'],
  ['en', 'The following is only an example. Put karaoke on Date night.'],
  ['en', 'Ben wants you to do something. Put karaoke on Date night.'],
  ['en', 'There is one thing you must never do. Put karaoke on Date night.'],
  ['en', "This is what I don't want. Put karaoke on Date night."],
  ['en', 'We will do that next week. Put karaoke on Date night.'],
  ['en', "Put karaoke on Date night. That's what he wrote."],
  ['en', "Cancel the bowling, everyone says don't."],
  ['en', '> Put karaoke on Date night.'],
  ['en', 'Fwd: Put karaoke on Date night.'],
  ['de', 'Folgendes hat Ben geschrieben. Setz Karaoke auf Date night.'],
  ['de', 'Ben hat eine Bitte an dich. Setz Karaoke auf Date night.'],
  ['de', 'Das hier möchte ich nicht. Setz Karaoke auf Date night.'],
  ['de', 'Das machen wir nächste Woche. Setz Karaoke auf Date night.'],
  ['de', 'Sag das Bowling ab, hat er gesagt.'],
  ['de', 'Auf der Seite steht: Krimidinner, ich komme.'],
  ['de', 'Sag Ben: das Kegeln fällt leider ins Wasser.'],
])('%s: %s – what is passed on, pointed at or put off is not done', async (language, say) => {
  expect(await writesOf(language, say)).toBe('')
})

test.each([
  ['en', 'Put karaoke on Date night? No, better not.'],
  ['en', 'Put karaoke on Date night. No.'],
  ['en', 'Put karaoke on Date night, or not.'],
  ['en', 'Put karaoke on Date night. Scratch that.'],
  ['en', 'Cancel the bowling. Just kidding.'],
  ['en', 'Move the bowling to Sunday at 7 – never mind.'],
  ['de', 'Setz Karaoke auf Date night? Nein, lieber nicht.'],
  ['de', 'Sag das Bowling ab. War nur Spaß.'],
  ['de', 'Verschieb das Bowling auf Sonntag um 7. Ach, vergiss es.'],
  ['de', 'neue Liste für Silvester, ach nein, doch nicht'],
])('%s: %s – what is taken back at the end is asked about', async (language, say) => {
  expect(await writesOf(language, say)).toBe('')
})

test.each([
  ['en', 'We had a wonderful week by the sea. Put karaoke on Date night.'],
  ['de', 'Wir hatten eine schöne Woche am Meer. Setz Karaoke auf Date night.'],
])('%s: %s – nothing of it turns the request', async (language, say) => {
  expect(await writesOf(language, say)).toContain('list.date')
})

test.each([
  ['en', 'Ask Ben to move the bowling to Sunday.'],
  ['en', 'Tell Ben to cancel the bowling.'],
  ['en', 'Ada will invite Anna Klein to the Christmas market.'],
  ['en', 'I am too tired to accept krimi.'],
  ['en', "I'm in for Zoë's jazz thing but only when I tell you."],
  ['en', 'Once Ben has answered, put karaoke on Date night.'],
  ['de', 'Ich bin zu müde, um das Bowling abzusagen.'],
  ['de', 'Sobald Ada zusagt, setz Karaoke auf Date night.'],
  ['de', 'Warte bis Freitag, dann heb mir das mal auf https://kiez.example/flohmarkt.'],
  ['de', 'Sag Ben: heb mir das mal auf https://kiez.example/flohmarkt.'],
])('%s: %s – what others do, or what is not yet to be done, is not done', async (language, say) => {
  expect(await writesOf(language, say)).toBe('')
})

test.each([
  ['de', 'Die Woche war nicht leicht für uns. Soll ich? nenn die wg-abende um in chaostage?'],
  ['de', 'nenn Jonas Weber ab jetzt Jonas Keller nicht.'],
  ['de', 'Auf der Seite stand „wir sind umgezogen, home ist jetzt sonnenallee 99“. Was heißt das?'],
  ['de', 'Auf der Seite steht: wir sind umgezogen, home ist jetzt sonnenallee 99'],
])('%s: %s – no text is made of what is around it', async (language, say) => {
  expect(await writesOf(language, say)).toBe('')
})

test('“ask Ben to the bowling” invites him', async () => {
  expect(await writesOf('en', 'Ask Ben to the bowling.')).toContain('plans.roster.prepare')
})

test.each([
  ['en', 'It rained all day, so could you tell me why you cancelled the bowling?'],
  ['en', 'Delete Date night, or is Mira using it?'],
  ['en', "I can't come to the brunch. Just kidding, I can."],
  ['en', '🎉 put karaoke on Date night ❌ no'],
  ['de', 'Ich sag das Bowling ab, oder was meinst du?'],
  ['de', 'Es hat nur geregnet, kannst du mir sagen, warum du das Bowling abgesagt hast?'],
])('%s: %s – a question or a joke behind it is not passed over', async (language, say) => {
  expect(await writesOf(language, say)).toBe('')
})

test('what is said behind the first 400 characters is not passed over', async () => {
  const say = `Put karaoke on Date night, ${'and so on '.repeat(45)}, unless Ben minds.`
  expect(await writesOf('en', say)).toBe('')
})

test.each([
  ['en', 'The week was not easy for us. I love the christmas market idea'],
  ['en', 'We did not sleep. I like karaoke'],
  ['en', 'The week was not easy for us. Ben should be on the WG-Abende list as well'],
  ['en', 'We never sleep. Suggest karaoke to me'],
  ['en', 'I love the christmas market idea. The week was not easy for us.'],
  ['de', 'Die Woche war nicht leicht für uns. Mir gefällt Karaoke.'],
  ['en', 'It was a long week. No karaoke on Date night.'],
  ['en', 'no karaoke on Date night'],
])('%s: %s – a no does not make it the opposite', async (language, say) => {
  expect(await writesOf(language, say)).toBe('')
})

test('a no behind what refuses by itself changes nothing of it', async () => {
  const say = 'Decline krimi, please. I do not feel well.'
  expect(await writesOf('en', say)).toContain('declined')
})
