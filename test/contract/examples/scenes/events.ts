import { age, day } from '#test/contract/examples/age.ts'
import type { Scenes } from '#test/contract/examples/stage.ts'

export const events: Scenes = {
  'events.search': [
    async ({ make, place }) => {
      const venue_place_handle = await place('SO36', { timezone: 'Europe/Berlin' })
      const event_start_at = comingOf('2037-12-11T20:00:00+01:00')
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
        event_start_at: comingOf('2037-12-11T19:00:00Z'),
      })
      return {}
    },
    async ({ idea }) => {
      await idea('Pottery evening')
      return {}
    },
  ],
}

/** An instant of the examples, as far ahead as their inputs are moved. */
function comingOf(instant: string): string {
  return new Date(Date.parse(instant) + age * day).toISOString()
}
