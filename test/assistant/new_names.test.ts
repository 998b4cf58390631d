import { expect, test } from 'vitest'
import { type Entry, hear } from '#test/assistant/said.ts'

// A new name is all that somebody gives, and nothing of the words around it; a note is on what is there.

async function made(say: string, language: string, state?: Entry['state']) {
  const entry = { say, call: 'none', write: false, ...(state && { state }) }
  return (await hear(entry, language)).made.at(-1)
}

test.each([
  ['de', 'füg torben zu meinen leuten hinzu', ['torben']],
  ['de', 'pack torben zu meinen kontakten', ['torben']],
  ['de', 'nimm die sandra zu meinen freunden auf', ['sandra']],
  ['de', 'trag mal den Rolf aus dem Chor als Kontakt ein', ['Rolf']],
  ['de', 'merk dir die Lena und den Paul vom Fußball als Freunde', ['Lena', 'Paul']],
  ['de', 'füge Ida von Arnim zu meinen Leuten hinzu', ['Ida von Arnim']],
  ['en', 'save Emil and Frieda from nursery as people', ['Emil', 'Frieda']],
  ['en', 'add gina from work to my contacts', ['gina']],
])('%s: “%s” makes known who is named', async (language, say, people) => {
  expect(await made(say, language)).toMatchObject({
    capability: 'relationships.people.ensure',
    input: { people },
  })
})

test.each([
  ['de', 'neuer name für things for mum: für Mutti', 'für Mutti'],
  ['de', 'nenn things for mum jetzt für Mutti', 'für Mutti'],
  ['de', 'things for mum soll für Mutti heißen', 'für Mutti'],
  ['de', 'nenn Rainy Sundays ab jetzt lieber Kinderkram', 'Kinderkram'],
  ['en', 'new name for things for mum: for Mummy', 'for Mummy'],
  ['en', 'rename things for mum to for my mother', 'for my mother'],
])('%s: “%s” gives a list its new name', async (language, say, name) => {
  expect(await made(say, language)).toMatchObject({
    capability: 'ideas.lists.rename',
    input: { name },
  })
})

test.each([
  ['de', 'notiz an eislaufen im wedding: schlittschuhe leihen 5 euro', 'ideas.created.update'],
  ['de', 'schreib bei karaoke dazu: nur mit reservierung', 'ideas.created.update'],
  ['de', 'notier beim eislaufen, dass man handschuhe braucht', 'ideas.created.update'],
  ['de', 'notiz zur idee pottery: schürze mitbringen', 'ideas.created.update'],
  ['de', 'notiz an home: klingel ist kaputt', 'places.private.update'],
  ['en', 'note on the planetarium: cheaper on thursdays', 'ideas.created.update'],
  ['en', 'note for the cabin: bring firewood, 20 euros', 'places.private.update'],
])('%s: “%s” is a note on what is there', async (language, say, capability) => {
  expect(await made(say, language)).toMatchObject({ capability })
})

test.each([
  ['de', 'notiz an pottery: schürze'],
  ['en', 'add a note to the christmas market that we meet at the gate'],
  ['de', 'schreib an vabali: wir kommen später'],
  ['en', 'write to the vabali: we are late'],
])('%s: “%s” changes nothing that is there', async (language, say) => {
  expect((await made(say, language))?.writes ?? false).toBe(false)
})
test.each([
  ['mach mal berlin with kids auf, die zwillinge drehen durch', 'ideas.lists.get'],
  ['mach die liste date night auf', 'ideas.lists.get'],
  ['mach bitte mal date night wieder auf', 'ideas.lists.get'],
  ['kannst du rainy sundays aufmachen, es schüttet', 'ideas.lists.get'],
  ['mach auf: rainy sundays', 'ideas.lists.get'],
  ['mach den fondue entwurf auf', 'plans.get'],
  ['mach bouldering auf date night', 'ideas.lists.items.update'],
  ['mach eine liste für omas geburtstag auf', 'ideas.lists.create'],
])('“%s” opens what is there alone', async (say, capability) => {
  const last = await made(say, 'de')
  expect(last?.capability).toBe(capability)
})

test.each([
  ['Planetarium soll nicht mehr auf Rainy Sundays stehen', 'ideas.lists.items.update'],
  ['was finden meine freunde gerade gut', 'likes.query'],
  ['hat zoe irgendwas geherzt', 'likes.query'],
  ['hab ich das vabali schon drin', 'ideas.object.get'],
])('“%s” asks for one thing', async (say, capability) => {
  expect((await made(say, 'de'))?.capability).toBe(capability)
})

test.each(['das Planetarium steht nicht auf Rainy Sundays', 'lösch die archivierten orte'])(
  '“%s” changes nothing',
  async (say) => {
    expect((await made(say, 'de'))?.writes ?? false).toBe(false)
  },
)
