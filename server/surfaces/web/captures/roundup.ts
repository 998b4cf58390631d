import type { Data, Request, RoundupOperation } from '#generated/types.ts'
import { callAs, type Called } from '#server/surfaces/web/call.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** What the forms of a roundup do. */
const operations: ReadonlySet<string> = new Set<RoundupOperation>([
  ...(['resolve_scope', 'assign_destination', 'select_items', 'retry', 'archive'] as const),
])

/** Sends a roundup on with what its form says. A new list is made first. */
export async function answerRoundup(
  visit: SignedInVisit,
  form: WebForm,
  key: string,
): Promise<Called<'ideas.roundup.mutate'>> {
  const asked = form.get('operation') ?? ''
  const operation = (operations.has(asked) ? asked : 'retry') as RoundupOperation
  const input: Request<'ideas.roundup.mutate'> = {
    ...{ operation, public_id: visit.params.handle ?? '' },
    expected_generation: Number(form.get('generation')),
  }
  if (operation === 'resolve_scope') {
    const scope = form.get('scope') as NonNullable<Data<'ideas.roundup.get'>['scope']>
    return callAs(visit, 'ideas.roundup.mutate', { ...input, scope }, key)
  }
  if (operation === 'select_items') {
    const selected_items = form.all('item').map((position) => `#${position}`)
    return callAs(visit, 'ideas.roundup.mutate', { ...input, selected_items }, key)
  }
  if (operation !== 'assign_destination') return callAs(visit, 'ideas.roundup.mutate', input, key)
  const name = form.get('name')?.trim() ?? ''
  if (name === '') {
    const target_ideas_list_handle = form.get('list') ?? ''
    return callAs(visit, 'ideas.roundup.mutate', { ...input, target_ideas_list_handle }, key)
  }
  const made = await callAs(visit, 'ideas.lists.create', { name }, `${key} list`)
  if (made.data === null) return made
  const { ideas_list_handle: target_ideas_list_handle } = made.data.list
  return callAs(visit, 'ideas.roundup.mutate', { ...input, target_ideas_list_handle }, key)
}

/** Which note says what the form did. */
export function doneOf(form: WebForm): string {
  const operation = form.get('operation')
  if (operation === 'archive') return 'closed'
  return operation === 'retry' ? 'retried' : 'answered'
}
