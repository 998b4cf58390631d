import type { AssistantCard, AssistantDisclosure } from '#generated/types.ts'
import { cardRow } from '#server/domain/assistant/card_row.ts'
import type { Thing } from '#server/domain/assistant/state.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { whenInWords } from '#server/domain/messages/spoken/days.ts'
import { quotedIn } from '#server/domain/messages/spoken/for_people.ts'
import type { Refused, Sentences } from '#server/domain/messages/spoken/sentences.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'
import { forUser } from '#server/runtime/questions/open_question.ts'
import { cardsIn } from '#server/surfaces/assistant/rules/cards.ts'
import type { PlansThen } from '#server/surfaces/assistant/rules/plans_then.ts'

/** Lines of a reply after its own sentence. */
export const maxLines = 5

/** An answer as people are told it. */
export interface Told {
  readonly reply: string
  readonly cards: AssistantCard[]
  readonly disclosures: AssistantDisclosure[]
  /** The cards that have a handle. */
  readonly things: Thing[]
  /** The one thing that the answer is about, where it shows what belongs to it; null for a list of equals. */
  readonly subject: Thing | null
}

/** What is told of an answer: in which words, of which call, in whose time zone. */
export interface Telling {
  readonly say: Sentences
  readonly capability: string
  readonly input: Readonly<Record<string, unknown>>
  /** IANA. */
  readonly timezone: string
}

/** What an answer says: its own sentence, then a line for each of the first things in it. */
export function tell(body: GivenEnvelope | Problem, telling: Telling): Told {
  const { say } = telling
  if (!('outcome' in body)) {
    const { code, detail: message, errors } = body
    return { reply: say.refusal(refusedIn({ code, message }, errors)), ...nothing }
  }
  const { outcome, error, data } = body
  const sentence = error ? say.refusal(refusedIn(error)) : sentenceOf(body, telling)
  const [head, ...rest] = cardsIn(data, telling)
  // “Rainy Sundays” has 3 ideas: the numbers are those of the ideas.
  const isSubject =
    head !== undefined && rest.length > 0 && outcome.fallback_text.includes(`“${head.title}”`)
  const isAbout = isSubject && isContainer(head.kind)
  const listed = isAbout ? rest : [...(head ? [head] : []), ...rest]
  const cards = listed.map((card, at) => ({ ...card, ordinal: at + 1 }))
  const isList = cards.length > 1 || isAbout || isUnnamed(data, cards, sentence)
  const shown = isList ? cards.slice(0, maxLines) : []
  const left = isList ? cards.length - shown.length : 0
  const goesOn = outcome.collection?.has_more === true || goesOnAfter(data, cards)
  const disclosures = outcome.disclosures.flatMap(({ name, text }) => {
    const said = say.disclosure({ name, text })
    return said === null ? [] : [{ name, text: said }]
  })
  return {
    reply: [sentence, ...linesOf(shown), ...(left > 0 ? [say.andMore(left, goesOn)] : [])].join(
      '\n',
    ),
    cards,
    disclosures,
    things: cards.flatMap(thingOfCard),
    subject: isAbout ? (thingOfCard(head)[0] ?? null) : null,
  }
}

/** Whether an answer has more than the cards that were made of it, or says that there is more. */
function goesOnAfter(data: unknown, cards: readonly AssistantCard[]): boolean {
  if (!isObject(data) || !Array.isArray(data.items)) return false
  return data.items.length > cards.length || data.has_more === true
}

/** Whether a list has one thing that its sentence does not name: “Found 1 plan.” */
function isUnnamed(data: unknown, cards: readonly AssistantCard[], sentence: string): boolean {
  const [only] = cards
  const isOfList = isObject(data) && Array.isArray(data.items)
  return isOfList && only !== undefined && !sentence.includes(only.title)
}

/** A line for each card, with the first of its facts, or more of them. */
function linesOf(cards: readonly AssistantCard[], most: 1 | 2 = 1): string[] {
  return cards.map((card) => cardRow(card, most))
}

/** What is said of the plans of some days, and of the one after them where there are none. */
export function tellPlansThen({ body, next, ...found }: PlansThen, telling: Telling): Told {
  const { say, timezone } = telling
  const told = tell(body, telling)
  const { cards } = told
  const left = cards.length - maxLines
  const after = next && next.scheduled_at !== null ? { ...next, at: next.scheduled_at } : null
  const none = after && [say.planAfter(after.title, whenInWords(after.at, timezone, say.tag))]
  const reply = [
    say.plansThen(cards.length, found),
    ...linesOf(cards.slice(0, maxLines), 2),
    ...(left > 0 ? [say.andMore(left, false)] : []),
    ...(cards.length === 0 && none ? none : []),
  ]
  return { ...told, reply: reply.join('\n') }
}

/** What an answer says of itself, in the words of the person. */
export function sentenceOf(
  { outcome, data, status }: GivenEnvelope,
  { say, capability, input, timezone }: Telling,
): string {
  const { fallback_text: text, collection } = outcome
  const answered = {
    ...{ input, status, text, named: quotedIn(text), timezone },
    data: data as never,
    has_more: collection?.has_more === true,
  }
  return data === null ? say.outcome('', answered) : say.outcome(capability, answered)
}

/** Why something was not done, as it is told. */
export function refusedIn(
  error: Pick<Refused, 'code' | 'message'>,
  fields: Refused['fields'] = [],
): Refused {
  const message = forUser(error)
  return { code: error.code, message, named: quotedIn(message), fields }
}

const nothing = { cards: [], disclosures: [], things: [], subject: null }

/** What has parts that are numbered in its place. */
function isContainer(kind: string): boolean {
  return kind === 'list' || kind === 'plan' || kind === 'person'
}

function thingOfCard({ kind, handle, title }: AssistantCard): Thing[] {
  return handle === '' ? [] : [{ kind, handle, label: title }]
}
