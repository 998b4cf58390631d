import { didYouMean } from '#server/domain/basics/nearest.ts'

/** What several fields are called by: a field that `said` matches was probably meant for one that `meant` matches. */
interface Meaning {
  readonly said: RegExp
  readonly meant: RegExp
}

/** People, times and states have another name in nearly every input, as the specification gives them. */
const meanings: readonly Meaning[] = [
  {
    said: /(?:^|_)(?:person|people|persons|recipients?|friends?|guests?|invitees?|attendees?|names?)(?:_|$)/,
    meant: /(?:^|_)(?:person|people|recipients?)(?:_|$)|^names?$/,
  },
  {
    said: /^(?:when|time|date|day|start|starts|start_time|starts_at|scheduled)$/,
    meant: /^(?:scheduled_at|requested_start_at|when|starts_after|starts_at)$/,
  },
  { said: /^(?:states?|status|statuses|filter)$/, meant: /^(?:scope|states?|status)$/ },
  { said: /^(?:handle|id|reference)$/, meant: /_reference$/ },
]

/** The field that was probably meant by a name: one of a similar name, or else one of the same meaning; null for none. */
export function meantField(name: string, fields: readonly string[]): string | null {
  const near = didYouMean(name, fields)
  // A name is not the handle that is spelt like it.
  if (near !== null && hasHandles(near) === hasHandles(name)) return near
  return sameMeaning(name, fields) ?? near
}

/** The field that means what this name means in other inputs; of several one that has handles where this name does. */
function sameMeaning(name: string, fields: readonly string[]): string | null {
  if (name.length > 64) return null
  const last = (field: string) => field.slice(field.lastIndexOf('.') + 1)
  for (const { said, meant } of meanings) {
    if (!said.test(name)) continue
    const found = fields.filter((field) => meant.test(last(field)))
    const alike = found.filter((field) => hasHandles(field) === hasHandles(name))
    const [best = found[0]] = alike
    if (best !== undefined) return best
  }
  return null
}

function hasHandles(field: string): boolean {
  return /_handles?$/.test(field)
}
