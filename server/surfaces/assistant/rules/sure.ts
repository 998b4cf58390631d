import type { Frame, Match } from '#generated/server/assistant/frame.ts'
import {
  bareName,
  isWish,
  namesIn,
  plainOf,
  withoutOpeners,
} from '#server/domain/assistant/message.ts'
import {
  findNamed,
  kindsTaken,
  namedWell,
  ofPeople,
  wordKind,
  isFreeText,
} from '#server/domain/assistant/names.ts'
import type { SpokenWords } from '#server/domain/assistant/spoken_words.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { isRead } from '#server/surfaces/assistant/rules/matches.ts'

/** How much of a message has to be understood for a change, and how far away any other reading has to be. */
const [clear, near, clearly] = [0.8, 0.3, 1.5]

/**
 * Whether a change is asked about first: what was matched does not explain the whole message, a name is not known or names something
 * else as well, another reading is near, or the person asks, sets a condition or is not sure themselves.
 */
export function isUnsure(
  working: Working,
  best: Match,
  second: Match | undefined,
  clause: string,
): boolean {
  if (isRead(best)) return false
  const isNear =
    second !== undefined &&
    second.frame.capability !== best.frame.capability &&
    best.likely - second.likely < near &&
    // A pattern that has all of it is not called into question by words alone.
    !(best.covered > 0.95 && best.score - second.score >= 1)
  const isPartly = best.left > 0 || best.covered < clear || best.strange > maxStrange
  // Without a pattern, nothing may be left over, and nothing else may come near.
  const isVague =
    best.loose && (best.covered < 0.95 || best.likely - (second?.likely ?? 0) < clearly)
  return (
    isVague ||
    isNear ||
    isPartly ||
    isHedged(working, clause) ||
    isWished(working, best.frame, clause) ||
    !isNamed(working, best, clause)
  )
}

/** Words that say something and that neither the frame has nor a slot took: so many are let pass. */
const maxStrange = 2

/** Whether a change is only wished for. “I would be happy to come” answers an invitation. */
export function isWished({ spoken }: Working, { capability }: Frame, clause: string): boolean {
  return capability !== 'invites.rsvp.update' && isWish(clause, spoken)
}

/** Whether somebody asks whether something is so, sets a condition, or is not sure. */
export function isHedged({ spoken }: Working, clause: string): boolean {
  const { words } = spoken
  const [whole, plain] = [clause, withoutOpeners(clause, spoken)].map((one) => plainOf(one, words))
  if (whole === undefined || plain === undefined) return false
  const said = new Set(plain.split(' '))
  if (words.hedges.some((one) => (one.includes(' ') ? plain.includes(one) : said.has(one))))
    return true
  // “I wonder whether we should cancel it” asks for no change.
  const { find_out = [], you = [], can = [] } = words.polite
  // “I was wondering whether you might …” asks for one, and “do you know if you put it there” does not.
  const isForIt = (one: string) => {
    const [who = '', may = ''] = one.split(' ').slice(-2)
    const [next = '', ...rest] = whole.slice(one.length + 1).split(' ')
    const isAble = [rest[0], rest.at(-1)].some((word) => can.includes(word ?? ''))
    return (you.includes(who) && can.includes(may)) || (you.includes(next) && isAble)
  }
  const found = find_out.filter((one) => `${whole} `.startsWith(`${one} `))
  if (found.length > 0 && !found.some(isForIt)) return true
  // “I was wondering if you could …” sets no condition, and “let us do the …” is no question.
  const shell = whole.slice(0, Math.max(0, whole.lastIndexOf(plain))).trim()
  // “Ok so did I cancel it?” asks still: words that say nothing are no shell.
  const isSilent = (one: string) => words.fillers.includes(one) || words.joiners.includes(one)
  const isIdle = shell.split(' ').every(isSilent)
  const isShell = shell.includes(' ') && plain !== '' && !isIdle
  // “Have the lanes been reserved”
  const isAsking = (text: string) =>
    words.asking.some((one) => {
      const [begin = '', within] = one.split(' … ')
      return text.startsWith(`${begin} `) && (!within || ` ${text} `.includes(` ${within} `))
    })
  // “Quick question: should I accept it?” asks, whatever stands before it.
  const isOwn = (one: string) =>
    one.includes(' ') && words.selves.includes(one.split(' ').at(-1) ?? '')
  if (words.asking.some((one) => isOwn(one) && plain.startsWith(`${one} `))) return true
  // “Do I have to cancel it”
  const isOfMe = (one: string) =>
    isOwn(one) && words.senses.me?.includes(one.split(' ').at(-1) ?? '')
  if (words.asking.some((one) => isOfMe(one) && whole.startsWith(`${one} `))) return true
  // “Can you tell me who cancelled it?”
  const { who = [], when = [], how = [] } = words.senses
  if ([who, when, how].some((some) => some.some((one) => plain.startsWith(`${one} `)))) return true
  // “What should everybody bring?”
  if (/\?\s*$/u.test(clause) && asksWhat(plain, words)) return true
  const all = plain.split(' ')
  const telling = all
    .slice(
      Math.max(
        0,
        all.findIndex((one) => !isSilent(one)),
      ),
    )
    .join(' ')
  if (!isShell && [whole, plain, telling].some(isAsking)) return true
  // “Once Ben has answered, …”, “could you tell me why you …”, and “I am too tired to go”.
  const { later = [], ask = [] } = words.passed_on
  if ([...later, ...ask].some((one) => plain.startsWith(`${one} `))) return true
  if (isTooMuch(all, words)) return true
  // “It goes on until ten or”
  if (words.senses.or_w?.includes(all.at(-1) ?? '')) return true
  // “Quick one: did I cancel it?”, and “it said so. What does that mean?”
  const parts = clause.split(/[,;:–.!?]["“”]?\s+|["“”][.!?]?\s+/u).slice(1)
  const isQuestion = (one: string) => isAsking(one) || asksWhat(one, words)
  // “…, or is Mira using it?”
  const bare = (one: string) => {
    const keys = plainOf(one, words).split(' ')
    return keys.slice(Number(words.joiners.includes(keys[0] ?? ''))).join(' ')
  }
  return /\?\s*$/u.test(clause) && parts.some((one) => isQuestion(bare(one)))
}

