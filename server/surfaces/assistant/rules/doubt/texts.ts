import type { Frame } from '#generated/server/assistant/frame.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { plainOf, withoutOpeners } from '#server/domain/assistant/message.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { withoutTail } from '#server/surfaces/assistant/rules/fill.ts'
import { matchesOf } from '#server/surfaces/assistant/rules/matches.ts'
import { readingIn, type Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { wordsTaken } from '#server/surfaces/assistant/rules/sense/words_taken.ts'
import { surely } from '#server/surfaces/assistant/rules/sense/spot.ts'

/** Within how many words a note says what it is for. */
const maxLead = 4

/** From how many words on that nobody knows a change is asked about. */
const maxUnexplained = 2

/** Whether words that say something are left over, which no name, time or text of the request took. */
export function isUnexplained(
  { spoken }: Working,
  { capability, slots }: Frame,
  { words }: Request,
  { reading: { tokens, unknown } }: Senses,
): boolean {
  // Who is new is called by words that nobody knows.
  if (capability === 'relationships.people.ensure') return false
  const taken = wordsTaken(Object.values(words), spoken)
  const left = unknown
    .map((at) => tokens[at]?.key ?? '')
    .filter((key) => !spoken.frames.has(key) && !taken.has(key))
  // What stands before a text is perhaps a part of it: “remember the new Ethiopian place on Kantstraße”.
  const hasText = Object.keys(words).some((slot) => slots[slot] === 'text')
  return left.length >= (hasText ? 1 : maxUnexplained)
}

/** Slots of guests and answers, which few words say. */
const ofGuests: readonly string[] = ['added', 'removed', 'person_names', 'invite_handle']

/**
 * Whether a word that nobody knows may name what is taken from what was spoken of, “move the rowing to 4” after something else; or what
 * guests and answers are not about: “take a picture of Ben at bowling”, “I'm in the mood for jazz”.
 */
export function isAbout(
  { spoken }: Working,
  { needs }: Frame,
  { words }: Request,
  { reading: { tags, text, tokens, unknown } }: Senses,
): boolean {
  const isOfGuests = ofGuests.some((slot) => slot in words)
  if (!isOfGuests && needs.every((slot) => slot in words)) return false
  const taken = wordsTaken(Object.values(words), spoken)
  const { articles, senses } = spoken.words
  // “My shift is until 9”: a verb behind an article is a noun. “On my behalf” is of nothing else.
  const moves = tags.filter(({ classes }) => classes.has('move')).map(({ from }) => from)
  const isLed = (before: string) =>
    articles.includes(before) && !(isOfGuests && senses.me?.includes(before))
  return [...unknown, ...moves].some((at) => {
    const [before, { key = '', end = 0 } = {}] = [tokens[at - 1]?.key ?? '', tokens[at]]
    // “It was a mistake to invite Ben, take him off”
    if (isOfGuests && /[,;.!?–]\s/u.test(text.slice(end))) return false
    const isSaid = moves.includes(at) || !spoken.frames.has(key)
    return isLed(before) && isSaid && !taken.has(key)
  })
}

/** Whether something is to be noted that may be about the plan that was spoken of last: “note that we need aprons”. */
export function isNoteOfPlan(
  { state, spoken }: Working,
  { capability }: Frame,
  { words }: Request,
  { reading: { tags, tokens, spots } }: Senses,
): boolean {
  const [newest] = state.focus
  if (capability !== 'ideas.capture' || words.text === undefined) return false
  // “Note for the market …” begins with the plan that it is for.
  const first = spots.find(({ kind }) => kind === 'name')
  const isOfPlan = first?.things.some(({ thing, sure }) => thing.kind === 'plan' && sure >= surely)
  const lead = tokens.slice(0, first?.from ?? 0)
  const isFor = lead.some(({ key }) => spoken.words.on_day.includes(key))
  const isShort = lead.length <= maxLead && lead.length > 1
  if (first && isOfPlan && isFor && isShort && first.to < tokens.length) return true
  if (newest?.kind !== 'plan') return false
  const { that_clause = [] } = spoken.words.senses
  const keyAt = (at: number) => tokens[at]?.key ?? ''
  const isThat = (at: number) =>
    that_clause.includes(keyAt(at)) ||
    (spoken.silent.has(keyAt(at)) && that_clause.includes(keyAt(at + 1)))
  return tags.some(({ classes, to }) => classes.has('save') && isThat(to))
}

/** Whether a text may be said of a plan: an idea that is a plan with a time, “bowling at 7”, or a description that begins with one. */
export function isTextOfPlan(
  working: Working,
  { words: { text, description_override } }: Request,
): boolean {
  const { spots, unknown, tags } = readingIn(working, text ?? description_override ?? '')
  const [first, ...others] = spots
  if (description_override !== undefined) return first?.kind === 'time' && first.from === 0
  const isPlan = first?.things.some(({ thing, sure }) => thing.kind === 'plan' && sure >= surely)
  const isWhen =
    others.length > 0 && others.every(({ kind, isMoment }) => kind === 'time' || isMoment)
  return isPlan === true && isWhen && unknown.length + tags.length === 0
}

/** Whether what is to be saved is no more than a word for it: “save it as an idea”, “note that down”, “keep it from Mum”. */
export function isVoidText(
  { spoken, names }: Working,
  { capability }: Frame,
  { words: { text } }: Request,
): boolean {
  if (capability !== 'ideas.capture' || text === undefined || /["“„«]/.test(text)) return false
  const ofIt = ['idea', 'ideas', 'thing', 'save', 'out', 'particle', 'list']
  const tokens = tokensOf(text, spoken.words.short)
  const isOfIt = spoken.words.it.includes(tokens[0]?.key ?? '')
  return tokens.every(({ key }) => {
    const classes = spoken.lexicon.classesOf(key)
    const isLittle = [spoken.words.articles, spoken.words.it].some((some) => some.includes(key))
    const isSilent = spoken.silent.has(key) || key === '' || (isOfIt && names.has(key))
    return isLittle || isSilent || ofIt.some((one) => classes.has(one))
  })
}

/** Slots of what something is to be called. */
const ofNewName = /(?:^|\.)(?:name|title|display_name|title_override)$/

/**
 * What is to be called anew where no new name is said: the end of its own name was taken for one in “rename the list Date night”. Null for
 * anything else.
 */
export function renamedToNothing(
  { names }: Working,
  { slots }: Frame,
  { words }: Request,
): { readonly words: Request['words']; readonly lacks: string } | null {
  const [thing, text, ...more] = Object.keys(words).sort(
    (one, other) => Number(ofNewName.test(one)) - Number(ofNewName.test(other)),
  )
  if (thing === undefined || text === undefined || more.length > 0 || !ofNewName.test(text))
    return null
  const whole = `${words[thing]} ${words[text]}`
  const [best] = names.find(slots[thing] ?? '', names.wordsOf(whole).join(' '))
  const isWhole = best?.sure === 1 && nameKey(best.thing.label) === nameKey(whole)
  return isWhole ? { words: { [thing]: whole }, lacks: text } : null
}

/** Whether a text stands in quotation marks: then it begins and ends there. */
function isQuoted(text: string, clause: string): boolean {
  return (
    /^\s*["“„«]/u.test(text) ||
    (text !== '' &&
      ['""', '“”', '„“', '«»', '»«', "''", '‘’', '‚‘'].some(([open, close]) =>
        clause.includes(`${open}${text}${close}`),
      ))
  )
}

/** Whether what is to be saved or looked for, in no quotation marks and behind no colon, speaks of what other assistants are for. */
export function isElsewhere(
  { spoken }: Working,
  clause: string,
  { capability, slots }: Frame,
  { words }: Request,
): boolean {
  const { elsewhere } = spoken.words
  // “For bowling someone needs to bring a speaker”: what is brought may be anything.
  if (capability === 'plans.logistics.update' && 'plan_handle' in words) return false
  return Object.entries(words).some(([slot, text]) => {
    if (slots[slot] !== 'text' && slots[slot] !== 'words') return false
    if (isQuoted(text, clause) || clause.includes(`: ${text}`)) return false
    return plainOf(text, spoken.words)
      .split(' ')
      .some((word) => elsewhere.includes(word))
  })
}

/** Whether words tell of something that was done, or of what others say. */
export function isReported({ spoken: { words } }: Working, clause: string): boolean {
  const wishes = (words.senses.want ?? []).filter((one) => one.includes(' '))
  // “Ich hätte gern” is folded as “ich hatte” is.
  const plain = wishes.reduce(
    (text, one) => text.replaceAll(` ${one} `, ' '),
    ` ${plainOf(clause, words)} `,
  )
  return words.reported.some((one) => {
    let at = 0
    return one.split(' … ').every((part) => {
      at = plain.indexOf(` ${part} `, at)
      return at !== -1
    })
  })
}

/** How many words more one reading may have in a text than the other. */
const moreWords = 2

/** From how much of a message on a pattern has all of it, and what is made with a name and more. */
const entirely = 0.99
const ofNames: ReadonlySet<string> = new Set(['ideas.lists.create', 'places.private.create'])

/** Whether another reading of the same request has another text. */
export function isTextElsewhere(
  working: Working,
  clause: string,
  { capability, slots }: Frame,
  { words }: Request,
  { all: [sense] }: Senses,
): boolean {
  const { short } = working.spoken.words
  const hasText = Object.keys(words).some((slot) => slots[slot] === 'text')
  if (sense?.frame.capability !== capability || !hasText) return false
  // What is kept may be all of a pattern that comes second: “remember, it is in the E building”.
  const most = capability === 'ideas.capture' ? 2 : 1
  const match = matchesOf(working, clause)
    .slice(0, most)
    .find(({ frame }) => frame.capability === capability)
  if (match === undefined) return false
  // A pattern that has every word of “save my gym as a place, Hasenheide 108” knows where its names end.
  const isStructured = match.covered >= entirely && match.strange === 0 && !match.loose
  const isOver = Object.values(words).some((text) => /[.!?]\s/u.test(text))
  const isNew = ofNames.has(capability) && Object.keys(match.slots).length > 1 && !isOver
  if (isStructured && isNew && match.left === 0) return false
  const whole = withoutOpeners(clause, working.spoken)
  const plainAll = (texts: readonly string[]) => plainOf(texts.join(' '), { short })
  const parts = Object.values(match.slots).map(({ at, end }) => whole.slice(at, end))
  // A name and an address are one text to the other.
  const [all, others] = [plainAll(parts), plainAll(Object.values(sense.words))]
  if (all === others || (ofNames.has(capability) && others.endsWith(` ${all}`))) return false
  return Object.keys(words).some((slot) => {
    const part = match.slots[slot]
    const other = sense.words[slot]
    const text = other === undefined ? undefined : withoutTail(other, working)
    if (slots[slot] !== 'text' || part === undefined || text === undefined) return false
    if (isQuoted(words[slot] ?? '', clause)) return false
    const said = withoutTail(whole.slice(part.at, part.end), working)
    const [one, two] = [plainOf(said, { short }), plainOf(text, { short })]
    const [few, many] = one.length < two.length ? [one, two] : [two, one]
    // Where what is to be found out begins makes little difference.
    if (capability === 'ideas.discover') return !many.includes(few)
    return !many.includes(few) || many.split(' ').length - few.split(' ').length > moreWords
  })
}
