import type { LogisticsItem } from '#generated/types.ts'

/** How far an item of a checklist is. */
export type LogisticsStatus = LogisticsItem['status']

/** What an item of a checklist says. */
export type LogisticsFacts = Omit<LogisticsItem, 'item_handle'>

/** An item as an input gives it; what is left out is not said. */
export type LogisticsInput = Partial<LogisticsFacts> & Pick<LogisticsFacts, 'title'>

/** Where an item may go from where it is. */
const next: { readonly [From in LogisticsStatus]: readonly LogisticsStatus[] } = {
  suggested: ['pending', 'completed', 'skipped', 'dismissed'],
  pending: ['completed', 'skipped', 'dismissed'],
  completed: ['pending'],
  skipped: ['pending'],
  dismissed: ['suggested', 'pending'],
}

/** Whether an item may go from one status to another; staying is always possible. */
export function mayGo(from: LogisticsStatus, to: LogisticsStatus): boolean {
  return from === to || next[from].includes(to)
}

/** The status as it is shown: what waits for the plan to tip is to be done once it has. */
export function shownStatus(
  { phase, status }: Pick<LogisticsFacts, 'phase' | 'status'>,
  tipped: boolean,
): LogisticsStatus {
  return tipped && phase === 'after_plan_tips' && status === 'suggested' ? 'pending' : status
}

/** A new item, where nothing is said of what it needs: to be done by the host, before they arrive. */
export function newItem(
  said: LogisticsInput,
  { guest_visible, tipped }: { guest_visible: boolean; tipped: boolean },
): LogisticsFacts {
  const phase = said.phase ?? 'before_arrival'
  return {
    kind: said.kind ?? 'host_action',
    action_type: said.action_type ?? 'other',
    phase,
    actor_type: said.actor_type ?? 'host',
    visibility: said.visibility ?? (guest_visible ? 'guest' : 'host'),
    status: said.status ?? (phase === 'after_plan_tips' && !tipped ? 'suggested' : 'pending'),
    title: said.title,
    target_url: said.target_url ?? null,
    amount_note: said.amount_note ?? null,
  }
}

/** An item with what is said of it anew. */
export function changedItem(item: LogisticsFacts, said: LogisticsInput): LogisticsFacts {
  const given = Object.entries(said).filter(([, value]) => value !== undefined)
  return { ...item, ...Object.fromEntries(given) }
}

/** What titles are told apart by. */
export function titleKey(title: string): string {
  return title.toLowerCase()
}

/**
 * The one of these items that an input means: of the same kind, action type and title. What the input leaves
 * out of kind and action type tells none apart, as long as only one has that title.
 */
export function meantBy<Item extends LogisticsFacts>(
  items: readonly Item[],
  said: LogisticsInput,
): Item | undefined {
  const { kind, action_type } = said
  const named = items.filter(
    (item) =>
      titleKey(item.title) === titleKey(said.title) &&
      (kind === undefined || item.kind === kind) &&
      (action_type === undefined || item.action_type === action_type),
  )
  if (named.length <= 1) return named[0]
  return named.find(
    (item) =>
      item.kind === (kind ?? 'host_action') && item.action_type === (action_type ?? 'other'),
  )
}

/** How far a checklist is. */
export function progressOf(items: readonly Pick<LogisticsFacts, 'status'>[]) {
  const open: readonly LogisticsStatus[] = ['suggested', 'pending']
  return {
    done: items.filter(({ status }) => !open.includes(status)).length,
    total: items.length,
  }
}
