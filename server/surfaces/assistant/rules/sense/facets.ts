import { mayBeTimeWord } from '#server/surfaces/assistant/rules/fits.ts'
import { daysIn, type SaidDays } from '#server/surfaces/assistant/rules/said_days.ts'
import { keptFor } from '#server/domain/assistant/kept.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { type Finding, surely, textOf } from '#server/surfaces/assistant/rules/sense/spot.ts'

/** The most words of a day, of what stands for a plan, and of what it is called by somebody who does not know its name. */
const [maxDay, maxHead, maxNouns] = [4, 3, 3]

/** The most words between what is described and who has it. */
const maxBetween = 3

/** What words say of a thing that they do not name. */
export interface Facets {
  readonly days?: SaidDays
  /** Who has it, and who comes, each by the handles of all who may be meant. */
  readonly host?: readonly string[]
  readonly guest?: readonly string[]
  /** Words for what it is that say something, and for where it is: a name may have them, and need not. */
  readonly nouns: readonly string[]
  /** Whether a word stands for it that any plan is called by: “the thing”, “the party”. */
  readonly isVague: boolean
  readonly isDraft: boolean
}

/** What is said of a plan of which nothing more is said. */
export const anyPlan = { nouns: [], isVague: true, isDraft: false } as const

/** Words with what they say of a thing: from one token to before another. */
export interface Phrase extends Facets {
  readonly from: number
  readonly to: number
}

/** A part of a description, and where it ends. */
type Part = Partial<Pick<Facets, 'days' | 'host' | 'guest' | 'nouns'>> & { readonly to: number }

/**
 * Reads words that describe a thing from a token on: “the one with Ada”, “Yusuf's dinner”, “Saturday's”, “die Eiersache am Sonntag bei
 * Ben”. Null where none of its facets is said.
 */
export function phraseFrom(about: Finding, from: number, isWhole = false): Phrase | null {
  const possessive = dayWithin(about, from, true)
  if (possessive !== null) {
    const to = possessive.to + Number(about.isVague(possessive.to))
    return { from, to, days: possessive.days, ...anyPlan }
  }
  const head = headFrom(about, from, isWhole) ?? (isWhole ? { ...nothing, to: from } : null)
  if (head === null) return null
  const parts = partsFrom(about, head)
  const all = [...head.parts, ...parts]
  const { days, host, guest } = Object.assign({}, ...all.toReversed()) as Partial<Facets>
  if (days === undefined && host === undefined && guest === undefined) return null
  // “The invitation of Zoë” is asked for as one: its word stays.
  const [begin, end] = head.isInvitation
    ? [head.parts.length > 0 ? from : head.to, parts.at(-1)?.to ?? head.parts[0]?.to ?? head.to]
    : [from, parts.at(-1)?.to ?? head.to]
  return {
    ...{ from: begin, to: end },
    ...(days && { days }),
    ...(host && { host }),
    ...(guest && { guest }),
    nouns: [...head.nouns, ...parts.flatMap(({ nouns = [] }) => nouns)],
    ...{ isVague: head.isVague, isDraft: head.isDraft },
  }
}

interface Head {
  readonly to: number
  readonly parts: readonly Part[]
  readonly nouns: readonly string[]
  readonly isVague: boolean
  readonly isDraft: boolean
  readonly isInvitation: boolean
}

/** What stands for any plan. */
const nothing = { ...anyPlan, parts: [], isInvitation: false } as const

/** What stands for the thing: “the one”, “the dinner”, “Ben's thing”, “the Saturday thing”; a bare noun where all of a text describes it. */
function headFrom(about: Finding, from: number, isWhole: boolean): Head | null {
  const { articles, described } = about.working.spoken.words
  const { the = [], joined = [] } = described
  const whose = personAt(about, from)
  if (whose?.isWhose) {
    const nouns = nounsFrom(about, whose.to)
    return nouns && { ...nouns, parts: [{ to: whose.to, host: whose.people }] }
  }
  const between = articles.includes(about.keyAt(from)) ? dayWithin(about, from + 1) : null
  if (between !== null) {
    const nouns = nounsFrom(about, between.to)
    const parts = [{ to: between.to, days: between.days }]
    if (nouns && !(about.isSilent(between.to) && !nouns.isVague)) return { ...nouns, parts }
  }
  const standing = standingFrom(about, from)
  const pointed = the.includes(about.keyAt(from))
  if (!pointed && !joined.includes(about.keyAt(from - 1)) && !isWhole && standing === null)
    return null
  const nouns = nounsFrom(about, from + Number(pointed))
  if (nouns && nouns.to >= (standing ?? 0)) return { ...nouns, parts: [] }
  return standing === null ? null : { ...nothing, to: standing }
}

