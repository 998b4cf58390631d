import type { Frame } from '#generated/server/assistant/frame.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * The values of a request in which people come or go: the guests of a plan and the people of a draft are sent whole, so those
 * that there are now are read first. `added` and `removed` are slots of such frames, and no fields.
 */
export async function withPeopleNow(
  { hands }: Working,
  { capability }: Pick<Frame, 'capability'>,
  values: Values,
): Promise<Values> {
  const { added, removed, ...others } = values
  const { plan_handle } = others
  if ((added === undefined && removed === undefined) || typeof plan_handle !== 'string')
    return values
  const { data } = await hands.call('plans.get', { plan_handle })
  const isDraft = capability === 'plans.draft.update'
  const now = isDraft
    ? (data?.audience ?? []).map(({ person_handle }) => person_handle)
    : (data?.roster ?? [])
        .filter(({ rsvp_status }) => rsvp_status !== 'removed')
        .map(({ person }) => person.person_handle)
  const gone = new Set(handlesIn(removed))
  const handles = [...new Set([...now, ...handlesIn(added)])].filter((one) => !gone.has(one))
  return {
    ...others,
    [isDraft ? 'audience_selection.person_handles' : 'recipient_handles']: handles,
  }
}

function handlesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
