import type { Frame } from '#generated/server/assistant/frame.ts'
import { bareName } from '#server/domain/assistant/message.ts'
import { findNamed } from '#server/domain/assistant/names.ts'
import { addressesIn } from '#server/domain/language/place/address.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { surely } from '#server/surfaces/assistant/rules/sense/spot.ts'

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

/** “Kita Regenbogen, Sonnenallee 120”: the name of a place without the address that was said with it. */
export function withAddressApart(
  { capability }: Pick<Frame, 'capability'>,
  values: Values,
): Values {
  const { name, address } = values
  if (capability !== 'places.private.create' || typeof name !== 'string') return values
  const [found] = address === undefined ? addressesIn(name) : []
  const before = name.slice(0, found?.at ?? 0).replace(/[\s,;:(–-]+$/u, '')
  if (found === undefined || before === '') return values
  return { ...values, name: before, address: name.slice(found.at).replace(/[\s)]+$/u, '') }
}

/**
 * “Save it for Mira”: a list to put something on that is no list of the account and the name of somebody is who it is for; one that is a
 * list goes by its handle.
 */
export function withTargetKnown(
  { names, spoken }: Working,
  { capability }: Pick<Frame, 'capability'>,
  values: Values,
): Values {
  const { target_feed_text: said, ...others } = values
  if (capability !== 'ideas.capture' || typeof said !== 'string') return values
  const find = (kind: string) => findNamed(names, kind, bareName(said, kind, spoken), spoken)
  const [list, next] = find('list')
  if (list !== undefined && list.sure >= surely && (next === undefined || next.sure < list.sure))
    return { ...others, target_ideas_list_handle: list.thing.handle }
  const [person] = find('person')
  return person === undefined || person.sure < surely || list !== undefined
    ? values
    : { ...others, target_person_text: person.thing.label }
}

function handlesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
