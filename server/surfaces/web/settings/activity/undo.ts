import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { activity as say } from '#server/domain/messages/said/activity.ts'
import { isRequired } from '#server/domain/messages/input.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'

/**
 * The address that takes back a change of a page with activity. `back` says to which page of the account it belongs; null
 * where there is none.
 */
export function undoRoute({
  back,
  ...facts
}: {
  path: string
  name: string
  form: string
  pages_only?: true
  back: (visit: SignedInVisit) => Promise<string | null>
}): WebRoute {
  return {
    ...facts,
    session: 'required',

    async act(visit, sent) {
      const path = await back(visit)
      if (path === null) return null
      const undone = await undo(visit, sent.get('action') ?? '')
      if (!undone && visit.wants_json) throw fail('not_reversible', { message: say.notUndone })
      return { json: { undone }, redirect: `${path}?${undone ? 'undone' : 'not-undone'}` }
    },
  }
}

/**
 * Takes back a change by its handle. A change can be undone once, so its own handle is the key of the form.
 *
 * @returns whether it was undone, now or before. Errors: `input_invalid` for what is no such handle.
 */
export async function undo(visit: SignedInVisit, action: string): Promise<boolean> {
  const key = `undo-${action}`
  if (parseHandle('receipt', action) !== null) {
    const input = { operation: 'undo' as const, receipt_id: action }
    return (await callAs(visit, 'likes.mutate', input, key)).data !== null
  }
  if (parseHandle('reversible_action', action) !== null) {
    const input = { operation: 'undo' as const, reversible_action_id: action }
    return (await callAs(visit, 'ideas.object.mutate', input, key)).data !== null
  }
  const violation = { pointer: '/action', code: 'required', message: isRequired }
  throw fail('input_invalid', { errors: [violation] })
}
