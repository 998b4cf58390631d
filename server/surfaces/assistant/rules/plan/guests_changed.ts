import { keptFor } from '#server/domain/assistant/kept.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isMarked } from '#server/surfaces/assistant/rules/doubt/questions_asked.ts'
import { keptInState } from '#server/surfaces/assistant/rules/kept_in_state.ts'
import {
  guestsFrame,
  handleOf,
  isPerson,
  planMeant,
  requestOfPlan,
} from '#server/surfaces/assistant/rules/plan/of_plan.ts'
import {
  isBeside,
  type Phrases,
  phraseAt,
} from '#server/surfaces/assistant/rules/sense/said_beside.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { hasTag, type Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** What a word says of who stands next to it: come or go, or one for the other. */
type Sign = 'in' | 'out' | 'plus' | 'minus' | 'with' | 'no' | 'place' | 'swap' | 'add' | 'take'

type Around = Sign | 'cut'

const isSign = (one: Around): one is Sign => one !== 'cut'

/** People in a row who all come or all go. */
interface Group {
  readonly people: Spot[]
  /** What stands before them, and behind them before a cut. */
  readonly before: Sign[]
  readonly after: Sign[]
  /** Whether a cut stands before them. */
  readonly isCut: boolean
}

/** Classes of words that may stand next to those that say who comes and who goes. */
const beside: readonly string[] = [
  ...['guests', 'guestlist', 'plan', 'come', 'want', 'must', 'me', 'rather', 'make_it', 'can'],
  ...['let', 'lets', 'have', 'person', 'invitation', 'draft', 'too', 'do', 'for_w'],
]

/**
 * The change of a plan for which some people come and others go: “Ada instead of Yusuf”, “add Zoë, drop Ben”. Null where a message says anything
 * else, or not of everybody whether they come.
 */
export const guestsChanged = keptInState((working, clause): Request | null => {
  const reading = readingIn(working, clause)
  const people = reading.spots.filter(isPerson)
  const [named, ...others] = reading.spots.filter((one) => !isPerson(one) && one.kind !== 'it')
  if (people.length === 0 || others.length > 0 || hasTag(reading, 'past')) return null
  const plan = planMeant(working, named)
  const groups = plan && groupsIn(reading, people)
  const signs = groups && signsOf(groups)
  if (!signs || !areBoth(signs, groups) || (isMarked(clause) && !isAsked(groups))) return null
  const [added = [], removed = []] = [true, false].map((comes) =>
    groups.filter((_, at) => signs[at] === comes).flatMap((one) => one.people.map(handleOf)),
  )
  const frame = guestsFrame(plan)
  if (frame === undefined || [...added, ...removed].includes(null)) return null
  return requestOfPlan(working, clause, { frame, plan, named }, { values: { added, removed } })
})

/** Whether a verb asks for it: “can you swap Yusuf for Ada?”, and not “is Ada coming instead of Yusuf?”. */
function isAsked(groups: readonly Group[]): boolean {
  const verbs: ReadonlySet<Sign> = new Set(['add', 'take', 'swap'])
  return groups.some(({ before, after }) => [...before, ...after].some((one) => verbs.has(one)))
}

/** The people of a message in groups with what is said around each; null where it has a word that says anything else. */
function groupsIn(reading: Reading, people: readonly Spot[]): Group[] | null {
  const { tokens, spots, text, working } = reading
  const { joiners, parts, senses } = working.spoken.words
  const groups: Group[] = []
  let between: Around[] = []
  for (let at = 0; at < tokens.length; ) {
    const key = tokens[at]?.key ?? ''
    if (/[,;.–]\s*$/u.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.at)))
      between.push('cut')
    const spot = spots.find(({ from, kind }) => from === at && kind !== 'it')
    const said = spot ? null : signAt(reading, at)
    if (spot && people.includes(spot)) {
      const last = groups.at(-1)
      const isRow = between.length > 0 || last?.people.at(-1)?.to === at
      const isNext = last && isRow && !spot.isWhose && !between.some(isSign)
      if (isNext) last.people.push(spot)
      else {
        const { after, before } = divided(between, last === undefined)
        last?.after.push(...after)
        groups.push({ people: [spot], before, after: [], isCut: between.includes('cut') })
      }
      between = []
    } else if (said !== null) between.push(said.sign)
    else if (senses.or_w?.includes(key)) return null
    else if (!spot && (joiners.includes(key) || parts.includes(key))) between.push('cut')
    else if (!spot && !isBeside(reading, at, beside)) return null
    at = spot?.to ?? said?.to ?? at + 1
  }
  groups.at(-1)?.after.push(...between.filter(isSign))
  return groups
}

