import { expect, test } from 'vitest'
import { type Entry, hear } from '#test/assistant/said.ts'

const written = async (say: string, state?: Entry['state']) => {
  const { made } = await hear({ say, call: 'none', write: false, ...(state && { state }) }, 'de')
  return made.filter((one) => one.writes)
}

test.each([
  'der Weihnachtsmarkt schließt um 21 Uhr',
  'das Bowling macht schon um 20 Uhr zu',
  'die U-Bahn zum Bowling fällt aus',
  'Ben kochte den Brunch',
  'der Weihnachtsmarkt wird am Montag aufgebaut',
  'der Brunch kommt!',
  'ich hol Ada vom Bowling ab',
  'wir teilen uns beim Bowling die Kosten',
  'Ada hat ihre Wohnung umbenannt',
  'Ramen heißt auf Deutsch Nudelsuppe',
  'das Kegeln nennen die Berliner Kugeln',
])('%s: what something or somebody else does changes nothing', async (say) => {
  expect(await written(say)).toEqual([])
})

test.each([
  'auf Rainy Sundays ist Ramen statt Planetarium',
  'auf Date night sind Vabali und Ramen',
  'bei Date night steht Jazz statt Karaoke',
  'steht das Museum auf Rainy Sundays',
  'ist Zoë beim Kegeln eingeladen',
  'gehört Ada zu Date night',
  'mögen Ada und Ben Karaoke',
  'fängt das Bowling um 20 Uhr an',
  'muss ich das Bowling absagen',
  'der Glühweinabend war letztes Jahr am 17.',
  'ich geh lieber ins Museum',
  'wir gehen lieber schwimmen',
])('%s: what is so, or is asked, changes nothing', async (say) => {
  expect(await written(say)).toEqual([])
})

test.each([
  'behalte Ben im Auge',
  'behalt einen kühlen Kopf',
  'heb die Hand',
  'merkt man, dass ich müde bin',
  'speichert ihr eigentlich meine Daten',
  'Bist du sicher, dass du die Zeit dazu hast?',
])('%s: nothing is kept', async (say) => {
  expect(await written(say)).toEqual([])
})

test.each([
  ['setz Ramen statt Planetarium auf Rainy Sundays', 'ideas.lists.items.update'],
  ['auf Date night bitte Karaoke statt Vabali', 'ideas.lists.items.update'],
  ['rainy sundays ist auch für zoë gedacht', 'ideas.lists.members.update'],
  ['das Kegeln fängt schon um 19 Uhr an', 'plans.update.prepare'],
  ['das Bowling startet erst um 20 Uhr', 'plans.update.prepare'],
  ['Leider müssen wir das Kegeln ausfallen lassen', 'plans.cancel.prepare'],
  ['der Zug hat Verspätung, deshalb muss das Kegeln auf 21 Uhr', 'plans.update.prepare'],
  ['heb mir den Töpfermarkt auf', 'ideas.capture'],
  ['Vabali gefällt mir', 'likes.mutate'],
  ['ich komm zum Krimidinner', 'invites.rsvp.update'],
])('%s: is asked for and is done', async (say, capability) => {
  expect((await written(say)).map((one) => one.capability)).toContain(capability)
})

const naming = (capability: string, input = {}) => ({
  question: { for: capability, slot: 'name', input },
})
const renaming = naming('ideas.lists.rename', { ideas_list_handle: 'list.rainy' })

test.each([
  'hier regnet es',
  'draußen schneit es schon wieder',
  'Oma ruft gerade an',
  'Ben kommt gleich',
])('%s: what is told where a name is asked for is no name', async (say) => {
  expect(await written(say, naming('ideas.lists.create'))).toEqual([])
})

test.each([
  ['in Regentage', 'Regentage'],
  ['um in Regentage', 'Regentage'],
  ['in „Drinnen ist es schön“', 'Drinnen ist es schön'],
  ['In Berlin unterwegs', 'In Berlin unterwegs'],
  ['Zu zweit', 'Zu zweit'],
  ['Wenn es regnet', 'Wenn es regnet'],
])('%s: is called %s from now on', async (say, name) => {
  expect((await written(say, renaming)).map(({ input }) => input.name)).toEqual([name])
})
