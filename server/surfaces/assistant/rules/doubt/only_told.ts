import type { Frame } from '#generated/server/assistant/frame.ts'
import type { Tag } from '#server/domain/assistant/lexicon.ts'
import type { Request } from '#server/surfaces/assistant/rules/context.ts'
import { isOfDone } from '#server/surfaces/assistant/rules/doubt/denied.ts'
import { asking } from '#server/surfaces/assistant/rules/sense/asking.ts'
import type { Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { hasTag, type Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/**
 * Whether the grammar of a message shows that it only tells something: what somebody did or is about to do, what they would do, or what
 * should have been done. For languages whose verb stands behind who does it.
 */
export function isOnlyTold(reading: Reading, frame: Frame): boolean {
  return !isOfDone(frame) && tellsOnly(reading)
}

/** The same of any change but what is done, which is told of to be ticked off. */
export function tellsOnly(reading: Reading): boolean {
  // “I should have put it there, please do it now”
  if (reading.working.spoken.words.verbs === 'last' || hasTag(reading, 'obey')) return false
  return isByOther(reading) || isDoneBySelf(reading) || isUnreal(reading)
}

/** Classes of verbs for a change that somebody may tell of, and those with which a guest tells of themselves. */
const changing: ReadonlySet<string> = new Set([...asking, ...['save', 'skip', 'keep', 'send']])
const ofOthers: readonly string[] = ['come', 'bring', 'belong']
const ofGuest: readonly string[] = [...ofOthers, 'moved']

/** The most words of who does something, with what stands before its verb. */
const maxDoer = 7

/**
 * Whether a statement begins with somebody who is named or whose word nobody knows, and goes on with what they do or did to something:
 * “my boss canceled the bowling”, “Ben has added Yusuf to it”, “Mira is going to put Zoë on bowling”.
 */
function isByOther(reading: Reading): boolean {
  const { tokens, spots, working } = reading
  const { words } = working.spoken
  const { subject = [] } = words.clause
  const verb = tokens.findIndex((_, at) => at > 0 && isVerbOfOther(reading, at))
  if (verb < 1 || verb > maxDoer) return false
  let last = verb
  while (last > 1 && isHelper(reading, last - 1)) last -= 1
  const isThem = (key: string) => words.them.includes(key) && subject.includes(key)
  const isDoer = (at: number) => isDoerAt(reading, at) || isThem(tokens[at]?.key ?? '')
  // “The bowling alley cancelled on us”
  const isLittle = (key: string) => words.articles.includes(key) || words.fillers.includes(key)
  const isWho = tokens.slice(0, last).every(({ key }, at) => {
    return isDoer(at) || isInName(reading, at) || isLittle(key)
  })
  return isWho && isDoer(last - 1) && spots.some(({ kind, from }) => kind === 'name' && from > verb)
}

function isInName({ spots }: Reading, at: number): boolean {
  return spots.some(({ kind, from, to }) => kind === 'name' && from <= at && at < to)
}

/** Whether a word is of the name of somebody. */
function isPersonAt({ spots }: Reading, at: number): boolean {
  return spots.some(
    ({ kind, from, to, things }) =>
      kind === 'name' && from <= at && at < to && things[0]?.thing.kind === 'person',
  )
}

/** Whether a word is somebody who is named, or may be: nobody knows it. */
function isDoerAt(reading: Reading, at: number): boolean {
  const { tokens, unknown, working } = reading
  const classes = working.spoken.lexicon.classesOf(tokens[at]?.key ?? '')
  return unknown.includes(at) || isPersonAt(reading, at) || classes.has('somebody')
}

/** Whether a word may stand between who does something and its verb: “has just”, “is going to”. */
function isHelper({ tokens, working }: Reading, at: number): boolean {
  const { clause, fillers } = working.spoken.words
  const { key = '' } = tokens[at] ?? {}
  const { helper = [], about_to = [], of_other = [] } = clause
  return [helper, about_to, of_other, fillers].some((some) => some.includes(key))
}

/** Whether a word is the verb of what somebody else does: in the past, of a third person, or of what is going on. */
function isVerbOfOther(reading: Reading, at: number): boolean {
  const { tags, tokens, working } = reading
  const { clause } = working.spoken.words
  const { key = '' } = tokens[at] ?? {}
  const classesOf = (word: string) => working.spoken.lexicon.classesOf(word)
  // “Zoë takes Ben's place”
  const isSwap = tokens.some((one) => (working.spoken.words.guests.place ?? []).includes(one.key))
  const isOfGuest = ofOthers.some((one) => classesOf(key).has(one))
  if (isSwap || isOfGuest || isPersonAt(reading, at)) return false
  // “Likes” is “like” of somebody else.
  const said = new Set([
    ...classesOf(key),
    ...tags.filter(({ from }) => from === at).flatMap(({ classes }) => [...classes]),
  ])
  const isOfThem =
    /\p{L}{2}s$/u.test(key) && [...classesOf(key.slice(0, -1))].some((one) => said.has(one))
  if (isOfThem || isPast(reading, at)) return true
  const before = tokens[at - 1]?.key ?? ''
  const isGoingOn = /^\p{L}{2,}ing$/u.test(key) && (clause.helper ?? []).includes(before)
  const isAbout = [clause.about_to ?? [], clause.of_other ?? []].some((some) =>
    some.includes(before),
  )
  return (isGoingOn || isAbout) && isChange(reading, at)
}

/** Whether a word is the past of a verb. */
function isPast({ tokens, working }: Reading, at: number): boolean {
  const { key = '' } = tokens[at] ?? {}
  return /^\p{L}{2,}ed$/u.test(key) || (working.spoken.words.clause.verb ?? []).includes(key)
}

/** Whether a word begins one of a class of verbs for a change. */
function isChange({ tags, tokens, working }: Reading, at: number): boolean {
  const { key = '' } = tokens[at] ?? {}
  const stems = [
    key,
    key.replace(/ing$/u, ''),
    key.replace(/ing$/u, 'e'),
    key.replace(/(\p{L})\1ing$/u, '$1'),
  ]
  const classes = [
    ...tags.filter(({ from }) => from === at).flatMap((one) => [...one.classes]),
    ...stems.flatMap((one) => [...working.spoken.lexicon.classesOf(one)]),
  ]
  return classes.some((one) => changing.has(one)) && !classes.some((one) => ofGuest.includes(one))
}

/** Where the words behind “I”, “we” or “you” stand with which a message or a part of it begins, past those that help a verb. */
function verbsOfSelves(reading: Reading, helping: readonly string[]): number[] {
  const { text, tokens, unknown, working } = reading
  const { fillers, joiners, selves, clause } = working.spoken.words
  const isIdle = (key: string) => fillers.includes(key) || joiners.includes(key)
  const isSelf = (key: string) => (clause.subject ?? []).includes(key) && selves.includes(key)
  return tokens.flatMap(({ key, at: begin }, self) => {
    // “Pity we cancelled it”
    const isFirst = tokens
      .slice(0, self)
      .every((one, at) => isIdle(one.key) || unknown.includes(at))
    const isCut = /[,;.:!?–]\s*$/u.test(text.slice(tokens[self - 1]?.end ?? 0, begin))
    if (!isSelf(key) || !(isFirst || isCut)) return []
    let at = self + 1
    while (helping.includes(tokens[at]?.key ?? '') || isIdle(tokens[at]?.key ?? '')) at += 1
    return at < tokens.length ? [at] : []
  })
}

/** Whether somebody tells what was done, and no other verb asks for anything: “we cancelled bowling”. */
function isDoneBySelf(reading: Reading): boolean {
  const { helper = [] } = reading.working.spoken.words.clause
  return verbsOfSelves(reading, helper).some(
    (at) =>
      isPast(reading, at) &&
      isChange(reading, at) &&
      reading.tokens.every((_, other) => isPast(reading, other) || !isChange(reading, other)),
  )
}

/** Whether somebody tells what they would do, or what should have been done: “I could put ramen there”, “we ought to have moved it”. */
function isUnreal(reading: Reading): boolean {
  const { tokens, working } = reading
  const { clause, selves, senses } = working.spoken.words
  const { modal = [], may_have = [], have = [], helper = [], subject = [] } = clause
  const isSelf = (key: string) =>
    [subject, selves, senses.me ?? []].every((some) => some.includes(key))
  const isModal = verbsOfSelves(reading, modal).some((verb) => {
    const keys = tokens.slice(0, verb).map(({ key }) => key)
    const self = keys.findLastIndex(isSelf)
    return (
      self >= 0 && keys.slice(self).some((key) => modal.includes(key)) && isChange(reading, verb)
    )
  })
  if (isModal || isJudged(reading)) return true
  return tokens.some(({ key }, at) => {
    if (!have.includes(key) || !may_have.includes(tokens[at - 1]?.key ?? '')) return false
    let next = at + 1
    while (helper.includes(tokens[next]?.key ?? '')) next += 1
    return isPast(reading, next)
  })
}

/** Whether what was done is judged, and nothing else is asked for: “it was a mistake to share it”. */
function isJudged(reading: Reading): boolean {
  const { tokens, working } = reading
  const { clause, passed_on } = working.spoken.words
  const isBegun = (clause.it_was ?? []).includes(`${tokens[0]?.key} ${tokens[1]?.key}`)
  const changes = tokens.flatMap((_, at) => (isChange(reading, at) ? [at] : []))
  const [only = 0, ...others] = changes
  const before = tokens[only - 1]?.key ?? ''
  return isBegun && others.length === 0 && (passed_on.to_do ?? []).includes(before)
}

/**
 * Whether a request names what it changes only by what was spoken of before, and has words that nobody knows, “Ben is out of town”, or only
 * such verbs as mean something else as well: “bring it on”.
 */
export function isOfMore({ needs }: Frame, { words }: Request, { reading }: Senses): boolean {
  const { spots, unknown, tags, tokens, working } = reading
  const isName = (slot: string) =>
    spots.some(({ kind, text }) => kind !== 'it' && kind !== 'them' && text === words[slot])
  const isGuests = ['added', 'removed', 'person_names'].some((slot) => slot in words)
  const isOfIdea = 'idea_handles' in words
  const isIdea = isOfIdea && !isName('idea_handles')
  if (!(isGuests || isOfIdea) || needs.length === 0 || needs.every(isName)) return false
  const verbs = tags.filter(({ classes }) => ['add', 'save'].some((one) => classes.has(one)))
  const isVague = ({ classes }: Tag) => classes.has('bring') || classes.has('keep')
  if (isIdea && verbs.length > 0 && verbs.every(isVague)) return true
  // “Ask Ben along” has a verb of two words.
  const { add = [], invite = [] } = working.spoken.words.senses
  const pairs = new Set([...add, ...invite])
  const isOfVerb = (at: number) =>
    tokens.some(({ key }, verb) => verb < at && pairs.has(`${key} ${tokens[at]?.key}`))
  const isThat = ({ from, classes }: Tag) =>
    classes.has('that_clause') && spots.some((one) => one.kind === 'name' && one.from === from + 1)
  return unknown.some((at) => !isOfVerb(at)) || tags.some(isThat)
}
