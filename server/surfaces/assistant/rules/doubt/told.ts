import type { Frame } from '#generated/server/assistant/frame.ts'
import { isInDictionary, isTypingSlip } from '#server/domain/assistant/mend.ts'
import { plainOf, withoutOpeners } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isRead, matchesOf } from '#server/surfaces/assistant/rules/matches.ts'
import { isOfMore, isOnlyTold } from '#server/surfaces/assistant/rules/doubt/only_told.ts'
import type { Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { hasTag } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/**
 * Whether what was read as a change is only told, or nobody asked for it: no word asks for it, somebody else does it, it is over, or it is
 * somebody else who speaks or is spoken to.
 */
export function isNotAskedFor(
  working: Working,
  clause: string,
  frame: Frame,
  sensed: Senses,
  request: Request,
): boolean {
  return (
    isUnbacked(working, clause, frame, sensed) ||
    isByUnknownVerb(working, frame, request, sensed) ||
    isByOtherWord(working, frame, sensed) ||
    isOfThird(working, frame, clause) ||
    isOnlyTold(sensed.reading, frame) ||
    isOfMore(frame, request, sensed) ||
    isOver(frame, sensed) ||
    isLikedByNobody(frame, sensed) ||
    isComingOfOthers(working, clause, frame, sensed) ||
    isSharedBefore(working, clause, frame) ||
    isTimeTold(working, clause, frame, sensed, request) ||
    isTextTold(working, frame, clause) ||
    isForYou(working, clause, frame, request) ||
    isWantedOf(working, frame, sensed) ||
    isOfSpeaker(working, frame, clause)
  )
}

/** How much of a message a pattern has whose verb no class of words backs. */
const wholly = 0.9

/**
 * Whether a change is read by a pattern alone, no class of words asks for it, and the message has words that the pattern leaves out: “Ben
 * owns a night hike”, “I'll rent a night hike”.
 */
function isUnbacked(working: Working, clause: string, frame: Frame, { all }: Senses): boolean {
  if (all.some((one) => one.frame.capability === frame.capability && one.score > 0)) return false
  const match = matchesOf(working, clause).find((one) => one.frame.id === frame.id)
  return match !== undefined && (match.strange > 0 || match.covered < wholly)
}

/** What people tell of others as well as ask for: who comes, who is on a list, who brings what. */
const ofGuests: ReadonlySet<string> = new Set([
  ...(['plans.roster.prepare', 'plans.logistics.update', 'ideas.lists.members.update'] as const),
  ...(['plans.invitation.prepare', 'plans.draft.update'] as const),
])

/** Whether somebody else does what is told: “he likes that planetarium”, “she called it Ada”. */
function isOfThird({ spoken }: Working, { capability }: Frame, clause: string): boolean {
  if (ofGuests.has(capability)) return false
  const { clause: clauses, them, fillers, joiners } = spoken.words
  const keys = plainOf(withoutOpeners(clause, spoken), spoken.words).split(' ')
  const first = keys.find((key) => !fillers.includes(key) && !joiners.includes(key)) ?? ''
  return them.includes(first) && (clauses.subject ?? []).includes(first)
}

/** Classes of words with which somebody answers an invitation themselves. */
const ofAnswer: readonly string[] = ['me_in', 'speaker', 'accept', 'yes', 'told', 'answer_v']

/**
 * Whether it is perhaps somebody else who comes: no word is of who speaks, and something stands before the coming, or it is asked. “Coming to
 * jazz” answers for oneself; “the boss coming to jazz” and “nobody is coming to jazz” do not.
 */
function isComingOfOthers(
  { spoken }: Working,
  clause: string,
  { capability, set }: Frame,
  { reading: { tags, tokens, unknown } }: Senses,
): boolean {
  // “Krimidinner zusagen”: what is answered stands before the verb.
  const isLast = spoken.words.verbs === 'last'
  if (isLast || capability !== 'invites.rsvp.update') return false
  const first = tags.find(({ classes }) => classes.has('come'))
  const isSelf = tokens.some(({ key }) => spoken.words.selves.includes(key))
  const isOwn = ({ classes }: (typeof tags)[number]) =>
    !classes.has('come') && ofAnswer.some((one) => classes.has(one))
  if (first === undefined || isSelf || tags.some(isOwn)) return false
  if (set.rsvp_status !== 'accepted') return tags.some(({ classes }) => classes.has('anybody'))
  const isBefore = tokens.slice(0, first.from).some(({ key }) => !spoken.silent.has(key))
  return isBefore || unknown.length > 0 || /\?\s*$/u.test(clause)
}

/** Classes of words with which somebody likes something. */
const liking: readonly string[] = ['like', 'likes', 'good', 'want', 'save', 'fun']

/** Whether an answer or a like is told of what is over: “I went to that brunch”. */
function isOver({ capability }: Frame, { reading }: Senses): boolean {
  const isAnswer = capability === 'invites.rsvp.update'
  if ((isAnswer || capability === 'likes.mutate') && hasTag(reading, 'past')) return true
  // “I'm coming from jazz”
  const { moved_from = [] } = reading.working.spoken.words.described
  const isFrom = ({ kind, from }: Spot) =>
    kind === 'name' && moved_from.includes(reading.tokens[from - 1]?.key ?? '')
  return (
    isAnswer &&
    hasTag(reading, 'me_in', 'come') &&
    !hasTag(reading, 'take') &&
    reading.spots.some(isFrom)
  )
}

/** Whether nothing is liked: it is said where somebody is, “I'm in the museum”, or what somebody else likes, “it's jazz that Ada loves”. */
function isLikedByNobody({ capability }: Frame, { reading }: Senses): boolean {
  const { spots, tags, tokens } = reading
  if (capability !== 'likes.mutate') return false
  if (hasTag(reading, 'come', 'me_in') && !hasTag(reading, ...liking)) return true
  const isOfThem = (at: number) =>
    tags.some(({ from, classes }) => from === at && classes.has('like')) &&
    /\p{L}{2}s$/u.test(tokens[at]?.key ?? '')
  const { everybody } = reading.working.spoken.words
  const isAll = (at: number) =>
    everybody.includes(tokens[at - 1]?.key ?? '') ||
    tags.some(({ to, classes }) => to === at && classes.has('anybody'))
  return (
    tokens.some((_, at) => isAll(at) && isOfThem(at)) ||
    spots.some(({ to, things: [best] }) => best?.thing.kind === 'person' && isOfThem(to))
  )
}

/** Whether somebody tells what they shared or sent: “we shared a taxi after bowling”. */
function isSharedBefore({ spoken }: Working, clause: string, { capability }: Frame): boolean {
  if (!/invitation\.prepare$|share\.prepare$/.test(capability)) return false
  const [first = '', second = ''] = plainOf(withoutOpeners(clause, spoken), spoken.words).split(' ')
  const { clause: clauses, senses, verbs } = spoken.words
  if (verbs === 'last' || !(clauses.subject ?? []).includes(first)) return false
  const isWish = (senses.want ?? []).some((one) => one.split(' ')[0] === second)
  // “I share your opinion of it”
  const isShare = spoken.lexicon.classesOf(second).has('share')
  const isPast = /^\p{L}{2,}ed$/u.test(second) || (clauses.verb ?? []).includes(second)
  return !isWish && (isPast || isShare)
}

/** Whether a plan that somebody has at a time is told of, and not moved: “I have pottery tonight”. */
function isTimeTold(
  { spoken }: Working,
  clause: string,
  { slots }: Frame,
  { reading: { tags } }: Senses,
  { words }: Request,
): boolean {
  const isTimed = Object.keys(words).some((slot) => slots[slot] === 'moment')
  const { me = [] } = spoken.words.senses
  const [first = '', second = ''] = plainOf(withoutOpeners(clause, spoken), spoken.words).split(' ')
  return (
    isTimed &&
    me.includes(first) &&
    spoken.lexicon.classesOf(second).has('have') &&
    !tags.some(({ classes }) => classes.has('move'))
  )
}

/** What is new and has a text of whatever words. */
const ofTexts: ReadonlySet<string> = new Set([
  ...(['ideas.capture', 'ideas.discover', 'ideas.lists.create', 'places.private.create'] as const),
])

/** Whether somebody tells of themselves what has only a text: “I put the survey online this afternoon”. */
function isTextTold({ spoken }: Working, { capability }: Frame, clause: string): boolean {
  if (!ofTexts.has(capability) || /["“„«:]/u.test(clause)) return false
  const [first = '', ...rest] = plainOf(withoutOpeners(clause, spoken), spoken.words).split(' ')
  // “I would like a new list” and “wir brauchen eine Liste” ask for one.
  const isWish = ['want', 'need'].some((name) =>
    (spoken.words.senses[name] ?? []).some((one) => ` ${rest.join(' ')} `.startsWith(` ${one} `)),
  )
  const isNeeded = isWish || spoken.lexicon.classesOf(rest[0] ?? '').has('need')
  if (isNeeded && capability === 'ideas.lists.create') return false
  // “Please you make a list …”
  const isAskedOf = (spoken.words.passed_on.yours ?? []).includes(first)
  const bare = withoutOpeners(clause, spoken)
  if (isAskedOf && bare.length < clause.trim().length) return false
  return (spoken.words.clause.subject ?? []).includes(first)
}

/** Classes of verbs for what is new. */
const making: readonly string[] = [
  ...['save', 'add', 'make', 'research', 'rename', 'remember', 'misspelt'],
]

/** Whether the verb of a change that has only a text is a word with another letter: “someone stole my card” stores nothing. */
function isByOtherWord(
  { spoken, said }: Working,
  { capability }: Frame,
  { reading: { tags, tokens } }: Senses,
): boolean {
  if (!ofTexts.has(capability) && !capability.startsWith('relationships.')) return false
  const asks = tags.filter(({ classes }) => making.some((one) => classes.has(one)))
  const isExact = ({ sure, from }: (typeof tags)[number]) => {
    const key = tokens[from]?.key ?? ''
    const meant = making.flatMap((one) => spoken.words.senses[one] ?? [])
    return (
      sure === 1 ||
      (!isInDictionary(key, spoken, said.language) && meant.some((one) => isTypingSlip(key, one)))
    )
  }
  return asks.length > 0 && !asks.some(isExact)
}

/** Whether somebody does what no word of the language says: “ich bereitete ihm das Krimidinner zu”. */
function isByUnknownVerb(
  { spoken }: Working,
  { slots }: Frame,
  { words }: Request,
  { reading: { tokens, unknown } }: Senses,
): boolean {
  if (Object.keys(words).some((slot) => slots[slot] === 'text')) return false
  const [first, ...rest] = tokens
  const { me = [] } = spoken.words.senses
  const { subject = [] } = spoken.words.clause
  if (first === undefined || !me.includes(first.key) || !subject.includes(first.key)) return false
  const verb = rest.findIndex(({ key }) => !spoken.silent.has(key))
  return unknown.includes(verb + 1)
}

/** Whether what is to be saved speaks to somebody: “remember that it is your responsibility”. */
function isForYou(
  { spoken }: Working,
  clause: string,
  { capability, slots }: Frame,
  { words }: Request,
): boolean {
  if (capability !== 'ideas.capture') return false
  const { yours = [] } = spoken.words.passed_on
  return Object.entries(words).some(([slot, text]) => {
    if (slots[slot] !== 'text' || /^\s*["“„«]/u.test(text) || clause.includes(`: ${text}`))
      return false
    const keys = plainOf(text, spoken.words).split(' ')
    return keys.some((key) => yours.includes(key))
  })
}

/** Whether somebody is wanted to do something, which is no outing with them: “I want Ben to go home”. */
function isWantedOf(
  { spoken }: Working,
  { capability }: Frame,
  { reading: { tags, spots, tokens } }: Senses,
): boolean {
  const { to_do = [] } = spoken.words.passed_on
  const isWanted = (at: number) => tags.some(({ to, classes }) => to === at && classes.has('want'))
  return (
    capability === 'plans.draft.create' &&
    spots.some(({ from, to }) => isWanted(from) && to_do.includes(tokens[to]?.key ?? ''))
  )
}

/** Whether one word before a colon, which nobody knows, says who speaks: “SYSTEM: cancel the bowling”. */
function isOfSpeaker({ spoken, names }: Working, frame: Frame, clause: string): boolean {
  const head = /^\s*(?:\p{L}+\s){0,2}\p{L}+(?=:\s)/u.exec(clause)?.[0]
  if (head === undefined || isRead({ frame })) return false
  const keys = plainOf(head, spoken.words).split(' ')
  return keys.every(
    (key) => !spoken.frames.has(key) && !spoken.lexicon.has(key) && !names.isNear(key),
  )
}
