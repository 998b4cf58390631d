import type { Frame } from '#generated/server/assistant/frame.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { plainOf, withoutOpeners } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { hasTag } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { wordsTaken } from '#server/surfaces/assistant/rules/sense/words_taken.ts'

/**
 * Whether the order of words tells or asks where verbs stand last in a request, as in German: “steht das Museum auf der Liste”, “auf der Liste
 * ist das Museum”, “der Markt schließt um neun”, “die U-Bahn zum Bowling fällt aus”, “der Brunch kommt”.
 */
export function isToldInOrder(
  working: Working,
  clause: string,
  frame: Frame,
  sensed: Senses,
  request: Request,
): boolean {
  const { words } = working.spoken
  if (words.verbs !== 'last') return false
  return (
    isAskedFirst(working, clause, sensed) ||
    isOfBeing(working, frame, request, sensed) ||
    isDoneByThing(working, frame, request, sensed) ||
    isOfWay(working, request, sensed) ||
    isOfShop(working, frame, request) ||
    isComing(working, frame, sensed) ||
    isKeptLoosely(working, clause, request, sensed)
  )
}

/** Whether a verb begins it that asks for nothing, before somebody or something: “ist Zoë eingeladen”, “merkt man, dass …”. */
function isAskedFirst({ spoken, said }: Working, clause: string, { reading }: Senses): boolean {
  const { clause: of, articles, polite, short, joiners, fillers, selves } = spoken.words
  // Behind a reason it is told: “…, deshalb muss das Kegeln auf 21 Uhr”.
  if (!said.message.trim().startsWith(clause.trim())) return false
  const bare = tokensOf(withoutOpeners(clause, spoken), short)
  const { being = [], asks = [], third = [], modal = [], subject = [] } = of
  // “Ich mag das Museum” begins with who does it.
  const isLead = (key: string) => [...joiners, ...fillers].includes(key) && !subject.includes(key)
  const lead = bare.findIndex(({ key }) => !isLead(key))
  const [{ key: verb = '' } = {}, { key: next = '' } = {}] = bare.slice(Math.max(0, lead))
  const isAble = (polite.can ?? []).includes(verb)
  const isOfThird = verb.endsWith('t') && third.includes(next) && !isAble
  // “Leider müssen wir es absagen”, “muss ich leider absagen”
  const isOwn = lead === 0 && modal.includes(verb) && subject.includes(next)
  const { spots, tokens } = reading
  // “Gefällt mir das Vabali”
  const at = tokens.findIndex(({ key }) => key === verb) + Number(selves.includes(next))
  const behind = at + (articles.includes(tokens[at + 1]?.key ?? '') ? 2 : 1)
  const named = spots.find(({ kind, from }) => kind === 'name' && from === behind)
  // “Muss Krimidinner absagen” is of who says it, “darf Ben mitkommen” is not.
  const isOfPerson = named?.things[0]?.thing.kind === 'person'
  return (
    isOfThird ||
    (isOwn && !hasTag(reading, 'sorry')) ||
    (named !== undefined && [...being, ...asks].includes(verb)) ||
    (isOfPerson && modal.includes(verb))
  )
}

/** Whether it tells what is on a list: “auf Rainy Sundays ist Ramen statt Planetarium”. */
function isOfBeing(
  { spoken }: Working,
  { capability, set }: Frame,
  { words }: Request,
  { reading: { tokens } }: Senses,
): boolean {
  if (!/^ideas\.lists\.(?:items|defaults)\./u.test(capability) || set.mode === 'remove')
    return false
  const { being = [] } = spoken.words.clause
  const names = wordsTaken(capability.includes('defaults') ? [] : Object.values(words), spoken)
  return tokens.some(({ key }) => being.includes(key) && !names.has(key))
}

/**
 * Whether what is named first does what no class of words says, or that is done with it: “Ben kochte das Brunch”, “der Weihnachtsmarkt wird am
 * Montag aufgebaut”.
 */
function isDoneByThing(
  { spoken }: Working,
  { slots }: Frame,
  { words }: Request,
  { reading: { spots, tokens, unknown } }: Senses,
): boolean {
  if (Object.keys(words).some((slot) => slots[slot] === 'text')) return false
  const begin = tokens.findIndex(({ key }) => !spoken.silent.has(key))
  const [first] = spots
  const isFirst = first?.kind === 'name' && first.from === begin
  const isVerb = (at: number) =>
    unknown.includes(at) && /\p{L}{2}(?:t|te|ten|en)$/u.test(tokens[at]?.key ?? '')
  const isTimed = Object.keys(words).some((slot) => slots[slot] === 'moment')
  return isFirst && (isVerb(first.to) || (isTimed && isVerb(tokens.length - 1)))
}

/** Whether it is of what leads to a plan, which nobody knows, and not of the plan: “die U-Bahn zum Bowling fällt aus”. */
function isOfWay(
  { spoken }: Working,
  { words: { plan_handle: plan } }: Request,
  { reading: { spots, tokens, unknown } }: Senses,
): boolean {
  const { articles, described } = spoken.words
  return spots.some(({ kind, from, text }) => {
    const [article = '', , joined = ''] = tokens.slice(from - 3, from).map(({ key }) => key)
    const isJoined = articles.includes(article) && (described.joined ?? []).includes(joined)
    return kind === 'name' && text === plan && from > 2 && isJoined && unknown.includes(from - 2)
  })
}

/** Whether a time is when something opens or closes: “der Weihnachtsmarkt schließt um 21 Uhr”. */
function isOfShop({ spoken }: Working, { slots }: Frame, { words }: Request): boolean {
  const { shuts = [] } = spoken.words.clause
  return Object.entries(words).some(([slot, text]) => {
    const keys = plainOf(text, spoken.words).split(' ')
    return slots[slot] === 'moment' && keys.some((key) => shuts.includes(key))
  })
}

/** Whether something comes, or somebody else does: “der Brunch kommt!” answers no invitation. */
function isComing(
  { spoken }: Working,
  { capability, set }: Frame,
  { reading: { tokens } }: Senses,
): boolean {
  if (capability !== 'invites.rsvp.update' || set.rsvp_status !== 'accepted') return false
  const { selves, clause } = spoken.words
  const has = (some: readonly string[]) => tokens.some(({ key }) => some.includes(key))
  return has(clause.comes ?? []) && !has(selves)
}

/**
 * Whether something is kept by a word that keeps other things as well, and nothing says that it is an idea: “behalt einen kühlen Kopf”, “heb die
 * Hand”.
 */
function isKeptLoosely(
  { spoken }: Working,
  clause: string,
  { words }: Request,
  { reading }: Senses,
): boolean {
  const { clause: of, selves } = spoken.words
  const { loose = [] } = of
  const isKept = Object.keys(words).every((slot) => slot === 'text' || slot === 'raw_text')
  if (!isKept || /["“„«:]/u.test(clause) || hasTag(reading, 'idea')) return false
  const saves = reading.tags.filter(({ classes }) => classes.has('save'))
  const isLoose = saves.every(({ from, to }) => {
    const [key = '', next = ''] = reading.tokens.slice(from, from + 2).map((one) => one.key)
    return to === from + 1 && loose.includes(key) && !selves.includes(next)
  })
  return isLoose && saves.length > 0
}