/** Whether words say that something is too much: “I am too tired to go”. */
export function isTooMuch(
  keys: readonly string[],
  { passed_on: { too = [] } }: Pick<SpokenWords, 'passed_on'>,
): boolean {
  return too.some((pair) => {
    const [much = '', for_it = ''] = pair.split(' … ')
    return keys.some((key, at) => key === much && keys[at + 2] === for_it)
  })
}

/** Whether words begin with one that asks for a thing, and not with “what about”. */
function asksWhat(plain: string, { senses }: Pick<SpokenWords, 'senses'>): boolean {
  const { what = [], what_of = [], lets = [] } = senses
  const begins = (some: readonly string[]) => some.some((one) => plain.startsWith(`${one} `))
  return begins(what) && !begins([...what_of, ...lets])
}

/** Kinds of slots that take names of things. */
const ofThings = ['plan', 'draft', 'sent', 'idea', 'candidate', 'list', 'place', 'item', 'invite']

/** Whether each name of a request is one that is known, and of what it should name. */
function isNamed(working: Working, { frame, slots }: Match, clause: string): boolean {
  const { spoken } = working
  const text = withoutOpeners(clause, spoken)
  return Object.entries(slots).every(([slot, { at, end }]) => {
    const kind = frame.slots[slot] ?? 'text'
    const words = text.slice(at, end)
    if (ofPeople.has(kind))
      return (
        isNew.has(frame.capability) || namesIn(words, spoken).every((one) => isPerson(working, one))
      )
    if (isFreeText(kind)) return isOneText(working, words, text.slice(0, at))
    return !ofThings.includes(kind) || isOneThing(working, kind, words)
  })
}

/** What makes people known who were not. */
const isNew: ReadonlySet<string> = new Set(['relationships.people.ensure'])

function isPerson({ names, spoken, state }: Working, name: string): boolean {
  const { selves, them, several } = spoken.words
  const plain = plainOf(name, spoken.words)
  // Where nobody was spoken of, filling in asks who “her” is.
  if ([selves, them, several].some((words) => words.includes(plain))) return true
  return namedWell('person', name, { names, spoken, shown: state.shown, focus: state.focus }) > 0.6
}

/** Whether a name is of what it should name and of nothing else: “the market outing” is no idea, whatever ideas are called. */
function isOneThing({ names, spoken }: Working, kind: string, words: string): boolean {
  if (/^\s*["“„«]/.test(words)) return true
  const own = wordKind(kind)
  const { kinds } = spoken.words
  const bare = bareName(words, own, spoken)
  const [best] = findNamed(names, kind, bare, spoken)
  if (best === undefined || best.sure === 1) return true
  const said = plainOf(bare, spoken.words).split(' ')
  const label = plainOf(best.thing.label, spoken.words)
  const isOther = Object.entries(kinds).some(
    ([other, some]) =>
      other !== own &&
      said.some((one) => some.includes(one) && !kinds[own]?.includes(one) && !label.includes(one)),
  )
  // Part of its name is the whole name of something else, or of somebody.
  const isWhole = Object.keys(kinds).some(
    (other) =>
      !kindsTaken(kind).includes(other) && names.find(other, bare).some(({ sure }) => sure === 1),
  )
  const isMore = said.some(
    (one) => one.length > 2 && names.has(one) && !label.includes(one.replace(/'?s$/, '')),
  )
  return !isOther && !isWhole && !isMore
}

/** Whether free text goes on to its end without another request in it, and is not for somebody who is named before it. */
export function isOneText({ spoken, names }: Working, words: string, before: string): boolean {
  if (/^\s*["“„«]/.test(words) || /["“„«:]\s*$/.test(before)) return true
  const [first = '', ...others] = words.split(/[,;.!?]\s+/u)
  const name = /^\s*([\p{L} ]{2,40}):\s/u.exec(words)?.[1]
  if (name !== undefined && names.find('person', name).some(({ sure }) => sure > 0.6)) return false
  const { fillers } = spoken.words
  const meaning = others.map(
    (part) =>
      plainOf(part, spoken.words)
        .split(' ')
        .filter((one) => spoken.frames.has(one) && !fillers.includes(one)).length,
  )
  return first === words || meaning.every((count) => count < 2)
}
