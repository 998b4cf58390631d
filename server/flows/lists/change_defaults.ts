import { listItemsAmong } from '#server/data/list_ideas/list.ts'
import { updateItems } from '#server/data/list_ideas/update.ts'
import { listMembers } from '#server/data/list_people/list.ts'
import { requireList } from '#server/data/lists/find.ts'
import { lockList, lockListOrDeleted } from '#server/data/lists/lock.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import { updateListDefaults } from '#server/data/lists/update.ts'
import type { Context } from '#server/domain/context.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import {
  checkRange,
  type DefaultsInput,
  type PlanningDefaults,
  parseDefaults,
  sameDefaults,
} from '#server/domain/lists/defaults.ts'
import { readViewPreset } from '#server/domain/discovery/view_time.ts'
import { changedSince } from '#server/domain/messages/objects.ts'
import { idsOf } from '#server/domain/people/named.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { requireCatalogNames } from '#server/flows/catalogs/names.ts'
import { claimReversible, type Reversible, saveReversible } from '#server/flows/reversible.ts'
import type { Undoing } from '#server/flows/undoing.ts'
import { applyMatchingLikes } from '#server/flows/lists/matching_likes.ts'

/** A list whose defaults were to change. */
export interface DefaultsChanged {
  before: ListRow
  /** The list as it is now. */
  list: ListRow
  /** Whether anything was changed. */
  isChanged: boolean
  /** The ids of the ideas that went onto it because they match the new defaults. */
  applied: string[]
}

/**
 * Changes the defaults of a list that an input gives, and keeps the others; the list is locked until the transaction
 * ends. `base` is where the fields stand in the input, `pointer` where the list stands.
 *
 * Errors: `input_invalid`, `reference_not_found`, `catalog_name_unknown`.
 */
export async function changeDefaults(
  context: Pick<Context, 'db' | 'timezone'>,
  list_id: string,
  input: DefaultsInput,
  { base = '', pointer }: { base?: string; pointer?: string } = {},
): Promise<DefaultsChanged> {
  const { db } = context
  const violations: Violation[] = []
  const given = parseDefaults(input, violations, base)
  checkRange(given, input, violations, base)
  refuse(violations)

  const list = await lockList(db, list_id, pointer)
  const [neighborhood_names, activity_names] = await Promise.all([
    requireCatalogNames(
      db,
      'neighborhoods',
      input.neighborhood_names ?? [],
      `${base}/neighborhood_names`,
    ),
    requireCatalogNames(db, 'activities', input.activity_names ?? [], `${base}/activity_names`),
  ])
  const defaults = {
    ...list,
    ...given,
    ...(input.neighborhood_names && { neighborhood_names }),
    ...(input.activity_names && { activity_names }),
  }
  // Now that the list is known: one end of the range may be the list's own.
  checkRange(defaults, input, violations, base)
  const isTimed = ['when_preset', 'when_start', 'when_end'].some((field) => field in given)
  if (list.origin === 'saved_view' && isTimed) {
    defaults.when_preset = readViewPreset(defaults, violations, base)
  }
  refuse(violations)

  if (sameDefaults(list, defaults)) return { before: list, list, isChanged: false, applied: [] }
  const updated = await updateListDefaults(db, list, defaults)
  const members = idsOf(await listMembers(db, list_id))
  const applied = await applyMatchingLikes(context, updated, members)
  const filled = applied.length > 0 ? await requireList(db, list_id) : updated
  return { before: list, list: filled, isChanged: true, applied }
}

/** The defaults of a list before a change and after it, and the ideas that went onto it with the change. */
interface DefaultsBefore {
  list_id: string
  before: Stored
  after: Stored
  applied: string[]
}

type Stored = Omit<PlanningDefaults, 'when_start' | 'when_end'> & {
  when_start: string | null
  when_end: string | null
}

/** Stores what a change of defaults is set back to. The caller has locked the list. */
export async function keepDefaults(
  { db }: Pick<Context, 'db'>,
  { before, list, applied }: DefaultsChanged,
): Promise<Reversible | null> {
  return save(db, {
    list_id: list.list_id,
    before: toStored(before),
    after: toStored(list),
    applied,
  })
}

/**
 * Undoes a change of defaults; the ideas that went onto the list with it are removed again.
 *
 * Errors: `reference_not_found`; `not_reversible`, also where the list is gone or its defaults have changed since.
 */
export async function undoDefaults({ context, handle, pointer }: Undoing) {
  const { db } = context
  const kept = await claimReversible<DefaultsBefore>(context, 'list_defaults', handle, pointer)
  const { list_id, before, after, applied } = kept
  const list = await lockListOrDeleted(db, list_id)
  if (!list || list.deleted_at !== null || !sameDefaults(list, toDefaults(after))) {
    throw fail('not_reversible', { pointer, message: changedSince })
  }
  const present = [...(await listItemsAmong(db, list_id, applied))]
  if (present.length > 0) await updateItems(db, list_id, 'remove', present)
  const restored = await updateListDefaults(db, list, toDefaults(before))
  // Ideas that went onto the list would not come back with the defaults.
  const isWhole = applied.length === 0
  const reversible = isWhole ? await save(db, { ...kept, before: after, after: before }) : null
  return { list: restored, reversible }
}

async function save(db: Context['db'], defaults: DefaultsBefore): Promise<Reversible | null> {
  const [reversible] = await saveReversible(db, 'list_defaults', [defaults])
  return reversible ?? null
}

function toStored(defaults: PlanningDefaults): Stored {
  return {
    neighborhood_names: defaults.neighborhood_names,
    activity_names: defaults.activity_names,
    custom_activity_names: defaults.custom_activity_names,
    when_preset: defaults.when_preset,
    when_start: defaults.when_start?.toISOString() ?? null,
    when_end: defaults.when_end?.toISOString() ?? null,
  }
}

function toDefaults(stored: Stored): PlanningDefaults {
  const { when_start, when_end } = stored
  return {
    ...stored,
    when_start: when_start === null ? null : new Date(when_start),
    when_end: when_end === null ? null : new Date(when_end),
  }
}
