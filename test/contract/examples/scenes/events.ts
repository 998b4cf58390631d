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
        event_start_at: '2026-12-11T20:00:00+01:00',
      })
      return {}
    },
    async ({ idea }) => {
      await idea('Pottery evening')
      return {}
    },
  ],
}
