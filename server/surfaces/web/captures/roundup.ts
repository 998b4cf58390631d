import type { Data, Request, RoundupOperation } from '#generated/types.ts'
import { capture as say } from '#server/domain/messages/said/web_captures.ts'
import { callAs, type Called } from '#server/surfaces/web/call.ts'
import type { Faults } from '#server/surfaces/web/parts/fields.ts'
import { callAllAs } from '#server/surfaces/web/call_all.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { faultsOf } from '#server/surfaces/web/parts/refused.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

type Answered = Called<'ideas.roundup.mutate'>

/** What the forms of a roundup do. */
const operations: ReadonlySet<string> = new Set<RoundupOperation>([
  ...(['resolve_scope', 'assign_destination', 'select_items', 'retry', 'archive'] as const),
])

/** The most ideas that may be chosen one by one. */
const maxChosen = 10

/** What is wrong with the answer that a form gives to a roundup: with the ideas it chooses (`item`), or with where they go (`list`, `name`). */
export function faultsIn(form: WebForm): Faults {
  if (choosesItems(form)) {
    const chosen = form.all('item').length
    if (chosen === 0) return new Map([['item', say.chooseSome]])
    if (chosen > maxChosen) return new Map([['item', say.maxItems]])
  }
  const isNowhere = !form.get('name')?.trim() && !form.get('list')
  if (form.get('operation') === 'assign_destination' && isNowhere) {
    return new Map([['name', say.chooseList]])
  }
  return new Map()
}

/** What a capability found wrong with the same. */
export function faultsFound({ errors }: { errors: Parameters<typeof faultsOf>[0] }): Faults {
  const fieldOf = {
    '/selected_items': 'item',
    '/name': 'name',
    '/target_ideas_list_handle': 'list',
  }
  return faultsOf(
    errors.filter(({ pointer }) => `/${pointer.split('/')[1]}` in fieldOf),
    fieldOf,
    'item',
  )
}

/** Whether a form names the ideas that are saved. */
function choosesItems(form: WebForm): boolean {
  const operation = form.get('operation')
  const isSome = operation === 'resolve_scope' && form.get('scope') === 'named_items'
  return isSome || operation === 'select_items'
}

/** Sends a roundup on with what its form says. A new list is made first. */
export async function answerRoundup(
  visit: SignedInVisit,
  form: WebForm,
  key: string,
): Promise<Answered> {
  const asked = form.get('operation') ?? ''
  const operation = (operations.has(asked) ? asked : 'retry') as RoundupOperation
  const input: Request<'ideas.roundup.mutate'> = {
    ...{ operation, public_id: visit.params.handle ?? '' },
    expected_generation: Number(form.get('generation')),
    ...(choosesItems(form) && {
      selected_items: form.all('item').map((position) => `#${position}`),
    }),
  }
  if (operation === 'resolve_scope') {
    const scope = form.get('scope') as NonNullable<Data<'ideas.roundup.get'>['scope']>
    return callAs(visit, 'ideas.roundup.mutate', { ...input, scope }, key)
  }
  if (operation !== 'assign_destination') return callAs(visit, 'ideas.roundup.mutate', input, key)
  return assign(visit, form, { input, key })
}

/** Says where the ideas go. Where a new list is refused, or what follows, there is none. */
async function assign(
  visit: SignedInVisit,
  form: WebForm,
  { input, key }: { input: Request<'ideas.roundup.mutate'>; key: string },
): Promise<Answered> {
  const name = form.get('name')?.trim() ?? ''
  const make = {
    ...{ capability: 'ideas.lists.create' as const, key: `${key} list` },
    input: () => ({ name }),
  }
  return callAllAs(visit, name === '' ? [] : [make], {
    capability: 'ideas.roundup.mutate',
    key,
    input: ([made]) => ({
      ...input,
      target_ideas_list_handle:
        made === undefined
          ? (form.get('list') ?? '')
          : (made as Data<'ideas.lists.create'>).list.ideas_list_handle,
    }),
  })
}

/** Which note says what the form did. */
export function doneOf(form: WebForm): string {
  const operation = form.get('operation')
  if (operation === 'archive') return 'closed'
  return operation === 'retry' ? 'retried' : 'answered'
}
