import { expect, test } from 'vitest'
import { createClient } from '#sdk/src/index.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

// With a worker: from the words to the idea, by the SDK alone.
const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

const zone = 'Europe/Berlin'

/** What is captured of a text: the day of the week and the time on which it begins, and what is disclosed. */
async function captured(text: string) {
  const client = createClient({ baseUrl: world.url, token: sam.token })
  const { data, outcome } = await client.wait(await client.ideas.capture({ text }))
  const { title, description, event } = data?.idea ?? {}
  const at = new Date(event?.starts_at ?? 0)
  const weekday = at.toLocaleDateString('en-GB', { timeZone: zone, weekday: 'long' })
  const clock = at.toLocaleTimeString('en-GB', { timeZone: zone, timeStyle: 'short' })
  const day = event?.start_precision === 'date_only' ? weekday : `${weekday} ${clock}`
  const told = outcome.disclosures.map(({ name }) => name)
  return { said: `${title}: ${day}`, at, told, description }
}

/** Eight days from now: the coming day of the week is before it. */
const soon = () => Date.now() + 8 * 86_400_000

test.each([
  ['The picnic on Saturday has been moved to Sunday', 'The picnic: Sunday'],
  ['Konzert im Lido am Freitag, verschoben auf Samstag, 20 Uhr', 'Konzert im Lido: Saturday 20:00'],
  ['Le dîner de vendredi est décalé à samedi 20h', 'Le dîner: Saturday 20:00'],
  ['La cena del viernes pasa al sábado a las 21h', 'La cena: Saturday 21:00'],
  ['Dinner friday is now saturday, same place, 8pm', 'Dinner: Saturday 20:00'],
  ['The gig planned for Friday can’t go ahead. New date: Saturday, 8pm', 'The gig: Saturday 20:00'],
  [
    'Der für Freitag geplante Spieleabend wird auf Samstag vertagt, 19 Uhr',
    'Spieleabend: Saturday 19:00',
  ],
  [
    'Le match prévu vendredi ne pourra pas avoir lieu, nouvelle date : samedi 15h',
    'Le match: Saturday 15:00',
  ],
  [
    'El concierto previsto para el viernes se reprograma al sábado a las 21h',
    'El concierto: Saturday 21:00',
  ],
])('%s is saved for its new day, and says that it moved', async (text, expected) => {
  const { said, at, told } = await captured(text)
  expect(said).toBe(expected)
  expect(at.getTime()).toBeLessThan(soon())
  expect(told).toContain('capture.event_moved')
})

test.each([
  ['Pub quiz every Tuesday 7pm', 'Pub quiz: Tuesday 19:00', 'Every Tuesday.'],
  ['Chorprobe jeden Donnerstag 19 Uhr', 'Chorprobe: Thursday 19:00', 'Every Thursday.'],
  ['Chorale tous les mardis à 19h30', 'Chorale: Tuesday 19:30', 'Every Tuesday.'],
  [
    'Clase de salsa todos los jueves a las 20h',
    'Clase de salsa: Thursday 20:00',
    'Every Thursday.',
  ],
])('%s is saved for the next such day, and says that it is each', async (text, expected, each) => {
  const { said, at, told, description } = await captured(text)
  expect(said).toBe(expected)
  expect(at.getTime()).toBeLessThan(soon())
  expect(told).toContain('capture.weekly')
  expect(description).toContain(each)
})

test('what is on one day of each month is saved for the next such day, and says which it is', async () => {
  const { said, at, told, description } = await captured(
    'Pub quiz every second Tuesday of the month 7pm',
  )
  expect(said).toBe('Pub quiz: Tuesday 19:00')
  expect(at.getDate()).toBeGreaterThan(7)
  expect(at.getDate()).toBeLessThan(15)
  expect(told).toContain('capture.weekly')
  expect(description).toContain('Every second Tuesday of the month.')
})
