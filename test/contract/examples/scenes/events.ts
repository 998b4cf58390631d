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
}