/** What stands between two groups: that of the one before it ends at a cut, and “in” and “out” stand behind who they are of. */
function divided(between: readonly Around[], isFirst: boolean): Pick<Group, 'before' | 'after'> {
  const cut = isFirst ? -1 : between.indexOf('cut')
  const isBehind = (sign: Around, at: number) =>
    !isFirst && (at < cut || (cut < 0 && (sign === 'in' || sign === 'out' || sign === 'place')))
  return {
    after: between.filter(isBehind).filter(isSign),
    before: between.filter((one, at) => !isBehind(one, at)).filter(isSign),
  }
}

/** The phrases of a language that say who comes, by what they say. */
const signWords = keptFor(
  ({ guests, without, with_person }: Working['spoken']['words']): Phrases => ({
    ...guests,
    minus: [...(guests.minus ?? []), ...without],
    with: [...(guests.with ?? []), ...with_person],
  }),
)

/** What the words from a token on say of who comes; null for nothing. */
function signAt(reading: Reading, at: number): { sign: Sign; to: number } | null {
  const { spots, tags, working } = reading
  const phrase = phraseAt(reading, at, signWords(working.spoken.words))
  if (phrase !== null) {
    const { says, to } = phrase
    const isOfSomebody = spots.some((one) => one.to === at && one.isWhose)
    const isNone =
      (says === 'in' && isBeforePlan(reading, to)) || (says === 'place' && !isOfSomebody)
    if (!isNone) return { sign: says as Sign, to }
  }
  const tag = tags.find(({ from }) => from === at)
  const has = (name: string) => tag?.classes.has(name) === true
  if (tag === undefined) return null
  if (has('not')) return { sign: 'no', to: tag.to }
  const comes = has('add') || has('invite')
  const goes = has('take') || has('uninvite')
  if (has('drop') || (goes && !comes)) return { sign: 'take', to: tag.to }
  return comes && !goes ? { sign: 'add', to: tag.to } : null
}

/** Whether the plan of a message stands next: “on bowling” says where somebody is to be. */
function isBeforePlan({ spots, tokens, working }: Reading, at: number): boolean {
  let next = at
  while (working.spoken.words.articles.includes(tokens[next]?.key ?? '')) next += 1
  return spots.some((one) => one.from === next && !isPerson(one))
}

/**
 * Whether each group comes; null where that is not said of each of them, or two things are. Who stands there without a word for it comes in
 * the place of somebody, and is not who does it: “Mira took Lukas off”.
 */
function signsOf(groups: readonly Group[]): readonly boolean[] | null {
  const all = groups.flatMap(({ before, after }) => [...before, ...after])
  const swap = swapped(groups)
  if (swap !== null) return groups.length === swap.length && !all.includes('no') ? swap : null
  const isContrast = hasSome(all, 'minus', 'no', 'place')
  const signs = groups.map(({ before, after }, at) => {
    const said = after.length > 0 ? after : before
    const goes = hasSome(said, 'out', 'minus', 'place', 'take')
    const comes = hasSome(said, 'in', 'plus', 'with', 'add')
    const isNo = said.includes('no')
    // “Ohne Ben und Ada geht's nicht” says that they are needed.
    const isTurned = after.includes('no') && hasSome(before, 'out', 'minus')
    if (isTurned || (goes && (comes || isNo))) return null
    if (goes || comes || isNo) return comes && !isNo
    const next = groups[at + 1]
    const isApart =
      !next || next.isCut || hasSome([...next.before, ...next.after], 'minus', 'place')
    return isContrast && isApart ? true : null
  })
  return signs.includes(null) ? null : (signs as boolean[])
}

function hasSome(signs: readonly Sign[], ...some: readonly Sign[]): boolean {
  return some.some((one) => signs.includes(one))
}

/** Who of two comes for the other: “swap Yusuf for Ada”, “Ada replaces Yusuf”, “Yusuf durch Ada ersetzen”; null without such a word. */
function swapped(groups: readonly Group[]): readonly boolean[] | null {
  const [first, second] = groups
  const has = (signs: readonly Sign[] | undefined, sign: Sign) => signs?.includes(sign) === true
  if (has(first?.before, 'swap')) return has(first?.before, 'in') ? [true, false] : [false, true]
  if (has(first?.after, 'swap') || has(second?.before, 'swap')) return [true, false]
  if (!has(second?.after, 'swap')) return null
  return has(second?.before, 'with') ? [false, true] : [true, false]
}

/** Whether some come and others go, or each of them is added to the others: “plus Ben”. */
function areBoth(signs: readonly boolean[], groups: readonly Group[]): boolean {
  const isAdded = ({ before }: Group) => before.includes('plus')
  return (signs.includes(true) && signs.includes(false)) || groups.every(isAdded)
}
