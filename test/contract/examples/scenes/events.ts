import { age, day } from '#test/contract/examples/age.ts'
import type { Scenes } from '#test/contract/examples/stage.ts'

export const events: Scenes = {
  'events.search': [
    async ({ make, place }) => {
      const venue_place_handle = await place('SO36', { timezone: 'Europe/Berlin' })
      const event_start_at = '2026-12-11T20:00:00+01:00'
      const concert = { kind: 'event', title: 'Winter concert', event_start_at, venue_place_handle }
      await make('ideas.structured_create', concert)
      return {}
    },
    async () => ({}),
  ],
  'ideas.search': [
    async ({ make }) => {
      await make('ideas.structured_create', {
        kind: 'event',
        title: 'Winter concert at SO36',
        description: 'Doors open at seven.',
        event_start_at: concertAt(),
      })
      return {}
    },
    async ({ idea }) => {
      await idea('Pottery evening')
      return {}
    },
  ],
}

/** The first Friday evening of the days that the example asks for, which move with the calendar. */
function concertAt(): string {
  const from = new Date(Date.parse('2026-12-05T19:00:00Z') + age * day)
  const days = (12 - from.getUTCDay()) % 7
  return new Date(from.getTime() + days * day).toISOString()
}
