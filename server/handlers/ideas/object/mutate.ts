import { missing } from '#server/domain/basics/failure.ts'
import { type MutationInput, readMutation } from '#server/domain/objects/mutation.ts'
import { changeOnList } from '#server/flows/objects/change_on_list.ts'
import { changeObjectDefaults } from '#server/flows/objects/defaults.ts'
import { makeObjectLink } from '#server/flows/objects/link.ts'
import { undoObject } from '#server/flows/objects/undo.ts'
import { handler } from '#server/runtime/handler.ts'

export default handler('ideas.object.mutate', async (context, input) => {
  // What a reversible_action_id alone asks for is plain.
  const { operation = isUndo(input) ? 'undo' : undefined } = input
  if (operation === undefined) throw missing('/operation')
  const mutation = readMutation(operation, input)
  const call = { mutation, input }
  switch (operation) {
    case 'add_to_list':
    case 'remove_from_list':
      return changeOnList(context, call, operation)
    case 'create_share_link':
      return makeObjectLink(context, call)
    case 'update_defaults':
      return changeObjectDefaults(context, call)
    case 'undo':
      return undoObject(context, call)
  }
})

/** Whether an input names a change to undo and nothing else. */
function isUndo({ reversible_action_id, ...others }: MutationInput): boolean {
  return reversible_action_id !== undefined && Object.keys(others).length === 0
}
