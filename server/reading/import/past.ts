import { isOver } from '#server/reading/import/dates.ts'
import type { ImportedFile, ImportedItem, ImportProblem } from '#server/reading/import/item.ts'

/** What is said of a row whose event has been. */
export const eventIsOver = 'The event is over.'

/** A file without the events that are over: nobody can go there, and a file cannot be asked what else is meant. */
export function withoutPast(
  { lists, problems }: ImportedFile,
  about: { readonly timezone: string; readonly now: string },
): ImportedFile {
  const past: ImportProblem[] = []
  const isToCome = (item: ImportedItem) => {
    if (!isOver(item, about)) return true
    past.push({ row: item.row, message: eventIsOver })
    return false
  }
  const kept = lists.map(({ name, items }) => ({ name, items: items.filter(isToCome) }))
  return { lists: kept, problems: [...problems, ...past] }
}
