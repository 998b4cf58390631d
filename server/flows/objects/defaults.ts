import type { Context } from '#server/domain/context.ts'
import { missing } from '#server/domain/basics/failure.ts'
import { defaultsAreThose, defaultsChanged, likesMatched } from '#server/domain/messages/lists.ts'
import { completed, unchanged } from '#server/domain/calls/result.ts'
import { changeDefaults, keepDefaults } from '#server/flows/lists/change_defaults.ts'
import {
  findSubject,
  type Mutated,
  type ObjectCall,
  toReference,
} from '#server/flows/objects/call.ts'
import { listOf } from '#server/flows/objects/thing.ts'

/** Changes the defaults of a list. Errors: as `findSubject` and `changeDefaults`. */
export async function changeObjectDefaults(context: Context, call: ObjectCall): Promise<Mutated> {
  if (call.input.defaults === undefined) throw missing('/defaults')
  const subject = await findSubject(context, call, 'update_defaults')
  const { list_id, name } = listOf(subject)
  const changed = await changeDefaults(context, list_id, call.mutation.defaults, {
    base: '/defaults',
    pointer: '/subject',
  })
  const reversible = changed.isChanged ? await keepDefaults(context, changed) : null
  const data = {
    subject: toReference(subject),
    result: 'defaults_updated',
    reversible_action_id: reversible?.handle ?? null,
  }
  if (!changed.isChanged) return unchanged(data, { text: defaultsAreThose(name) })
  const { applied, list } = changed
  return completed(data, {
    text: `${defaultsChanged(name)}${likesMatched(applied.length)}`,
    ...(list.apply_matching_likes && { facts: { matching_likes_applied: applied.length } }),
    effects: [
      {
        type: 'ideas_list.defaults_updated',
        state: 'confirmed',
        resource: { kind: 'list', handle: subject.handle },
      },
    ],
  })
}
