import { archived as say } from '#server/domain/messages/said/archived.ts'
import type { Archived } from '#server/flows/web/archived.ts'

/** The path of the list, and the name of every form under it. */
export const archivedPath = '/settings/archived'

/** The path of the page of one thing. */
export function pathOf({ handle }: Pick<Archived, 'handle'>): string {
  return `${archivedPath}/${handle}`
}

/** How many characters a name on a page has at most. */
const longest = 120

/** What a thing is called, in one line. */
export function nameOf({ title }: Archived): string {
  const name = (title ?? '').replace(/\s+/g, ' ').trim()
  if (name === '') return say.untitled
  return name.length > longest ? `${name.slice(0, longest).trimEnd()}…` : name
}
