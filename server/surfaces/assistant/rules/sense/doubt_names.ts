import type { Frame } from '#generated/server/assistant/frame.ts'
import { bareName, plainOf } from '#server/domain/assistant/message.ts'
import { wordKind } from '#server/domain/assistant/names.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** Whether somebody or something is named together with what nobody knows: “Ada and the neighbour”. It would be done by halves. */
export function isHalfOfSeveral({ slots }: Frame, { reading }: Senses): boolean {
  const { working, tokens, spots, tags, unknown } = reading
  if (Object.values(slots).some((kind) => kind === 'text')) return false
  const { joiners, articles, before_name, with_person } = working.spoken.words
  const isJoiner = (key: string) => joiners.includes(key) && !with_person.includes(key)
  const isIdle = (at: number) =>
    articles.includes(tokens[at]?.key ?? '') || before_name.includes(tokens[at]?.key ?? '')
  const isStrange = (at: number) =>
    unknown.includes(at) || tags.some(({ from, classes }) => from === at && isThing(classes))
  const nameAt = (at: number) =>
    spots.some(({ kind, from, to }) => kind === 'name' && from <= at && at < to)
  return tokens.some(({ key }, joiner) => {
    if (!isJoiner(key)) return false
    let next = joiner + 1
    while (next < tokens.length && isIdle(next)) next += 1
    const before = joiner - 1
    return (nameAt(before) && isStrange(next)) || (isStrange(before) && nameAt(next))
  })
}

/** Whether a word is of people or things alone, which nobody was meant by who is known. */
function isThing(classes: ReadonlySet<string>): boolean {
  return [...classes].every((name) => ofUnnamed.has(name))
}

const ofUnnamed: ReadonlySet<string> = new Set(['person', 'sights', 'food', 'events', 'thing'])

/** Whether what somebody else likes is told: “Ada likes the planetarium”. */
export function isOfOthers(
  { capability }: Frame,
  { words }: Request,
  { reading: { spots } }: Senses,
) {
  const [first] = spots
  return (
    capability === 'likes.mutate' &&
    first?.from === 0 &&
    first.things[0]?.thing.kind === 'person' &&
    Object.keys(words).length > 1
  )
}

const ofPeople: ReadonlySet<string> = new Set(['person', 'people', 'handles'])
const ofThings: ReadonlySet<string> = new Set([
  ...(['plan', 'draft', 'sent', 'idea', 'candidate', 'list', 'place', 'item', 'invite'] as const),
  ...ofPeople,
])

/** Whether all that is named is surely a name, and not a word that is in one as well; and nobody whose something is. */
export function areNamed(
  { spoken }: Working,
  frame: Frame,
  { reading }: Senses,
  { words }: Request,
): boolean {
  const { spots } = reading
  return Object.entries(words).every(([slot, text]) => {
    const kind = frame.slots[slot] ?? 'text'
    // Somebody new has a name that is not known; “Ada's address” is nobody new.
    if (frame.id.startsWith('relationships.people.ensure'))
      return !spots.some(({ isWhose, text: name }) => isWhose && name.includes(text))
    if (!ofThings.has(kind)) return true
    const bare = plainOf(bareName(text, wordKind(kind), spoken), spoken.words)
    const { it, them, kinds } = spoken.words
    if (bare === '' || [it, them, kinds[wordKind(kind)] ?? []].some((some) => some.includes(bare)))
      return true
    const said = unquoted(text)
    return spots
      .filter((one) => said.includes(unquoted(one.text)) || unquoted(one.text).includes(said))
      .some(
        (one) => !one.isSoft && !(one.isWhose && ofPeople.has(kind)) && !isHalfOfName(one, reading),
      )
  })
}

/** Whether a word that nobody knows stands right before a name of which only a part was said: “the flea market” is no other market. */
function isHalfOfName({ kind, from, things }: Spot, { unknown, tokens, text }: Reading): boolean {
  if (kind !== 'name' || things[0]?.sure === 1 || !unknown.includes(from - 1)) return false
  return /^\s*$/.test(text.slice(tokens[from - 1]?.end, tokens[from]?.at))
}

function unquoted(text: string): string {
  return text.replaceAll(/["“”„«»]/g, '')
}
