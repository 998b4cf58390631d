import { ways as say } from '#server/domain/messages/web_more.ts'
import type { IconName } from '#server/surfaces/web/parts/icons.ts'

/** The pages that a wide window lists at its side, and a narrow one on the page of more. */
export const others: readonly {
  readonly path: string
  readonly name: string
  readonly icon: IconName
  readonly help: string
}[] = [
  { path: '/find', name: say.find, icon: 'find', help: say.findHelp },
  { path: '/free', name: say.free, icon: 'free', help: say.freeHelp },
  { path: '/lists', name: say.lists, icon: 'lists', help: say.listsHelp },
  { path: '/people', name: say.people, icon: 'people', help: say.peopleHelp },
  { path: '/places', name: say.places, icon: 'place', help: say.placesHelp },
]
