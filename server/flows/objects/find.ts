import { type Failure, fail, refuse } from '#server/domain/basics/failure.ts'
import {
  checkTheWords,
  findTheSubject,
  nothingNamed,
  noSubject,
  severalNamed,
} from '#server/domain/messages/objects.ts'
import { wordsToSearch } from '#server/domain/objects/words_to_search.ts'
import { itemIdOf } from '#server/domain/finding/item.ts'
import { checkNames, type NamedObject } from '#server/domain/objects/mutation.ts'
import { type ObjectType, objectTypes } from '#server/domain/objects/types.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import {
  findByCandidate,
  findByReference,
  type Reading,
} from '#server/flows/objects/by_reference.ts'
import { namedBy } from '#server/flows/objects/by_words.ts'
import { type FoundObject, isOfType, toObject } from '#server/flows/objects/thing.ts'
import type { NamedChoice } from '#server/flows/objects/named_choice.ts'

/** How many candidates several things of one name are answered with. */
const maxCandidates = 5

/** How an object is found. */
export interface Finding {
  /** The types among which words are looked up unless the caller says one; all by default. */
  among?: readonly ObjectType[]
  /** The whole input that names the object of a choice instead. */
  choose(choice: NamedChoice): Record<string, unknown>
}

/**
 * The object that a subject names: by handle, candidate id or reference, or by words that fit its name.
 *
 * Errors: `input_invalid` where it is named in several ways; `subject_required` where it is not named at all;
 * `reference_not_found`, also where the object is not of the type that is said; `nothing_found` and
 * `subject_ambiguous` for words.
 */
export async function findObject(
  reading: Reading,
  subject: NamedObject,
  finding: Finding,
): Promise<FoundObject> {
  const violations: Violation[] = []
  checkNames(subject, violations)
  refuse(violations)
  const { type, handle, candidate_id, interaction_reference, query } = subject
  if (query !== undefined) return findByWords(reading, query, type, finding)
  const [key, thing] =
    candidate_id !== undefined
      ? (['candidate_id', await findByCandidate(reading, candidate_id)] as const)
      : handle !== undefined
        ? (['handle', await findByReference(reading, handle)] as const)
        : interaction_reference !== undefined
          ? ([
              'interaction_reference',
              await findByReference(reading, interaction_reference),
            ] as const)
          : noObject()
  if (!thing || (type !== undefined && !isOfType(thing, type))) {
    throw fail('reference_not_found', { pointer: `/subject/${key}` })
  }
  // What a friend shared is not offered by the service: its candidate id means the idea itself.
  const isCandidate =
    type === undefined && candidate_id !== undefined && isOfType(thing, 'recommendation')
  return toObject(thing, isCandidate ? 'recommendation' : type)
}

function noObject(): never {
  throw subjectMissing(noSubject)
}

/** The failure `subject_required` of a call that needs one object; `message` says what for. */
export function subjectMissing(message: string): Failure {
  return fail('subject_required', {
    pointer: '/subject',
    message,
    advice: findTheSubject,
    prerequisite: { capability: 'ideas.saved.query', input: {} },
  })
}

async function findByWords(
  reading: Reading,
  text: string,
  type: ObjectType | undefined,
  { among = objectTypes, choose }: Finding,
): Promise<FoundObject> {
  const pointer = '/subject/query'
  const choices = await namedBy(reading, text, type === undefined ? among : [type])
  const [choice, ...others] = choices
  if (!choice) throw nothingFound(text, type)
  if (others.length > 0) {
    throw fail('subject_ambiguous', {
      pointer,
      message: severalNamed(text, choices.length > maxCandidates),
      candidates: choices.slice(0, maxCandidates).map((one) => ({
        kind: one.type,
        ...handleOf(one),
        title: one.title,
        input: choose(one),
      })),
    })
  }
  const thing = await findByReference(reading, choice.handle)
  if (!thing) throw nothingFound(text, type)
  return toObject(thing, type)
}

/** The failure `nothing_found` of words that name nothing, with the search that knows more of them. */
function nothingFound(text: string, type: ObjectType | undefined): Failure {
  return fail('nothing_found', {
    pointer: '/subject/query',
    message: nothingNamed(text, type),
    advice: checkTheWords,
    prerequisite: {
      capability: 'ideas.search',
      input: { query: wordsToSearch(text) },
    },
  })
}

/** The handle of a choice in the field of its kind; what has none, such as a friend's interest, is named by `input`. */
function handleOf({ type, handle }: NamedChoice): Record<string, string> {
  if (type === 'recommendation') return { handle }
  const isItem = itemIdOf(handle) !== null
  const key = type === 'event' && isItem ? 'event_handle' : handleKeys[type]
  return { [key]: handle }
}

/** The field that has the handle of a candidate of each type. */
const handleKeys: { readonly [Type in Exclude<ObjectType, 'recommendation'>]: string } = {
  ideas_list: 'ideas_list_handle',
  idea: 'idea_handle',
  capture: 'capture_public_id',
  place: 'place_handle',
  event: 'idea_handle',
  plan: 'plan_handle',
}
