import type { LogisticsItem } from '#generated/types.ts'

/** The status of an item of a checklist. */
export type LogisticsStatus = LogisticsItem['status']

/** An item of a checklist, without its handle. */
export type LogisticsFacts = Omit<LogisticsItem, 'item_handle'>

/** An item of an input; a field that is left out keeps its value, or gets the default in a new item. */
export type LogisticsInput = Partial<LogisticsFacts> & Pick<LogisticsFacts, 'title'>

/** The statuses that may follow a status. */
const next: { readonly [From in LogisticsStatus]: readonly LogisticsStatus[] } = {
  suggested: ['pending', 'completed', 'skipped', 'dismissed'],
  pending: ['completed', 'skipped', 'dismissed'],
  completed: ['pending'],
  skipped: ['pending'],
  dismissed: ['suggested', 'pending'],
}

/** Whether an item may change from one status to another; keeping its status is always allowed. */
export function isAllowed(from: LogisticsStatus, to: LogisticsStatus): boolean {
  return from === to || next[from].includes(to)
}

/** The status that callers see: an item that waits for the plan to tip is pending once it has tipped. */
export function shownStatus(
  { phase, status }: Pick<LogisticsFacts, 'phase' | 'status'>,
  tipped: boolean,
): LogisticsStatus {
  return tipped && phase === 'after_plan_tips' && status === 'suggested' ? 'pending' : status
}

/** Whether guests have to remember an item now: it is not dismissed, and does not wait for the plan to tip. */
export function isForGuestsNow(
  { status, phase }: Pick<LogisticsFacts, 'status' | 'phase'>,
  tipped: boolean,
): boolean {
  const isActive = status === 'pending' || status === 'completed'
  return isActive && (phase !== 'after_plan_tips' || tipped)
}

/** A new item; by default the host does it before the guests arrive. */
export function newItem(
  given: LogisticsInput,
  { guest_visible, tipped }: { guest_visible: boolean; tipped: boolean },
): LogisticsFacts {
  const phase = given.phase ?? 'before_arrival'
  return {
    kind: given.kind ?? 'host_action',
    action_type: given.action_type ?? 'other',
    phase,
    actor_type: given.actor_type ?? 'host',
    visibility: given.visibility ?? (guest_visible ? 'guest' : 'host'),
    status: given.status ?? (phase === 'after_plan_tips' && !tipped ? 'suggested' : 'pending'),
    title: given.title,
    target_url: given.target_url ?? null,
    amount_note: given.amount_note ?? null,
  }
}

/** An item with the fields that an input gives. */
export function changedItem(item: LogisticsFacts, given: LogisticsInput): LogisticsFacts {
  const fields = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...item, ...Object.fromEntries(fields) }
}

/** Two items with the same key have the same title. */
export function titleKey(title: string): string {
  return title.toLowerCase()
}

/**
 * The item that an input changes: the one with the same title, and the same kind and action type as far as the
 * input gives them. If several match, a missing kind or action type means the default.
 */
export function matchingItem<Item extends LogisticsFacts>(
  items: readonly Item[],
  given: LogisticsInput,
): Item | undefined {
  const { kind, action_type } = given
  const named = items.filter(
    (item) =>
      titleKey(item.title) === titleKey(given.title) &&
      (kind === undefined || item.kind === kind) &&
      (action_type === undefined || item.action_type === action_type),
  )
  if (named.length <= 1) return named[0]
  return named.find(
    (item) =>
      item.kind === (kind ?? 'host_action') && item.action_type === (action_type ?? 'other'),
  )
}

/** How many items of a checklist are done, and how many there are. */
export function progressOf(items: readonly Pick<LogisticsFacts, 'status'>[]) {
  const open: readonly LogisticsStatus[] = ['suggested', 'pending']
  return {
    done: items.filter(({ status }) => !open.includes(status)).length,
    total: items.length,
  }
}
