import { requireListId } from '#server/data/lists/find.ts'
import { listListsMatching, listLists } from '#server/data/lists/list.ts'
import { lockListKey } from '#server/data/lists/lock.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { Destination } from '#server/domain/accepted_work/destination.ts'
import { requirePerson } from '#server/data/people/find.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { nothing } from '#server/domain/capture/answer.ts'
import type { Choice } from '#server/domain/capture/decision.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'
import {
  isSaidOf,
  type DestinationNames,
  isOwnList,
  listsSaid,
} from '#server/domain/language/text/destination_words.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import {
  askForList,
  askForOneList,
  askForPerson,
  listChoice,
  noList,
  nobody,
  viewHoldsNothing,
} from '#server/domain/messages/capture.ts'
import { nearest } from '#server/domain/basics/nearest.ts'
import { listsByWords } from '#server/flows/lists/by_words.ts'
import { peopleByWords } from '#server/flows/people/by_words.ts'
import { tellApart } from '#server/flows/people/tell_apart.ts'

/** How many lists are offered where none has the name. */
const maxNearest = 5

/** How many lists or people are offered at most where several have the name. */
const maxChoices = 25

/** How a call says where something is put. */
export interface NamedDestination {
  readonly list_handle?: string | undefined
  readonly feed_text?: string | undefined
  readonly person_text?: string | undefined
}

/** Where something is put, as far as it is known. */
export interface ResolvedDestination {
  readonly list: ListRow | null
  readonly person: PersonRow | null
  /** What has to be asked: for the list, then for the person. The values of choices are handles, and `none`. */
  readonly questions: readonly AskedQuestion[]
}

/** The field of a list's handle, for the pointers of errors. */
const listPointer = '/target_ideas_list_handle'

/**
 * The list and the person that handles and words mean; the handle of a person may stand in the words. Words that mean
 * none or several become a question, and throw nothing. The list cannot be deleted until the transaction ends.
 *
 * Errors: `reference_not_found` for a handle that is no list's or person's; `access_denied` for a saved view's, which holds nothing.
 */
export async function resolveDestination(
  db: Db,
  { list_handle, feed_text, person_text }: NamedDestination,
): Promise<ResolvedDestination> {
  const [byHandle, byWords, people] = await Promise.all([
    list_handle === undefined ? null : requireWritableList(db, list_handle, listPointer),
    feed_text === undefined ? null : writableLists(db, feed_text),
    person_text === undefined ? null : peopleMeant(db, person_text),
  ])
  const questions: AskedQuestion[] = []
  let list = byHandle
  if (feed_text !== undefined && byWords !== null) {
    const [only, ...others] = byWords
    if (byHandle !== null) {
      const isOther = only !== undefined && only.list_id !== byHandle.list_id
      if (isOther && others.length === 0) {
        const both = askList(feed_text, [byHandle, only], 'list_ambiguous')
        questions.push({ ...both, text: askForOneList(byHandle.name, only.name) })
        list = null
      }
    } else if (only === undefined) {
      questions.push(askList(feed_text, await nearestLists(db, feed_text), 'destination_required'))
    } else if (others.length > 0) {
      questions.push(askList(feed_text, byWords, 'list_ambiguous'))
    } else if (await lockListKey(db, only.list_id)) {
      list = only
    } else {
      questions.push(askList(feed_text, await nearestLists(db, feed_text), 'destination_required'))
    }
  }
  const [person = null, ...otherPeople] = people ?? []
  const isClear = person !== null && otherPeople.length === 0
  if (person_text !== undefined && people !== null && !isClear) {
    questions.push(await askPerson(db, person_text, people))
  }
  return { list, person: isClear ? person : null, questions }
}

/** The people that words mean, or the one of a handle. Errors: `reference_not_found`. */
async function peopleMeant(db: Db, text: string): Promise<PersonRow[]> {
  if (parseHandle('person', text.trim()) === null) return peopleByWords(db, text)
  return [await requirePerson(db, text.trim(), '/target_person_text')]
}

/**
 * The list of a handle, which cannot be deleted until the transaction ends.
 *
 * Errors: `reference_not_found`; `access_denied` for a saved view.
 */
