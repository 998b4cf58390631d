import type { Idea, Person, Plan } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { type IdeaWords, viewIdeaWords } from '#server/flows/web/idea_words.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { type Fillable, fillableLists } from '#server/surfaces/web/ideas/list_choice.ts'
import {
  type Choosable,
  choosablePeople,
  nobody,
} from '#server/surfaces/web/parts/people_choice.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** An idea as `ideas.object.get` shows it when it is inspected; one that a friend shared has no more than the idea. */
type Inspected = Idea & {
  readonly like?: { readonly mine: boolean; readonly intentions: readonly string[][] }
  readonly liked_by?: readonly Person[]
  readonly plans?: readonly Plan[]
}

/** An idea as its page shows it. */
export interface IdeaFacts {
  readonly handle: string
  readonly idea: Inspected
  readonly words: IdeaWords | null
  /** The lists that it can be put on. */
  readonly fillable: Fillable
  /** The people who can be chosen. */
  readonly choice: Choosable
}

/** Whether an idea is the person's own and can be changed. */
export function isOwn({ idea }: Pick<IdeaFacts, 'idea'>): boolean {
  return idea.shared_by === undefined && idea.state === 'active'
}

/** Reads the idea of the address alone. Errors: `reference_not_found` for anything else. */
export async function inspectedIdea(
  visit: SignedInVisit,
): Promise<Pick<IdeaFacts, 'handle' | 'idea'>> {
  const { idea_handle: handle = '' } = visit.params
  const subject = { type: 'idea', interaction_reference: handle } as const
  const read = await callAs(visit, 'ideas.object.get', { operation: 'inspect', subject })
  const { object, subject: found } = read.data ?? {}
  if (object === undefined || found?.type !== 'idea') throw fail('reference_not_found')
  return { handle, idea: object as unknown as Inspected }
}

/** Reads the idea of the address, and what its page offers. Errors: `reference_not_found` for anything else. */
export async function ideaOf(visit: SignedInVisit): Promise<IdeaFacts> {
  const [{ handle, idea }, words] = await Promise.all([
    inspectedIdea(visit),
    viewIdeaWords(visit.runtime, visit.session.owner, visit.params.idea_handle ?? ''),
  ])
  const facts = { handle, idea, words, fillable: { lists: [], more: null }, choice: nobody }
  if (!isOwn(facts)) return facts
  const [fillable, choice] = await Promise.all([
    fillableLists(visit, visit.query.get('put')),
    choosablePeople(visit),
  ])
  return { ...facts, fillable, choice }
}
