import type { CapabilityId } from '#generated/types.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import type { UndoCall } from '#server/surfaces/assistant/rules/undo_after.ts'

type Input = Readonly<Record<string, unknown>>

/** Capabilities that give a thing another name: by which field it is known, and which field is its name. */
const renaming: {
  readonly [capability: string]: { readonly of: string; readonly name: string } | undefined
} = {
  'ideas.lists.rename': { of: 'ideas_list_handle', name: 'name' },
  'ideas.created.update': { of: 'idea_handle', name: 'title' },
  'relationships.people.manage': { of: 'person_handle', name: 'display_name' },
  'places.private.update': { of: 'place_handle', name: 'name' },
}

/**
 * The call that takes a change back by saying what was there before, as the account had it when the message came; null where that is not
 * known, or where more was changed.
 */
export function asBefore(
  { names }: Working,
  { capability, input }: { readonly capability: CapabilityId; readonly input: Input },
): UndoCall | null {
  const { operation: _, ...fields } = input
  const count = Object.keys(fields).length
  const { of = '', name = '' } = renaming[capability] ?? {}
  const before = names.byHandle(String(fields[of] ?? ''))
  if (count === 2 && name in fields && before !== undefined)
    return { capability, input: { ...input, [name]: before.label } }
  if (capability === 'plans.logistics.update' && fields.status === 'completed')
    return { capability, input: { ...input, status: 'pending' } }
  if (capability === 'plans.draft.update' && count === 2 && 'scheduled_at' in fields) {
    const draft = names.byHandle(String(fields.plan_handle))
    const scheduled_at = draft?.scheduled_at?.toISOString() ?? null
    return draft?.is_draft ? { capability, input: { ...input, scheduled_at } } : null
  }
  return null
}