export async function requireWritableList(
  db: Db,
  handle: string,
  pointer: string,
): Promise<ListRow> {
  const list = await findWritableList(db, requireListId(handle, pointer))
  if (list === null) throw fail('reference_not_found', { pointer })
  if (list === 'view') throw fail('access_denied', { pointer, message: viewHoldsNothing })
  return list
}

/** The list of an id, which then cannot be deleted until the transaction ends; null where it is gone. */
export async function findWritableList(db: Db, list_id: string): Promise<ListRow | 'view' | null> {
  const [isThere, [list]] = await Promise.all([lockListKey(db, list_id), listLists(db, [list_id])])
  if (!isThere || list === undefined) return null
  return list.origin === 'saved_view' ? 'view' : list
}

/** The list and the person of a destination; null for what is gone, and for a list that holds nothing. */
export async function findDestination(
  db: Db,
  { list_id, person_id }: Destination,
): Promise<{ list: ListRow | null; person: PersonRow | null }> {
  const [list, [person = null]] = await Promise.all([
    list_id === null ? null : findWritableList(db, list_id),
    listPeople(db, person_id === null ? [] : [person_id]),
  ])
  return { list: list === 'view' ? null : list, person }
}

/** The lists that words mean and that hold ideas: all of them for “my list”, where none is called so. */
export async function writableLists(db: Db, text: string): Promise<ListRow[]> {
  const found = await listsByWords(db, text)
  const named = found.filter(({ name }) => isSaidOf(text, name))
  const meant = named.length === 0 && isOwnList(text) ? await listListsMatching(db, '') : named
  return meant.filter(({ origin }) => origin !== 'saved_view')
}

/**
 * What a text calls the list that it is to be put on, “save Café Bravo to my Rainy days list”, where exactly one list has that
 * name, or where it is asked which one is meant; undefined for any other text.
 */
export async function listSaidIn(db: Db, text: string | undefined): Promise<string | undefined> {
  const all = text === undefined ? [] : listsSaid(text)
  for (const { words, isSure } of all) {
    const lists = await writableLists(db, words)
    if (lists.length > 0) return lists.length === 1 || isSure ? words : undefined
  }
  // Who has no list yet has none to choose from.
  return all.findLast(({ words, isSure }) => isSure && !isOwnList(words))?.words
}

/** The lists whose names are nearest to words. */
export async function nearestLists(db: Db, text: string): Promise<ListRow[]> {
  const all = (await listListsMatching(db, '')).filter(({ origin }) => origin !== 'saved_view')
  const names = nearest(text, [...new Set(all.map(({ name }) => name))], maxNearest)
  return names.flatMap((name) => all.filter((list) => list.name === name)).slice(0, maxNearest)
}

function askList(
  words: string,
  lists: readonly ListRow[],
  code: 'destination_required' | 'list_ambiguous',
): AskedQuestion {
  return {
    kind: 'destination',
    code,
    text: askForList(words, code),
    choices: [...listChoices(lists), { label: noList, value: nothing }],
  }
}

/** Lists as the choices of a question; the values are their handles. */
export function listChoices(lists: readonly ListRow[]): Choice[] {
  return lists.slice(0, maxChoices).map((list) => ({
    label: listChoice(list),
    value: toHandle('list', list.list_id),
  }))
}

async function askPerson(
  db: Db,
  words: string,
  people: readonly PersonRow[],
): Promise<AskedQuestion> {
  const code = people.length === 0 ? 'person_unresolved' : 'person_ambiguous'
  const offered = await tellApart(db, people.slice(0, maxChoices))
  const choices: Choice[] = offered.map(({ person_handle, display_name, details }) => {
    const isShared = offered.filter((one) => one.display_name === display_name).length > 1
    return {
      label: isShared ? `${display_name} (${details})` : display_name,
      value: person_handle,
    }
  })
  return {
    kind: 'person',
    code,
    text: askForPerson(words, code),
    choices: [...choices, { label: nobody, value: nothing }],
  }
}

/** What a destination is called, so that its name is not taken for subject matter. */
export function namesOf(
  { list, person }: Pick<ResolvedDestination, 'list' | 'person'>,
  { feed_text, person_text }: NamedDestination,
): DestinationNames {
  const given = (text: string | undefined) => (text === undefined ? [] : [text])
  return {
    list: [...(list ? [list.name] : []), ...given(feed_text)],
    person: [...(person ? [person.display_name, ...person.aliases] : []), ...given(person_text)],
  }
}
