import { availability } from '#test/contract/examples/scenes/availability.ts'
import { calendars } from '#test/contract/examples/scenes/calendars.ts'
import { captures } from '#test/contract/examples/scenes/captures.ts'
import { discovery } from '#test/contract/examples/scenes/discovery.ts'
import { events } from '#test/contract/examples/scenes/events.ts'
import { ideas } from '#test/contract/examples/scenes/ideas.ts'
import { lists } from '#test/contract/examples/scenes/lists.ts'
import { objects } from '#test/contract/examples/scenes/objects.ts'
import { people } from '#test/contract/examples/scenes/people.ts'
import { plans } from '#test/contract/examples/scenes/plans.ts'
import { roundups } from '#test/contract/examples/scenes/roundups.ts'
import type { Scenes } from '#test/contract/examples/stage.ts'

/** How each example of a live capability is brought about. */
export const scenes: Scenes = {
  ...availability,
  ...calendars,
  ...captures,
  ...discovery,
  ...events,
  ...ideas,
  ...lists,
  ...objects,
  ...people,
  ...plans,
  ...roundups,
}
