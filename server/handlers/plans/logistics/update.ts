import { lockHostedPlan } from '#server/flows/plans/hosted.ts'
import { listChecklist } from '#server/data/logistics/list.ts'
import { type LogisticsRow, toLogisticsItem } from '#server/data/logistics/rows.ts'
import { updateChecklist } from '#server/data/logistics/update.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { updateVersion } from '#server/data/plans/update.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import {
  changedItem,
  type LogisticsInput,
  type LogisticsStatus,
  isAllowed,
  matchingItem,
  newItem,
  progressOf,
} from '#server/domain/plans/logistics.ts'
import {
  checklistChanged,
  checklistFull,
  checklistUnchanged,
  statusNotAllowed,
} from '#server/domain/messages/logistics.ts'
import { isExposed } from '#server/domain/plans/state.ts'
import { optionalLine, readText } from '#server/domain/basics/text.ts'
import { readWebAddress } from '#server/domain/basics/web_address.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'
import type { Input } from '#generated/types.ts'

/** The most items of a checklist. */
const maxItems = 50

/** How many characters the address of an item may have. */
const longestUrl = 8192

export default handler('plans.logistics.update', async ({ db }, input) => {
  const wanted = readItems(input)
  const plan = await lockHostedPlan(db, input.plan_handle)
  // Some items are due after the plan, so the checklist of a past plan stays open.
  if (plan.state === 'canceled' || plan.state === 'discarded') {
    throw fail('plan_closed', { pointer: '/plan_handle' })
  }
  const before = await listChecklist(db, plan)
  if (input.item_handle !== undefined) return changeStatus(db, plan, before, input)
  const tipped = plan.tipped_at !== null
  const guest_visible = input.guest_visible_default ?? false
  const named: LogisticsRow[] = []
  let after = before
  for (const { given, pointer } of wanted) {
    const old = matchingItem(after, given)
    if (old && given.status) requireAllowed(old, given.status, `${pointer}/status`)
    const item = old
      ? { ...old, ...changedItem(old, given) }
      : { item_id: newId(), ...newItem(given, { guest_visible, tipped }) }
    after = old ? after.map((one) => (one === old ? item : one)) : [...after, item]
    const at = named.findIndex(({ item_id }) => item_id === item.item_id)
    named.splice(at < 0 ? named.length : at, at < 0 ? 0 : 1, item)
  }
  const items = input.mode === 'replace' ? named : after
  if (items.length > maxItems) {
    const message = checklistFull(maxItems)
    throw fail('limit_reached', { pointer: wanted.at(-1)?.pointer ?? '/items', message })
  }
  return write(db, plan, { before, after: items, plan_handle: input.plan_handle })
})

/** Changes the status of one item. Errors: `reference_not_found`, `logistics_transition_invalid`. */
async function changeStatus(
  db: Db,
  plan: PlanRow,
  before: readonly LogisticsRow[],
  { plan_handle, item_handle = '', status }: Input<'plans.logistics.update'>,
) {
  const item_id = parseHandle('logistics_item', item_handle)
  const old = before.find((one) => one.item_id === item_id)
  if (!old) throw fail('reference_not_found', { pointer: '/item_handle' })
  const changed = { ...old, status: status ?? old.status }
  requireAllowed(old, changed.status, '/status')
  const after = before.map((one) => (one === old ? changed : one))
  return write(db, plan, { before, after, plan_handle })
}

function requireAllowed(old: LogisticsRow, status: LogisticsStatus, pointer: string): void {
  if (isAllowed(old.status, status)) return
  throw fail('logistics_transition_invalid', {
    pointer,
    message: statusNotAllowed(old.title, old.status, status),
  })
}

/** Stores the checklist as it is after a change, and answers with it. */
async function write(
  db: Db,
  plan: PlanRow,
  {
    before,
    after,
    plan_handle,
  }: { before: readonly LogisticsRow[]; after: readonly LogisticsRow[]; plan_handle: string },
) {
  const changes = changesBetween(before, after)
  const data = {
    plan_handle,
    items: after.map(toLogisticsItem),
    progress: progressOf(after),
    ...changes,
  }
  if (same(before, after)) {
    return unchanged(data, { text: checklistUnchanged, label: plan.title })
  }
  await updateChecklist(db, plan.plan_id, after)
  const version = await updateVersion(db, plan.plan_id)
  const exposed = isExposed(plan)
  if (exposed) insertReplication(db, 'plan', plan.plan_id, version)
  const text = checklistChanged(plan.title, changes)
  return completed(data, { text, label: plan.title, replicates: exposed })
}

/** The items of an input, and where each of them stands. Errors: `input_invalid`. */
function readItems({ items = [], item }: Input<'plans.logistics.update'>) {
  const violations: Violation[] = []
  const inputs = [
    ...items.map((one, at) => ({ one, pointer: `/items/${at}` })),
    ...(item ? [{ one: item, pointer: '/item' }] : []),
  ]
  const read = inputs.map(({ one, pointer }) => {
    const given: LogisticsInput = {
      ...one,
      title: readText(one.title, `${pointer}/title`, violations),
    }
    const { action_type, amount_note } = one
    if (action_type !== undefined) {
      given.action_type = readText(action_type, `${pointer}/action_type`, violations)
    }
    if (amount_note !== undefined) given.amount_note = optionalLine(amount_note)
    const { target_url } = one
    if (target_url != null) {
      given.target_url = readWebAddress(target_url, `${pointer}/target_url`, violations, longestUrl)
    }
    return { given, pointer }
  })
  refuse(violations)
  return read
}

function changesBetween(before: readonly LogisticsRow[], after: readonly LogisticsRow[]) {
  const old = new Map(before.map((item) => [item.item_id, item]))
  const kept = after.filter(({ item_id }) => old.has(item_id))
  return {
    added: after.length - kept.length,
    updated: kept.filter((item) => !same(item, old.get(item.item_id))).length,
    removed: before.length - kept.length,
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
