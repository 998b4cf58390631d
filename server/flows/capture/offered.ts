import type { IdeasListCandidate, PersonCandidate } from '#generated/types.ts'
import { listLatestLists, listLists } from '#server/data/lists/list.ts'
import { type ListRow, toList } from '#server/data/lists/rows.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { Db } from '#server/database/db.ts'
import type { Question } from '#server/domain/capture/decision.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { listChoice, nothingOfferedIsLeft, noLongerThere } from '#server/domain/messages/capture.ts'
import { tellApart } from '#server/flows/people/tell_apart.ts'

/** A list or a person that a question offers, with its handle. */
export type Offered = { readonly handle: string } & (PersonCandidate | IdeasListCandidate)

/** The lists that hold ideas, or the people, that a question offers and that are still there. */
export async function listOffered(
  db: Db,
  { kind, choices }: Pick<Question, 'kind' | 'choices'>,
): Promise<Offered[]> {
  const ids = (resource: 'list' | 'person') =>
    choices.flatMap(({ value }) => parseHandle(resource, value) ?? [])
  if (kind === 'destination') {
    const lists = await listLists(db, ids('list'))
    return lists.filter(({ origin }) => origin !== 'saved_view').map(offeredList)
  }
  if (kind !== 'person') return []
  const people = await tellApart(db, await listPeople(db, ids('person')))
  return people.map((person) => ({
    ...{ handle: person.person_handle, kind: 'person' as const },
    ...person,
  }))
}

/** How many lists are offered where nothing was said of the list. */
const maxLatest = 5

/** The lists that are offered where nothing was said of the list that is wanted: those that were changed last. */
export async function listLatestOffered(db: Db): Promise<Offered[]> {
  return (await listLatestLists(db, maxLatest)).map(offeredList)
}

function offeredList(row: ListRow): Offered {
  const list = toList(row)
  return { handle: list.ideas_list_handle, kind: 'ideas_list', ...list }
}

/** A question as it stands now. */
export interface QuestionNow {
  readonly question: AskedQuestion
  /** What it offers and is still there. */
  readonly offered: readonly Offered[]
  /** The values of the choices that are not. */
  readonly gone: readonly string[]
}

/**
 * A question with what has become of the lists or people that it offers: lists with their present names, and what is gone
 * marked. Choices keep their places, because a number may be the answer to an earlier reading.
 */
export async function questionNow(db: Db, question: AskedQuestion): Promise<QuestionNow> {
  const { kind, choices } = question
  if (kind !== 'destination' && kind !== 'person') return { question, offered: [], gone: [] }
  const offered = await listOffered(db, question)
  const there = new Map(offered.map((one) => [one.handle, one]))
  const resource = kind === 'person' ? 'person' : 'list'
  const named = choices.filter(({ value }) => parseHandle(resource, value) !== null)
  const gone = named.map(({ value }) => value).filter((value) => !there.has(value))
  const current: AskedQuestion = {
    ...question,
    choices: choices.map(({ label, value }) => {
      if (gone.includes(value)) return { label: noLongerThere(label), value }
      const one = there.get(value)
      return { label: one?.kind === 'ideas_list' ? listLabel(one) : label, value }
    }),
  }
  const isEmpty = named.length > 0 && gone.length === named.length
  return { question: isEmpty ? withNothingLeft(current, kind) : current, offered, gone }
}

function listLabel({ name, item_count = 0 }: IdeasListCandidate): string {
  return listChoice({ name, item_count })
}

function withNothingLeft(question: AskedQuestion, kind: 'destination' | 'person'): AskedQuestion {
  const code = kind === 'person' ? 'person_unresolved' : 'destination_required'
  return { ...question, code, text: nothingOfferedIsLeft(kind) }
}