/** Classes of words that any plan is called by. */
const ofPlans: ReadonlySet<string> = new Set([
  'plan',
  'plans',
  'meetings',
  'thing',
  'invitation',
  'draft',
])

/** Classes of words that say what is done there. */
const ofDoing: ReadonlySet<string> = new Set(['food', 'sights', 'events', 'eat'])

/** Classes of words for what has requests of its own. */
const ofOthers: ReadonlySet<string> = new Set(['list', 'lists', 'idea', 'ideas', 'place', 'places'])

/** The nouns from a token on that may stand for a plan; null for none. */
function nounsFrom(about: Finding, from: number): Omit<Head, 'parts'> | null {
  const { working, tokens, taken, keyAt, isTime, isSilent, isVague } = about
  const { lexicon, words } = working.spoken
  const nouns: string[] = []
  let [to, isVagueOne, isDraft, isInvitation] = [from, false, false, false]
  for (; to < tokens.length && to - from < maxNouns; to += 1) {
    const key = keyAt(to)
    const classes = [...lexicon.classesOf(key)]
    const isOfPlan = classes.some((one) => ofPlans.has(one))
    const isOther = classes.some((one) => ofOthers.has(one)) && !classes.includes('plan')
    const isEdge = !isOfPlan && (words.edges.includes(key) || words.articles.includes(key))
    const isTimeAlone = isTime[to] && !isVague(to)
    // “Ben's number one list” is a list.
    if (isOther) return null
    if (taken[to] || isEdge || isTimeAlone || words.joiners.includes(key)) break
    if (isOfPlan || isVague(to)) isVagueOne = true
    else if (!isSilent(to) && classes.every((one) => ofDoing.has(one)) && !/\d/.test(key))
      nouns.push(key)
    else break
    isDraft ||= classes.includes('draft')
    isInvitation ||= classes.includes('invitation')
  }
  const is = { isVague: isVagueOne && nouns.length === 0, isDraft, isInvitation }
  return to === from ? null : { to, nouns, ...is }
}

const firstsOf = keptFor(
  (phrases: readonly string[]) => new Set(phrases.map((one) => one.split(' ')[0] ?? '')),
)

/** Where the words end that stand for a plan without its name: “the one”, “das Treffen”. Where something was spoken of, “das” is that. */
function standingFrom({ working: { spoken, state }, keyAt }: Finding, from: number): number | null {
  const { that_plan, it } = spoken.words
  if (!firstsOf(that_plan).has(keyAt(from))) return null
  for (let length = maxHead; length > 0; length -= 1) {
    const words = Array.from({ length }, (_, at) => keyAt(from + at)).join(' ')
    if (!that_plan.includes(words)) continue
    const isSpokenOf = it.includes(words) && state.focus.length + state.shown.length > 0
    return isSpokenOf ? null : from + length
  }
  return null
}

/** What is said more of a thing, one part behind the other, each once; none where the last of them says only where it is. */
function partsFrom(about: Finding, head: Pick<Head, 'to' | 'parts'>): readonly Part[] {
  const parts: Part[] = []
  const said = new Set(head.parts.flatMap(facetsOf))
  for (let at = head.to; ; at = parts.at(-1)?.to ?? at) {
    const part = guestBehind(about, at) ?? hostBehind(about, at) ?? dayPart(about, at)
    const next = part ?? placeBehind(about, at)
    // “The meetup on Saturday to Sunday”: the second day is where it is moved.
    if (next === null || facetsOf(next).some((one) => said.has(one))) break
    for (const one of facetsOf(next)) said.add(one)
    parts.push(next)
  }
  while (parts.at(-1)?.nouns) parts.pop()
  return parts
}

function facetsOf(part: Part): string[] {
  return Object.keys(part).filter((name) => name !== 'to')
}

function dayPart(about: Finding, at: number): Part | null {
  const found = dayBehind(about, at)
  return found && { to: found.to, days: found.days }
}

/** Somebody behind “with”. */
function guestBehind(about: Finding, at: number): Part | null {
  const isLed = about.working.spoken.words.with_person.includes(about.keyAt(at))
  const who = isLed ? personAt(about, at + 1) : null
  return who && { to: who.to, guest: who.people }
}

