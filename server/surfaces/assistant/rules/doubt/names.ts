import type { Frame } from '#generated/server/assistant/frame.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { bareName, plainOf, type Spoken } from '#server/domain/assistant/message.ts'
import { formsOf } from '#server/domain/finding/words.ts'
import { kindsTaken, ofPeople, wordKind } from '#server/domain/assistant/names.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { hostFits, surelyHost } from '#server/surfaces/assistant/rules/sense/slot_fits.ts'
import { covers, type Spot, surely } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { wordsTaken } from '#server/surfaces/assistant/rules/sense/words_taken.ts'

/** Whether somebody or something is named together with what nobody knows: “Ada and the neighbour”. It would be done by halves. */
export function isHalfOfSeveral({ capability, slots }: Frame, { reading }: Senses): boolean {
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
  const personAt = (at: number) =>
    spots.some(({ kind, to, things }) => kind === 'name' && to === at + 1 && isSomebody(things[0]))
  // “Ada and Ben's sister”
  const isFaint = (at: number) =>
    spots.some(({ kind, from, things: [first] }) => {
      const isOther = first !== undefined && !isSomebody(first) && first.sure < surely
      return kind === 'name' && from === at && isOther
    })
  // “Lukas and his brother”; a draft can be seen and filled before anybody hears of it.
  const isOfThem = (at: number) =>
    capability !== 'plans.draft.create' &&
    working.spoken.silent.has(tokens[at]?.key ?? '') &&
    unknown.includes(at + 1)
  return tokens.some(({ key }, joiner) => {
    if (!isJoiner(key)) return false
    let next = joiner + 1
    while (next < tokens.length && isIdle(next)) next += 1
    const before = joiner - 1
    if (personAt(before) && (isFaint(next) || isOfThem(next))) return true
    return (nameAt(before) && isStrange(next)) || (isStrange(before) && nameAt(next))
  })
}

function isSomebody(found: Spot['things'][number] | undefined): boolean {
  return found?.thing.kind === 'person'
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
    if (frame.id.startsWith('relationships.people.ensure') && isPhrase(text, spoken)) return false
    if (frame.id.startsWith('relationships.people.ensure'))
      return !spots.some(
        ({ isWhose, text: name, things }) =>
          (isWhose && name.includes(text)) ||
          // “Add my friends to Date night” makes nobody of that name.
          (text.includes(name) && things.some(isSurely) && things[0]?.thing.kind !== 'person'),
      )
    if (!ofThings.has(kind)) return true
    const bare = plainOf(bareName(text, wordKind(kind), spoken), spoken.words)
    const { it, them, kinds } = spoken.words
    if (bare === '' || [it, them, kinds[wordKind(kind)] ?? []].some((some) => some.includes(bare)))
      return true
    const said = unquoted(text)
    return spots
      .filter((one) => said.includes(unquoted(one.text)) || unquoted(one.text).includes(said))
      .some(
        (one) =>
          !one.isSoft &&
          (one.things[0]?.sure ?? 1) >= surely &&
          !(one.isWhose && ofPeople.has(kind)) &&
          (!isOfOtherKind(one, kind, reading) || isHost(kind, one, reading)) &&
          !isLittleOfName(one, reading) &&
          !isHalfOfName(one, reading, words),
      )
  })
}

/** Whether a name is surely of something. */
function isSurely({ sure }: Spot['things'][number]): boolean {
  return sure >= surely
}

/** Whether words that should name people say who somebody is: “the one from ward six”. */
function isPhrase(text: string, { words, between }: Spoken): boolean {
  return text.split(between.names).some((name) => {
    const [first = '', ...rest] = plainOf(name, words).split(' ')
    return rest.length > 0 && words.articles.includes(first) && !words.before_name.includes(first)
  })
}

/**
 * Whether a word that no name has stands right beside a name of which only a part was said, or behind somebody's: “the flea market” is
 * no other market, “Rainy days” is not “Rainy Sundays”, “Ada Lovelace” is not Ada, and “Ben's studio” is nobody else's.
 */
function isHalfOfName(
  { kind, from, to, things }: Spot,
  reading: Reading,
  words: Readonly<Record<string, string>>,
): boolean {
  const [first] = things
  if (kind !== 'name' || first === undefined) return false
  const { thing, sure } = first
  const isPerson = thing.kind === 'person'
  if (sure === 1 && !isPerson) return false
  const isStrange = (at: number) =>
    isStrangeBeside(at, thing.kind, reading) && !isInText(at, reading, words)
  const isOfOther = reading.spots.some(
    (one) => one.to === from && one.isWhose && !has(thing.label, one) && ofOwner.has(thing.kind),
  )
  const isBefore = isStrange(from - 1) && isNextTo(from - 1, reading)
  const isBehind = isStrange(to) && isNextTo(to - 1, reading)
  return isOfOther || isBefore || isBehind
}

/** From how many letters on a word may be a form of one of a name. */
const leastOfForm = 5

/** Whether a word is only near to one of a name, and short: “thin” does not name “Things for Mum”, as “lane” does lanes. */
function isLittleOfName({ kind, from, to, things }: Spot, { tokens }: Reading): boolean {
  const [first] = things
  if (kind !== 'name' || first === undefined || to - from > 1 || first.sure === 1) return false
  const key = tokens[from]?.key ?? ''
  if (key.length >= leastOfForm) return false
  return !tokensOf(first.thing.label).some((one) => formsOf(one.key).includes(key))
}

