import { inQuotes } from '#server/domain/basics/in_quotes.ts'

/** How far a checklist is. */
export function checklistProgress({ done, total }: { done: number; total: number }): string {
  if (total === 0) return 'The checklist is empty. There may still be things to find out.'
  return `${done} of ${total} checklist items done.`
}

/** A checklist was changed. */
export function checklistChanged(
  title: string,
  { added, updated, removed }: { added: number; updated: number; removed: number },
): string {
  return `Changed the checklist of ${inQuotes(title)}: ${added} added, ${updated} updated, ${removed} removed.`
}

/** A change of a checklist changes nothing. */
export const checklistUnchanged = 'Nothing to change: the checklist is already like that.'

/** An item cannot change its status this way. */
export function statusNotAllowed(title: string, from: string, to: string): string {
  return `${inQuotes(title)} cannot change from ${from} to ${to}.`
}

/** A checklist is full. */
export function checklistFull(most: number): string {
  return `A checklist can have at most ${most} items.`
}
