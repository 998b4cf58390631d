import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { memberPointer } from '#server/domain/basics/pointer.ts'
import type { NamedPeople, SentName } from '#server/runtime/named_people.ts'
import { canBeKept } from '#server/runtime/text_rules.ts'

type Members = Readonly<Record<string, unknown>>

/** Names of people in an input of which the capability takes only handles. */
interface NamesSent {
  readonly names: readonly SentName[]
  /** The input with handles in place of the names that mean somebody, and without the fields that had other names. */
  readonly withHandles: (people: NamedPeople) => Members
}

/** Renames and deletes people, whose names it has in a field of its own. */
const manage = 'relationships.people.manage'

/** Fields of handles of people, in which a name may stand; `intentions` has a list for each occasion. */
const handleField = /^(?:\w+_)?(?:person|people|recipient)_handles?$|^intentions$/

/** Fields in which people are named elsewhere. */
const nameFields = [
  ...['person_names', 'people', 'recipient_names', 'send_person_names', 'names'],
  ...['person_name', 'person_query', 'person', 'name', 'friend', 'friends', 'friend_name'],
]

/** Fields in which a person may be named, or something else be looked for. */
const perhapsNames = ['query', 'name']

/**
 * The names of people that were sent to a capability which takes only their handles: in a field of handles, or in one that names people
 * elsewhere. What looks like a handle is left. Null where there is no name.
 */
export function peopleByName(facts: CapabilityFacts, input: Members): NamesSent | null {
  const inPlace = Object.keys(input).filter(
    (field) => facts.fields.includes(field) && handleField.test(field),
  )
  const besides = Object.keys(input).filter((field) => isBeside(facts, field, input))
  const names = [...inPlace, ...besides].flatMap((field) =>
    namesIn(input[field], memberPointer('', field), isPerhapsName(facts, field)),
  )
  if (names.length === 0) return null
  const into = facts.fields.find((field) => field !== 'intentions' && isForHandles(field))
  if (into === undefined) return null
  return {
    names,
    withHandles: (people) => {
      const all = besides.filter((field) => isMeant(input[field], people))
      const left = Object.entries(input).filter(([field]) => !all.includes(field))
      const shown = left.map(([field, value]) => [
        field,
        inPlace.includes(field) ? replaced(value, people) : value,
      ])
      const added = all.flatMap((field) => [replaced(input[field], people)].flat())
      return withPeople(Object.fromEntries(shown), into, added)
    },
  }
}

function isForHandles(field: string): boolean {
  return handleField.test(field)
}

function isPerhapsName({ id }: CapabilityFacts, field: string): boolean {
  return id !== manage && perhapsNames.includes(field)
}

/** Whether a field does not belong to the capability, and names people in another one. */
function isBeside({ id, fields }: CapabilityFacts, field: string, input: Members): boolean {
  if (id === manage) return input.operation !== 'create' && isWho(field, input)
  const hasNames = fields.some((one) => one !== 'name' && nameFields.includes(one))
  if (fields.includes(field) || hasNames || fields.includes('audience_selection')) return false
  return nameFields.includes(field) || (id === 'likes.query' && perhapsNames.includes(field))
}

/** Whether a field says which saved person is renamed or deleted, and not how the person is called from now on. */
function isWho(field: string, { operation, display_name, person_handle }: Members): boolean {
  if (!nameFields.includes(field) || person_handle !== undefined) return false
  return field !== 'name' || operation === 'delete' || display_name !== undefined
}

/** The names in a value, each where it stands. */
function namesIn(value: unknown, pointer: string, isPerhaps: boolean): SentName[] {
  if (Array.isArray(value))
    return value.flatMap((one, at) => namesIn(one, `${pointer}/${at}`, isPerhaps))
  return isPersonName(value) ? [{ name: value, pointer, isPerhaps }] : []
}

/**
 * Whether a value may be what a person is called: no handle, not even a miscopied one, and not the account itself. What nobody can keep
 * stays where it was sent, and is refused there.
 */
export function isPersonName(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 160 &&
    value !== 'self' &&
    canBeKept(value) &&
    !/^[a-z]{2}_/.test(value)
  )
}

/** Whether a field goes away: its names mean people, or something is asked about them. */
function isMeant(value: unknown, { handles, failure }: NamedPeople): boolean {
  const names = namesIn(value, '', false)
  return names.length > 0 && (failure !== null || names.every(({ name }) => handles.has(name)))
}

function replaced(value: unknown, people: NamedPeople): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, people))
  return typeof value === 'string' ? (people.handles.get(value) ?? value) : value
}

/** The input with these handles too, in the field for one or for several. */
function withPeople(input: Members, into: string, added: readonly unknown[]): Members {
  const [first] = added
  if (first === undefined) return input
  if (!into.endsWith('s')) return added.length === 1 ? { [into]: first, ...input } : input
  const own = Array.isArray(input[into]) ? input[into] : []
  return { ...input, [into]: [...own, ...added] }
}
