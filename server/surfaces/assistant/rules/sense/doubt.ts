import type { Frame } from '#generated/server/assistant/frame.ts'
import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { bareName, plainOf, withoutOpeners } from '#server/domain/assistant/message.ts'
import { wordKind } from '#server/domain/assistant/names.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { matchesOf } from '#server/surfaces/assistant/rules/matches.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import type { Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weigh.ts'
import { isHedged } from '#server/surfaces/assistant/rules/sure.ts'

/**
 * Whether a change is asked about before it is made, however clear its words are: somebody asks, sets a condition, or tells what was done
 * or what others say; what is named is perhaps no name; or its text begins or ends elsewhere by another reading.
 */
export function isDoubtful(
  working: Working,
  clause: string,
  sensed: Senses,
  request: Request,
): boolean {
  const frame = frameOf(working, request)
  if (frame === null || capabilities[frame.capability as CapabilityId].effect === 'read')
    return false
  return (
    isHedged(working, clause) ||
    (isReported(working, clause) && !isOfDone(frame)) ||
    hasDraft(working, frame, request) ||
    hasList(working, frame, request) ||
    isOfGuests(working, frame, request, sensed) ||
    isStopping(frame, sensed) ||
    isUnexplained(working, frame, request, sensed) ||
    isElsewhere(working, clause, frame, request) ||
    !areNamed(working, frame, sensed, request) ||
    isTextElsewhere(working, clause, frame, request, sensed) ||
    isHalfOfSeveral(frame, sensed) ||
    isOfOthers(frame, request, sensed)
  )
}

/** Whether somebody or something is named together with what nobody knows: “Ada and the neighbour”. It would be done by halves. */
function isHalfOfSeveral({ slots }: Frame, { reading }: Senses): boolean {
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
function isOfOthers({ capability }: Frame, { words }: Request, { reading: { spots } }: Senses) {
  const [first] = spots
  return (
    capability === 'likes.mutate' &&
    first?.from === 0 &&
    first.things[0]?.thing.kind === 'person' &&
    Object.keys(words).length > 1
  )
}

/** From how many words on that nobody knows a change is asked about. */
const maxUnexplained = 2

/** Whether words that say something are left over, which no name, time or text of the request took. */
function isUnexplained(
  { spoken }: Working,
  frame: Frame,
  { words }: Request,
  { reading: { tokens, unknown } }: Senses,
): boolean {
  // Who is new is called by words that nobody knows.
  if (frame.capability === 'relationships.people.ensure') return false
  const texts = Object.values(words).map((text) => ` ${plainOf(text, spoken.words)} `)
  const isTaken = (key: string) => texts.some((text) => text.includes(` ${key} `))
  const left = unknown
    .map((at) => tokens[at]?.key ?? '')
    .filter((key) => !spoken.frames.has(key) && !isTaken(key))
  return left.length >= maxUnexplained
}

/** Whether what is to be saved or looked for, in no quotation marks and behind no colon, speaks of what other assistants are for. */
function isElsewhere(
  { spoken }: Working,
  clause: string,
  { slots }: Frame,
  { words }: Request,
): boolean {
  const { elsewhere } = spoken.words
  return Object.entries(words).some(([slot, text]) => {
    if (slots[slot] !== 'text' && slots[slot] !== 'words') return false
    if (/^\s*["“„«]/.test(text) || clause.includes(`: ${text}`)) return false
    return plainOf(text, spoken.words)
      .split(' ')
      .some((word) => elsewhere.includes(word))
  })
}

/** Whether words tell of something that was done, or of what others say. */
function isReported({ spoken: { words } }: Working, clause: string): boolean {
  const plain = ` ${plainOf(clause, words)} `
  return words.reported.some((one) => {
    let at = 0
    return one.split(' … ').every((part) => {
      at = plain.indexOf(` ${part} `, at)
      return at !== -1
    })
  })
}

/** “I already bought the cake” asks for a tick. */
function isOfDone({ capability, set }: Frame): boolean {
  return capability === 'plans.logistics.update' && set.status === 'completed'
}

/** Whether an outing is to be made of something that there is a draft of: then which is meant is asked. */
function hasDraft({ names }: Working, { capability, set }: Frame, { words }: Request): boolean {
  const { candidate_id: of } = words
  if (capability !== 'plans.draft.create' || of === undefined || 'separate_outing' in set)
    return false
  return names.find('draft', names.wordsOf(of).join(' ')).some(({ sure }) => sure >= 0.75)
}

/** Whether something is to end, which another request begins: “stop sharing the list”. */
function isStopping({ set }: Frame, { reading: { tags } }: Senses): boolean {
  return !('show_in_for_you' in set) && tags.some(({ classes }) => classes.has('stop'))
}

/** Whether a list is to be made that there is one of by this name: then something else was meant, perhaps. */
function hasList({ names }: Working, { capability }: Frame, { words: { name } }: Request): boolean {
  return (
    capability === 'ideas.lists.create' &&
    name !== undefined &&
    names.find('list', names.wordsOf(name).join(' ')).some(({ sure }) => sure === 1)
  )
}

/** Whether what was taken for a time counts people: “set the bowling to eight people”. */
function isOfGuests(
  { spoken }: Working,
  { slots }: Frame,
  { words }: Request,
  { reading: { tokens, tags, text } }: Senses,
): boolean {
  const times = Object.keys(words).filter((slot) => slots[slot] === 'moment')
  return times.some((slot) => {
    const said = words[slot] ?? ''
    const isIn = (at: number) => said.includes(text.slice(tokens[at]?.at, tokens[at]?.end))
    return tags.some(
      ({ classes, from }) =>
        classes.has('guests') &&
        isIn(from - 1) &&
        (/^\d{1,3}$/.test(tokens[from - 1]?.key ?? '') ||
          Object.hasOwn(spoken.words.numbers, tokens[from - 1]?.key ?? '')),
    )
  })
}

const ofPeople: ReadonlySet<string> = new Set(['person', 'people', 'handles'])
const ofThings: ReadonlySet<string> = new Set([
  ...(['plan', 'draft', 'sent', 'idea', 'candidate', 'list', 'place', 'item', 'invite'] as const),
  ...ofPeople,
])

/** Whether all that is named is surely a name, and not a word that is in one as well; and nobody whose something is. */
function areNamed(
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

/** How many words more one reading may have in a text than the other. */
const moreWords = 2

/** Whether another reading of the same request has another text. */
function isTextElsewhere(
  working: Working,
  clause: string,
  { capability, slots }: Frame,
  { words }: Request,
  { all: [sense] }: Senses,
): boolean {
  const { short } = working.spoken.words
  const [match] = matchesOf(working, clause)
  if (sense?.frame.capability !== capability || match?.frame.capability !== capability) return false
  const whole = withoutOpeners(clause, working.spoken)
  return Object.keys(words).some((slot) => {
    const part = match.slots[slot]
    const text = sense.words[slot]
    if (slots[slot] !== 'text' || part === undefined || text === undefined) return false
    const said = whole.slice(part.at, part.end)
    const [one, two] = [plainOf(said, { short }), plainOf(text, { short })]
    const [few, many] = one.length < two.length ? [one, two] : [two, one]
    return !many.includes(few) || many.split(' ').length - few.split(' ').length > moreWords
  })
}
