import type { LikeKind } from '#generated/types.ts'
import { lockAccount } from '#server/data/accounts/lock.ts'
import { listIdeasOfItems } from '#server/data/ideas/find_item.ts'
import { listKnownInterests } from '#server/data/incoming_interests/list.ts'
import {
  listSubjects,
  listSubjectsOfInterests,
  lockSubjectsById,
  type SubjectIds,
} from '#server/data/likes/list_subjects.ts'
import { listItemsById } from '#server/data/inventory_items/list.ts'
import type { LikeSubjectRow } from '#server/data/likes/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import { itemIdOf } from '#server/domain/finding/item.ts'
import { type HandleKind, parseHandle } from '#server/domain/basics/handle.ts'
import { mustMeanTheSame } from '#server/domain/messages/input.ts'
import { isOfOtherKind } from '#server/domain/messages/likes.ts'
import { adoptItem } from '#server/flows/finding/adopt.ts'
import { saveInterest } from '#server/flows/likes/save_interest.ts'

/** How an input names something that can be liked. */
export interface SubjectReference {
  handle: string
  /** Where it stands in the input. */
  pointer: string
  /** What it may be; left out where it may be anything that can be liked. */
  kinds?: readonly LikeKind[]
}

/** What a thing that is named by a kind may be; an event is an idea, too. */
export function kindsMeant(kind: LikeKind): readonly LikeKind[] {
  return kind === 'idea' ? ['idea', 'event'] : [kind]
}

/**
 * What these references mean, in the same order. An incoming interest means this account's own thing that it is in, an item
 * of the public inventory the idea that was taken from it; null where the account has none. Errors: `reference_not_found`.
 */
export async function requireSubjects(
  db: Db,
  references: readonly SubjectReference[],
): Promise<(LikeSubjectRow | null)[]> {
  return resolveSubjects(db, references, { locks: false, saves: false })
}

/**
 * As `requireSubjects`; the transaction keeps the subjects and their likes from being changed by others until
 * it ends. With `saves`, an incoming interest and an item for which this account has nothing are saved as an idea, and the
 * archived idea of an item is active again.
 */
export async function lockSubjects(
  db: Db,
  references: readonly SubjectReference[],
  saves: boolean,
): Promise<(LikeSubjectRow | null)[]> {
  // Without this lock, two calls at once that save the same interest would save two ideas.
  const isShared = ({ handle }: SubjectReference) =>
    parseHandle('interest', handle) !== null || itemIdOf(handle) !== null
  if (saves && references.some(isShared)) await lockAccount(db)
  return resolveSubjects(db, references, { locks: true, saves })
}

/**
 * Errors: `input_invalid` on both fields where a reference means none of the subjects that the field at `other` means;
 * `reference_not_found`.
 */
export async function requireAmong(
  db: Db,
  subjects: readonly LikeSubjectRow[],
  reference: SubjectReference,
  other: string,
): Promise<void> {
  const [named] = await requireSubjects(db, [reference])
  if (named && subjects.some(({ id }) => id === named.id)) return
  refuse([
    { pointer: reference.pointer, code: 'rule', message: mustMeanTheSame(other.slice(1)) },
    { pointer: other, code: 'rule', message: mustMeanTheSame('subject') },
  ])
}

/** The subjects of these likes that still exist, by id, locked as by `lockSubjects`. */
export async function lockSubjectsOfLikes(
  db: Db,
  likes: readonly { subject_kind: LikeKind; subject_id: string }[],
): Promise<Map<string, LikeSubjectRow>> {
  return lockSubjectsById(
    db,
    byTable(likes.map(({ subject_kind, subject_id }) => ({ kind: subject_kind, id: subject_id }))),
  )
}

async function resolveSubjects(
  db: Db,
  references: readonly SubjectReference[],
  { locks, saves }: { locks: boolean; saves: boolean },
): Promise<(LikeSubjectRow | null)[]> {
  const interests = await listKnownInterests(db, idsIn(references, 'interest'))
  const subjectsOf = await listSubjectsOfInterests(db, [...interests.keys()])
  const own = byTable([...subjectsOf.values()])
  const itemIds = references.map(({ handle }) => itemIdOf(handle)).filter((id) => id !== null)
  const taken = await listIdeasOfItems(db, itemIds)
  const ideaOf = new Map(taken.map(({ item_id, idea_id }) => [item_id, idea_id]))
  const ids = {
    ideas: [
      ...[...idsIn(references, 'idea'), ...own.ideas],
      // An event of one's own has the id of its idea.
      ...[...idsIn(references, 'event'), ...ideaOf.values()],
    ],
    places: [...idsIn(references, 'place'), ...own.places],
  }
  const found = await (locks ? lockSubjectsById(db, ids) : listSubjects(db, ids))
  const subjects: (LikeSubjectRow | null)[] = []
  for (const reference of references) {
    const { handle, pointer, kinds } = reference
    const item_id = itemIdOf(handle)
    const interest = interests.get(parseHandle('interest', handle) ?? '')
    if (interest) {
      const subject = found.get(subjectsOf.get(interest.interest_id)?.id ?? '')
      subjects.push(subject ?? (saves ? await saveInterest(db, interest) : null))
    } else if (item_id !== null && !found.has(item_id)) {
      const known = found.get(ideaOf.get(item_id) ?? '') ?? null
      subjects.push(await subjectOfItem(db, reference, known, saves))
    } else {
      const subject = found.get(
        item_id ?? parseHandle('idea', handle) ?? parseHandle('place', handle) ?? '',
      )
      if (!subject) throw fail('reference_not_found', { pointer })
      if (kinds && !kinds.includes(subject.kind))
        throw fail('reference_not_found', { pointer, ...isOfOtherKind(subject.kind) })
      subjects.push(subject)
    }
  }
  return subjects
}

/** The idea of an item, of which one that is a place may be named as such; null where the account has none, and saves none. */
async function subjectOfItem(
  db: Db,
  { handle, pointer, kinds }: SubjectReference,
  known: LikeSubjectRow | null,
  saves: boolean,
): Promise<LikeSubjectRow | null> {
  const kind = parseHandle('event', handle) === null ? 'idea' : 'event'
  const isMeant = kinds?.some((one) => one === kind || (one === 'place' && kind === 'idea')) ?? true
  if (!isMeant) throw fail('reference_not_found', { pointer })
  if (known?.state === 'active') return known
  if (saves) {
    const { idea_id, was } = await adoptItem(db, handle, pointer)
    const saved = (await lockSubjectsById(db, { ideas: [idea_id], places: [] })).get(idea_id)
    return saved ? { ...saved, restored: was === 'restored' } : null
  }
  if (known) return known
  const items = await listItemsById(db, [itemIdOf(handle) ?? ''], { over: true })
  if (items.length === 0) throw fail('reference_not_found', { pointer })
  return null
}

function idsIn(references: readonly SubjectReference[], kind: HandleKind): string[] {
  return references.map(({ handle }) => parseHandle(kind, handle)).filter((id) => id !== null)
}

function byTable(subjects: readonly Pick<LikeSubjectRow, 'kind' | 'id'>[]): SubjectIds {
  const places = subjects.filter(({ kind }) => kind === 'place')
  const ideas = subjects.filter(({ kind }) => kind !== 'place')
  return { ideas: ideas.map(({ id }) => id), places: places.map(({ id }) => id) }
}