/** Whether a name is the whole of another kind of thing: “Mira moved” says nothing of Mira's studio, whose kind is not said. */
function isOfOtherKind({ things }: Spot, kind: string, { tokens, working }: Reading): boolean {
  const [first] = things
  const kinds = kindsTaken(kind)
  if (first?.sure !== 1 || ofPeople.has(kind) || kinds.includes(first.thing.kind)) return false
  const own = working.spoken.words.kinds[wordKind(kind)] ?? []
  const isSaid = tokens.some(({ key }) => own.includes(key))
  return !isSaid && !things.some(({ thing, sure }) => sure === 1 && kinds.includes(thing.kind))
}

/** Whether somebody stands for what they host, which is answered: “yes to Zoë”; “sag Zoë nicht ab” and “sie soll absagen” answer nothing. */
function isHost(kind: string, spot: Spot, { working, tags }: Reading): boolean {
  const isTurned = tags.some(({ classes }) => classes.has('not') || classes.has('must'))
  return kind === 'invite' && !isTurned && hostFits(spot, working) >= surelyHost
}

/** Kinds of things that are not called by who has made them: “Ben's brunch” is the brunch that Ben hosts. */
const ofOwner: ReadonlySet<string> = new Set(['place', 'list'])

/** Whether a name has the name of somebody whose something is. */
function has(label: string, { things }: Spot): boolean {
  return things.some(({ thing }) => label.toLowerCase().includes(thing.label.toLowerCase()))
}

/**
 * Whether a word says something that no name has. Beside somebody's name it is written as names are; beside what may be called in
 * many ways it is no word that people ask with: “bowling back”, “Kegeln erst um neun”.
 */
function isStrangeBeside(at: number, kind: string, reading: Reading): boolean {
  const { unknown, tags, tokens, text, spots, working } = reading
  const isIn = ({ from, to }: { readonly from: number; readonly to: number }) =>
    from <= at && at < to
  if (kind === 'person')
    return at > 0 && unknown.includes(at) && /^\p{Lu}/u.test(text.slice(tokens[at]?.at))
  if (unknown.includes(at))
    return kind === 'list' || !working.spoken.frames.has(tokens[at]?.key ?? '')
  if (spots.some((one) => one.kind === 'subject' && isIn(one))) return true
  return tags.some((tag) => isIn(tag) && [...tag.classes].every((one) => ofSome.has(one)))
}

const ofSome: ReadonlySet<string> = new Set(['food', 'events', 'sights'])

/** Whether a word stands in a text of the request that says more than a name. */
function isInText(
  at: number,
  { tokens, working: { spoken } }: Reading,
  words: Readonly<Record<string, string>>,
): boolean {
  const key = tokens[at]?.key ?? ''
  return Object.entries(words).some(
    ([slot, text]) => !slot.includes('handle') && wordsTaken([text], spoken).has(key),
  )
}

/** Whether two things are named without a word between them: “the pottery museum” is neither. */
export function areRunTogether({ words }: Request, { reading }: Senses): boolean {
  const { spots } = reading
  if (!Object.keys(words).includes('idea_handles')) return false
  const ideas = spots.filter(
    ({ kind, things }) => kind === 'name' && things.some(({ thing }) => thing.kind === 'idea'),
  )
  return ideas.some(({ to }) => ideas.some((next) => next.from === to) && isNextTo(to - 1, reading))
}

/** Whether one of two is named: “invite Ada or Ben”, “at 7 or 8”. */
export function isEither({ reading: { tokens, tags, spots } }: Senses): boolean {
  const isMeant = (at: number) => {
    const key = tokens[at]?.key ?? ''
    return /^\d/.test(key) || spots.some(covers(at))
  }
  return tags.some(
    ({ from, to, classes }) => classes.has('or_w') && isMeant(from - 1) && isMeant(to),
  )
}

/** Whether one is accepted and another one declined: “bei Zoë ja, bei Yusuf nein”. One answer is half of what is said. */
export function hasTwoAnswers({ tags, spots }: Reading): boolean {
  const isOf = (name: string, other: string) =>
    tags.some(({ classes }) => classes.has(name) && !classes.has(other))
  const answered = spots.filter(
    ({ kind, isSoft, things }) =>
      kind === 'name' && !isSoft && ofAnswers.has(things[0]?.thing.kind),
  )
  return answered.length > 1 && isOf('accept', 'decline') && isOf('decline', 'accept')
}

const ofAnswers: ReadonlySet<string | undefined> = new Set(['person', 'plan', 'invite', 'idea'])

/** Whether nothing stands between a word and the next one. */
function isNextTo(at: number, { tokens, text }: Reading): boolean {
  return /^\s*$/.test(text.slice(tokens[at]?.end, tokens[at + 1]?.at))
}

/**
 * Whether somebody unknown comes along and the request leaves them out: “plan bouldering with Tom”, “move the bowling with work”.
 */
export function isWithStranger({ words }: Request, { reading }: Senses): boolean {
  const { tokens, working, unknown } = reading
  const { with_person, before_name, articles } = working.spoken.words
  // “With the children” says more of what is named.
  const isIdle = (key: string) => before_name.includes(key) && !articles.includes(key)
  return tokens.some(({ key }, at) => {
    if (!with_person.includes(key)) return false
    let next = at + 1
    while (isIdle(tokens[next]?.key ?? '')) next += 1
    return unknown.includes(next) && !isInText(next, reading, words)
  })
}

function unquoted(text: string): string {
  return text.replaceAll(/["“”„«»]/g, '')
}
