import { isForGuestsNow, type LogisticsFacts } from '#server/domain/plans/logistics.ts'

/** One thing guests have to remember. */
export interface ChecklistItem {
  title: string
  target_url: string | null
  amount_note: string | null
  done: boolean
  concern: ItemConcern
  /** Whether it still says something once the plan is over. */
  afterwards: boolean
}

/** What guests have to remember now of the items that they may see. */
export function guestChecklist(items: readonly LogisticsFacts[], tipped: boolean): ChecklistItem[] {
  return items
    .filter((item) => isForGuestsNow(item, tipped))
    .map((item) => {
      const { title, target_url, amount_note, status } = item
      const done = status === 'completed'
      const [concern, afterwards] = [concernOf(item), isForAfterwards(item)]
      return { title, target_url, amount_note, done, concern, afterwards }
    })
}

/** Whose concern an item is for guests: theirs, the host's, or only something to know, such as what they pay. */
export type ItemConcern = 'guests' | 'host' | 'nobody'

/** Whose concern an item is, for who reads the checklist as a guest. */
export function concernOf({
  kind,
  actor_type,
}: Pick<LogisticsFacts, 'kind' | 'actor_type'>): ItemConcern {
  if (kind === 'payment_expectation') return 'nobody'
  if (kind === 'guest_requirement' || actor_type === 'each_guest' || actor_type === 'all_guests')
    return 'guests'
  return actor_type === 'host' ? 'host' : 'nobody'
}

/** Whether an item still says something once the plan is over: it is due after it, or it is paid. */
function isForAfterwards({ kind, phase }: Pick<LogisticsFacts, 'kind' | 'phase'>): boolean {
  return kind === 'payment_expectation' || phase === 'after_plan'
}
