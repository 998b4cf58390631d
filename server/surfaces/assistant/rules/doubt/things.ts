import type { Frame } from '#generated/server/assistant/frame.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { tellsTime } from '#server/domain/assistant/time_spans.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isDayOfPlan } from '#server/surfaces/assistant/rules/sense/day_of_plan.ts'
import type { Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { wordsTaken } from '#server/surfaces/assistant/rules/sense/words_taken.ts'

/** Whether an outing is to be made of something that there is a draft of: then which is meant is asked. */
export function hasDraft(
  { names }: Working,
  { capability, set }: Frame,
  { words }: Request,
): boolean {
  const { candidate_id: of } = words
  if (capability !== 'plans.draft.create' || of === undefined || 'separate_outing' in set)
    return false
  return names.find('draft', names.wordsOf(of).join(' ')).some(({ sure }) => sure >= 0.75)
}

/** Classes of words for what has its own requests: who is called how and where places are is asked for in other words. */
const ofOwn: readonly string[] = ['list', 'draft', 'idea', 'checklist']

/**
 * Whether a change of somebody or of a place was read where a message speaks of something else: “rename the draft with Ada to Lunch” gives
 * Ada no other name.
 */
export function isOfSomethingElse(
  { spoken }: Working,
  { capability }: Frame,
  { words }: Request,
  { reading: { tags, tokens } }: Senses,
): boolean {
  if (!/^(?:relationships|places)\./.test(capability)) return false
  const taken = wordsTaken(Object.values(words), spoken)
  const { articles, before_name } = spoken.words
  const isLed = (at: number) =>
    articles.includes(tokens[at]?.key ?? '') || before_name.includes(tokens[at]?.key ?? '')
  return tags.some(
    ({ from, classes }) =>
      ofOwn.some((one) => classes.has(one)) &&
      isLed(from - 1) &&
      !taken.has(tokens[from]?.key ?? ''),
  )
}

/** Whether something is to end, which another request begins: “stop sharing the list”. */
export function isStopping({ set }: Frame, { reading: { tags } }: Senses): boolean {
  return !('show_in_for_you' in set) && tags.some(({ classes }) => classes.has('stop'))
}

/** Whether a list is perhaps to be made rather than renamed, where none is named: “make a list that is to be called Winter”. */
export function isMadeRather(
  { capability }: Frame,
  { words }: Request,
  { reading: { tags } }: Senses,
): boolean {
  return (
    capability === 'ideas.lists.rename' &&
    words.ideas_list_handle === undefined &&
    tags.some(({ classes }) => classes.has('make') && !classes.has('rename'))
  )
}

/** Whether what would be taken off is rather where somebody goes: “can I take Ben to bowling?”, “take the kids to the museum” */
export function isTakenTo(
  { set: { mode } }: Frame,
  { words }: Request,
  { reading: { spots, tags, tokens, working } }: Senses,
): boolean {
  const { described, articles } = working.spoken.words
  const has = (name: string) => tags.some(({ classes }) => classes.has(name))
  const { removed, idea_handles: ideas } = words
  const isTaken = removed !== undefined || (ideas !== undefined && mode === 'remove')
  if (!isTaken || !has('take') || has('not') || has('invite')) return false
  return spots.some(({ from, text }) => {
    const isArticle = articles.includes(tokens[from - 1]?.key ?? '')
    const before = tokens[from - (isArticle ? 2 : 1)]?.key ?? ''
    return text === (words.plan_handle ?? ideas) && (described.moved_to ?? []).includes(before)
  })
}

/** Whether the name of a list is that of somebody it may be for, so that it has none yet: “start a list for Ada and me”. */
export function isForSomebody(
  { capability }: Frame,
  { words: { name } }: Request,
  { reading: { spots, tags, tokens, working } }: Senses,
): boolean {
  if (capability !== 'ideas.lists.create' || name === undefined) return false
  const { on_day } = working.spoken.words
  return spots.some(({ kind, from, text, things: [best] }) => {
    const before = tokens[from - 1]?.key ?? ''
    const isFor = on_day.includes(before)
    const isWhole = kind === 'name' && best?.thing.kind === 'person' && text === name.trim()
    const isNamed = tags.some(({ to, classes }) => to === from && classes.has('rename'))
    return isWhole && isFor && !isNamed
  })
}

/** Whether a list or a place is to be made that there is one of by this name: then something else was meant, perhaps. */
export function hasNamesake(
  { names }: Working,
  { capability }: Frame,
  { words: { name } }: Request,
): boolean {
  const kind = madeBy[capability]
  // An address behind the name is still a part of it.
  const [own = ''] = name?.split(',') ?? []
  return (
    kind !== undefined &&
    own !== '' &&
    [own, names.wordsOf(own).join(' ')].some((one) =>
      names.find(kind, one).some(({ thing, sure }) => sure === 1 || isSame(thing.label, own)),
    )
  )
}

function isSame(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other)
}

