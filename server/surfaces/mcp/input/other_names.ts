import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { isHandle } from '#server/domain/basics/handle.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { cutName } from '#server/domain/people/named.ts'
import { isPersonName } from '#server/surfaces/mcp/input/people_by_name.ts'

type Members = Readonly<Record<string, unknown>>

/** Fields that name the same people, in the order in which they are taken for each other. */
const groups: readonly {
  readonly fields: readonly string[]
  readonly isList: boolean
}[] = [
  {
    fields: ['person_names', 'people', 'recipient_names', 'send_person_names', 'names'],
    isList: true,
  },
  {
    fields: ['person_handles', 'people_handles', 'recipient_handles', 'send_person_handles'],
    isList: true,
  },
  { fields: ['person_name', 'person_query', 'person', 'name'], isList: false },
  { fields: ['person_handle'], isList: false },
]

/** For each group the one that names one person where it names several, and several where it names one. */
const counterparts = [2, 3, 0, 1]

/** Where a name is that of a person who is looked for. */
const findsByName: readonly string[] = ['relationships.person.get', 'relationships.people.query']

/** Fields of handles, each with the fields of names in which the same people may be named. */
const namesBeside: Readonly<Record<string, readonly string[]>> = {
  person_handles: ['person_names', 'people'],
  recipient_handles: ['recipient_names'],
  send_person_handles: ['send_person_names'],
  source_person_handles: ['source_person_names'],
  person_handle: ['person_name', 'person_query', 'name'],
}

/**
 * An input in which a field that the capability does not have is the one that means the same, where that is not sent: one
 * thought has several names in the specification. Everything else is as it was sent.
 */
export function withOwnNames(facts: CapabilityFacts, sent: Members): Members {
  const input: Record<string, unknown> = { ...sent }
  let isOther = false
  for (const field of Object.keys(sent)) {
    if (facts.fields.includes(field)) continue
    const target = targetOf(facts, field, input)
    if (target === null) continue
    const value = target.isList === Array.isArray(input[field]) ? input[field] : other(input[field])
    if (value === undefined || (target.field.includes('handle') && !areHandles(value))) continue
    isOther = true
    delete input[field]
    Object.assign(
      input,
      target.into === null
        ? { [target.field]: value }
        : { [target.into]: { [target.field]: value } },
    )
  }
  const named = withCutNames(facts, withNames(facts, isOther ? input : sent))
  return withMode(facts, withSubject(facts, named))
}

/** An input in which names stand among names, and not among handles, as far as the capability takes names. */
function withNames({ fields }: CapabilityFacts, sent: Members): Members {
  let input = sent
  for (const [field, beside] of Object.entries(namesBeside)) {
    const value = input[field]
    if (value === undefined) continue
    const into = beside.find((one) => fields.includes(one))
    if (!fields.includes(field) || into === undefined || input[into] !== undefined) continue
    const names = [value].flat().filter(isPersonName)
    if (names.length === 0) continue
    const { [field]: _, ...rest } = input
    const handles = Array.isArray(value) ? value.filter((one) => !isPersonName(one)) : []
    input = {
      ...rest,
      ...(handles.length > 0 && { [field]: handles }),
      [into]: Array.isArray(value) ? names : names[0],
    }
  }
  return input
}

/** An input with the beginnings of names that are longer than their fields: a person is found by that, too. */
function withCutNames({ id, fields }: CapabilityFacts, input: Members): Members {
  const own = id === 'ideas.lists.share.prepare' ? [...shortNames, 'person_name'] : shortNames
  const sent = own.filter((field) => fields.includes(field) && input[field] !== undefined)
  if (sent.length === 0) return input
  const cut = (value: unknown) => (typeof value === 'string' ? cutName(value) : value)
  const short = sent.map((field) => {
    const value = input[field]
    return [field, Array.isArray(value) ? value.map(cut) : cut(value)]
  })
  return { ...input, ...Object.fromEntries(short) }
}

/** Fields of names that have at most 120 characters in every capability; a saved name may have 160. */
const shortNames = ['person_names', 'recipient_names', 'source_person_names', 'person_query']

/** Whether a value is a handle, or several: a name that was sent as one is no handle under another name, either. */
function areHandles(value: unknown): boolean {
  return [value].flat().every((one) => typeof one === 'string' && isHandle(one))
}

interface Target {
  readonly field: string
  readonly isList: boolean
  /** The field of the input that it stands in; null where it is one itself. */
  readonly into: string | null
}

/** The field of a capability that means the same as one that it does not have, and was not sent; null where there is none. */
function targetOf({ id, fields }: CapabilityFacts, field: string, input: Members): Target | null {
  const home = groups.findIndex((group) => group.fields.includes(field))
  if (home === -1) return null
  // What is called just a name may be that of a list or an idea.
  const counterpart = field === 'name' ? undefined : counterparts[home]
  for (const group of [groups[home], groups[counterpart ?? home]]) {
    if (group === undefined) continue
    const has = group.fields.filter(
      (one) => fields.includes(one) && (one !== 'name' || findsByName.includes(id)),
    )
    // What is sent under one of these names already means them all.
    if (has.some((one) => input[one] !== undefined)) return null
    const [first] = has
    if (first !== undefined) return { field: first, isList: group.isList, into: null }
  }
  if (fields.includes('audience_selection') && input.audience_selection === undefined && home < 2)
    return {
      field: home === 0 ? 'person_names' : 'person_handles',
      isList: true,
      into: 'audience_selection',
    }
  return id === 'relationships.people.manage' && home === 2 ? displayName(field, input) : null
}

/** What a saved person is called from now on; null where a name says who is renamed or deleted. */
function displayName(field: string, { operation, display_name }: Members): Target | null {
  const isNew = operation === undefined || operation === 'create'
  const isRename = operation === 'rename' && field === 'name'
  return display_name === undefined && (isNew || isRename)
    ? { field: 'display_name', isList: false, into: null }
    : null
}

/** One value as a list, and a list of one as that. */
function other(value: unknown): unknown {
  if (!Array.isArray(value)) return [value]
  return value.length === 1 ? value[0] : undefined
}

/** The handle of a subject under the name that a capability has for it. */
function withSubject({ id }: CapabilityFacts, input: Members): Members {
  const { subject } = input
  const own = handleOfSubject[id]
  if (own === undefined) return input
  if (typeof subject === 'string') return { ...input, subject: { [own.field]: subject } }
  if (!isObject(subject) || subject[own.field] !== undefined) return input
  const { [own.instead]: handle, ...rest } = subject
  return handle === undefined ? input : { ...input, subject: { ...rest, [own.field]: handle } }
}

const handleOfSubject: Readonly<
  Record<string, { readonly field: string; readonly instead: string } | undefined>
> = {
  'ideas.object.get': { field: 'interaction_reference', instead: 'handle' },
  'ideas.object.mutate': { field: 'handle', instead: 'interaction_reference' },
}

/** To change the status of one item of a checklist is to add to what is said of it: nothing is replaced. */
function withMode({ id }: CapabilityFacts, input: Members): Members {
  const isTick = id === 'plans.logistics.update' && input.item_handle !== undefined
  return isTick && input.mode === undefined ? { ...input, mode: 'add' } : input
}
