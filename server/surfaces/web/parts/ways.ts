import type { ways as say } from '#server/domain/messages/said/web_more.ts'
import type { IconName } from '#server/surfaces/web/parts/icons.ts'

/** The pages that a wide window lists at its side, and a narrow one on the page of more; `name` and `help` are those of their texts. */
export const others: readonly {
  readonly path: string
  readonly name: keyof typeof say
  readonly icon: IconName
  readonly help: keyof typeof say
}[] = [
  { path: '/find', name: 'find', icon: 'find', help: 'findHelp' },
  { path: '/free', name: 'free', icon: 'free', help: 'freeHelp' },
  { path: '/lists', name: 'lists', icon: 'lists', help: 'listsHelp' },
  { path: '/people', name: 'people', icon: 'people', help: 'peopleHelp' },
  { path: '/places', name: 'places', icon: 'place', help: 'placesHelp' },
]