const madeBy: Readonly<Record<string, string | undefined>> = {
  'ideas.lists.create': 'list',
  'places.private.create': 'place',
}

/** Whether what was taken for a time counts people: “set the bowling to eight people”. */
export function isOfGuests(
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

/** Whether a time is said before a deadline that has its own, and one was made of both: “pottery on Thursday, they answer by Tuesday noon”. */
export function areTwoTimes(
  { slots }: Frame,
  { words }: Request,
  { reading: { spots, tags } }: Senses,
): boolean {
  if (!Object.keys(words).some((slot) => slots[slot] === 'moment')) return false
  const times = spots.filter(({ kind, isSoft }) => kind === 'time' && !isSoft)
  return tags.some(
    ({ classes, from, to }) =>
      classes.has('deadline') &&
      times.some((one) => one.to <= from) &&
      times.some((one) => one.from >= to),
  )
}

/** Whether a day or a month was said that the request leaves out: “a Saturday in January” is not the next Saturday. */
export function isTimeLeft(
  working: Working,
  { words }: Request,
  { reading: { spots, tokens } }: Senses,
): boolean {
  const { spoken, names, said } = working
  const taken = wordsTaken(Object.values(words), spoken)
  return spots.some(
    ({ kind, from, to, isSoft, text }) =>
      kind === 'time' &&
      !isSoft &&
      !isDayOfPlan(working, words, text) &&
      tokens
        .slice(from, to)
        .some(
          ({ key }) =>
            !/\d/.test(key) && tellsTime(key, said.language) && !names.has(key) && !taken.has(key),
        ),
  )
}

/**
 * Whether half of a name is that of something else: “enjoy your hike”; or is liked, which nothing has that was shown, and “this” or “that” stands
 * before it, or it only says where that is: “this house sounds great” beside “Brunch at House of Small Wonder”.
 */
export function isOutside(
  { spoken, state }: Working,
  { capability }: Frame,
  { reading: { spots, tokens, text } }: Senses,
): boolean {
  const { yours = [] } = spoken.words.passed_on
  const isLike = capability === 'likes.mutate'
  const isOfIdeas = capability === 'ideas.lists.items.update'
  const isKnown = (handle: string) =>
    [...state.focus, ...state.shown].some((thing) => thing.handle === handle)
  return spots.some(({ kind, from, to, text: said, things: [first] }) => {
    if (kind !== 'name' || first === undefined || first.sure === 1) return false
    if (isKnown(first.thing.handle)) return false
    if (yours.includes(tokens[from - 1]?.key ?? '')) return true
    // “I would love some ramen”, “put on some jazz”
    const { articles, described } = spoken.words
    const before = tokens[from - 1]?.key ?? ''
    const isAny = articles.includes(before) && !(described.the ?? []).includes(before)
    if (isAny && (isLike || isOfIdeas)) return true
    if (!isLike) return false
    const { label } = first.thing
    const behind = label.split(' ').slice(1)
    const isPlace =
      to - from === 1 &&
      /^\p{Lu}/u.test(text) &&
      /^\p{Ll}/u.test(said) &&
      behind.some(
        (word, at) =>
          word.toLowerCase() === said &&
          word !== said &&
          spoken.words.edges.includes(label.split(' ')[at]?.toLowerCase() ?? ''),
      )
    const { pointing = spoken.words.it } = spoken.words.clause
    return isPlace || pointing.includes(tokens[from - 1]?.key ?? '')
  })
}

/** What changes a plan that is ahead. */
const ofAhead: ReadonlySet<string> = new Set([
  ...(['plans.cancel.prepare', 'plans.update.prepare', 'plans.roster.prepare'] as const),
  ...(['plans.invitation.prepare', 'plans.logistics.update'] as const),
])

/** Whether a plan is to be changed that was sent, and is over or was called off. */
export function isOfOldPlan(
  { names }: Working,
  { capability }: Frame,
  { words: { plan_handle } }: Request,
): boolean {
  if (!ofAhead.has(capability) || plan_handle === undefined) return false
  const found = names.find('plan', names.wordsOf(plan_handle).join(' '))
  const isOld = (handle: string) => {
    const plan = names.byHandle(handle)
    return plan?.is_draft === false && !plan.scheduled_at && plan.is_invited !== true
  }
  return found.length > 0 && found.every(({ thing }) => isOld(thing.handle))
}