/** Who has it: “of Ben”, “at Ben's place”, “(that) Ben is hosting”, “(zu der) Ben mich eingeladen hat”. */
function hostBehind(about: Finding, at: number): Part | null {
  const { keyAt, working } = about
  const {
    of = [],
    home = [],
    link = [],
    helper = [],
    has = [],
    behind = [],
  } = working.spoken.words.described
  if (of.includes(keyAt(at))) {
    const who = personAt(about, at + 1)
    if (who) return { to: who.to + Number(home.includes(keyAt(who.to))), host: who.people }
  }
  const skip = (from: number, some: readonly string[]) => {
    let to = from
    while (to - from < maxBetween && some.includes(keyAt(to))) to += 1
    return to
  }
  const who = personAt(about, skip(skip(at, link), helper))
  const verb = who === null ? at : skip(who.to, helper)
  if (who === null || !has.includes(keyAt(verb))) return null
  return { to: skip(verb + 1, behind), host: who.people }
}

/** Where something is, in a word that nobody knows: “in the cellar”. */
function placeBehind(about: Finding, at: number): Part | null {
  const { keyAt, working, taken, tokens, isSilent } = about
  const { described, articles } = working.spoken.words
  if (!described.in?.includes(keyAt(at))) return null
  const noun = at + 1 + Number(articles.includes(keyAt(at + 1)))
  const isFree = noun < tokens.length && !taken[noun] && !isSilent(noun)
  const isWord = isFree && working.spoken.lexicon.classesOf(keyAt(noun)).size === 0
  return isWord && !/\d/.test(keyAt(noun)) ? { to: noun + 1, nouns: [keyAt(noun)] } : null
}

interface Somebody {
  readonly to: number
  readonly people: readonly string[]
  readonly isWhose: boolean
}

/** Somebody who is named from a token on. */
function personAt({ spots, written }: Finding, at: number): Somebody | null {
  const spot = spots.find(({ kind, from, isSoft }) => kind === 'name' && from === at && !isSoft)
  const sure = spot?.things.filter((one) => one.sure >= surely) ?? []
  const [first] = sure
  if (spot === undefined || first?.thing.kind !== 'person') return null
  const people = sure.filter(({ thing }) => thing.kind === 'person')
  const last = written(spot.to - 1)
  // “Yusufs” is whose something is, and “Lukas” nobody's.
  const isGenitive = /['’]s?$/.test(last) || (/s$/.test(last) && !/s$/.test(first.thing.label))
  return { to: spot.to, people: people.map(({ thing }) => thing.handle), isWhose: isGenitive }
}

/** A day, with a word such as “on” before it or none. */
export function dayBehind(about: Finding, at: number): { to: number; days: SaidDays } | null {
  const isLed = about.working.spoken.words.on_day.includes(about.keyAt(at))
  return dayWithin(about, at + Number(isLed), false, at)
}

/** The words of one day without an hour from a token on; those that say what is of the day, “Saturday's”, where that is asked. */
function dayWithin(
  { working, text, tokens, taken, isTime, keyAt, written }: Finding,
  from: number,
  isOfDay = false,
  led = from,
): { to: number; days: SaidDays } | null {
  for (let to = Math.min(from + (isOfDay ? 1 : maxDay), tokens.length); to > from; to -= 1) {
    const part = tokens.slice(from, to)
    const isFree = part.every(
      ({ key }, at) =>
        !taken[from + at] && mayBeTimeWord(key, written(from + at).replace(/['’]s?$/, ''), working),
    )
    const said = textOf(text, tokens, from, to)
    // “Saturday to 8”: the day ends where it is said to what something is moved.
    const { weekdays, articles, edges, days: ordinals } = working.spoken.words
    const named = part.filter(({ key }) => weekdays.includes(key))
    const isCut = part.some(({ key }) => edges.includes(key) && !articles.includes(key))
    if (named.length > 1 || isCut || !isFree || isOfDay !== /['’]s?$/.test(said)) continue
    // “Am Samstag ab” ends with the day.
    const last = keyAt(to - 1)
    if (!isOfDay && !isTime[to - 1] && !/\d/.test(last) && !isDayInWords(last, ordinals)) continue
    // “11.” and “elften” are days behind “am” alone.
    const isOfMonth =
      led < from && to === from + 1 && (/^\d{1,2}$/.test(last) || isDayInWords(last, ordinals))
    const point = text[tokens[to - 1]?.end ?? 0] === '.' ? '.' : ''
    const days = wholeDayIn(
      working,
      isOfMonth ? textOf(text, tokens, led, to) + point : said.replace(/['’]s?$/, ''),
    )
    if (days !== null) return { to, days }
  }
  return null
}

function isDayInWords(key: string, days: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(days, key) && /^\d/.test(`${days[key]}`)
}

/** The one day that words name, of which no hour is said. */
function wholeDayIn(working: Working, words: string): SaidDays | null {
  const days = daysIn(working, words)
  return days?.isWhole && days.first === days.last ? days : null
}
