import type {
  ChoiceCandidate,
  IdeasListCandidate,
  PersonCandidate,
  RoundupItemCandidate,
} from '#generated/types.ts'
import { askingFailure } from '#server/domain/accepted_work/question.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'
import { fail, type Failure, type FailureDetail } from '#server/domain/basics/failure.ts'
import {
  captureAsOne,
  chooseDestination,
  choosePerson,
  continueReason,
  detailAdvice,
  everyItem,
  makesTheList,
  retryAdvice,
  retryReason,
  wholeTitle,
} from '#server/domain/messages/roundup.ts'
import type { RoundupState } from '#server/domain/accepted_work/states.ts'
import type { ItemFacts, RoundupFailure } from '#server/domain/roundup/facts.ts'
import { maxCurated } from '#server/domain/roundup/machine.ts'
import { ranked } from '#server/domain/roundup/requirements.ts'
import type { RoundupSources } from '#server/domain/roundup/sources.ts'
import type { RoundupContinuation } from '#generated/types.ts'

/** The most characters of a text that `ideas.capture` takes. */
const maxCapturedText = 10_000

/** What is asked about a destination, and the words that did not decide it. */
export interface AskedDestination extends AskedQuestion {
  readonly words: string
}

/** What a roundup that waits, or has failed, is explained by. */
export interface Unfinished {
  readonly state: RoundupState
  readonly public_id: string
  readonly generation: number
  readonly continuation: RoundupContinuation | null
  readonly items: readonly ItemFacts[]
  readonly sources: RoundupSources
  readonly asked: AskedDestination | null
  /** What is offered for its destination and is still there. */
  readonly offered: readonly (PersonCandidate | IdeasListCandidate)[]
  readonly failure: RoundupFailure | null
  /** The call that reads an item again with what it lacks; empty where reading the same again may help. */
  readonly lacking: NonNullable<FailureDetail['next']>
  /** What is asked, or why it failed. */
  readonly text: string
}

type Fields = Record<string, unknown>

/** What a roundup asks, or why it failed: each candidate has the complete input of the call that chooses it. */
export function questionOf(roundup: Unfinished): Failure {
  const { state, asked, failure, text: message, continuation } = roundup
  const answer = continuation && {
    capability: 'ideas.roundup.mutate',
    reason: continueReason,
    input: choosing(roundup, {}),
    needs: continuation.required_fields,
  }
  const asking = { message, answer, makesTheList }
  switch (state) {
    case 'scope_required':
      return askingFailure({ ...asking, code: state, candidates: scopes(roundup) })
    case 'selection_required':
      return askingFailure({ ...asking, code: state, candidates: best(roundup) })
    case 'destination_required':
      return askingFailure({
        ...{ ...asking, code: asked?.code ?? state, destination: asked },
        candidates: destinations(roundup),
        ...(asked !== null && {
          advice: asked.kind === 'person' ? choosePerson : chooseDestination,
        }),
      })
    default: {
      const { lacking } = roundup
      const advice = lacking.length > 0 ? detailAdvice : retryAdvice
      const next = [...lacking, ...(afterFailure(roundup) ?? [])]
      return fail(failure?.code ?? 'source_unsupported', { message, advice, next })
    }
  }
}

/** The call that retries what has failed. */
export function retryCall({ public_id, generation }: Pick<Unfinished, 'public_id' | 'generation'>) {
  return {
    capability: 'ideas.roundup.mutate' as const,
    reason: retryReason,
    input: { operation: 'retry', public_id, expected_generation: generation },
  }
}

/** The input of the continuation with the user's choice. */
function choosing({ continuation, generation }: Unfinished, chosen: Fields): Fields {
  const { operation, input } = continuation ?? {}
  return { operation, ...input, expected_generation: generation, ...chosen }
}

function scopes(roundup: Unfinished): ChoiceCandidate[] {
  const { source_url, source_text } = roundup.sources
  const hasSource = source_url !== null || source_text !== null
  const scope = (scope: string, title: string) => ({
    kind: 'scope',
    title,
    input: choosing(roundup, { scope }),
  })
  return [
    scope('all', everyItem(roundup.items.length)),
    ...(hasSource ? [scope('general_source', wholeTitle)] : []),
  ]
}

/** The items that meet most of what is wanted, the best first. */
function best(roundup: Unfinished): RoundupItemCandidate[] {
  const byPosition = new Map(roundup.items.map((item) => [item.position, item]))
  return ranked(roundup.items)
    .slice(0, maxCurated)
    .flatMap((position) => byPosition.get(position) ?? [])
    .map(({ title, position }) => ({
      ...{ kind: 'roundup_item' as const, title, position },
      input: choosing(roundup, { selected_items: [title] }),
    }))
}

/** The lists or people that are offered, each with the call that chooses it. */
function destinations(roundup: Unfinished): (PersonCandidate | IdeasListCandidate)[] {
  return roundup.offered.map((one) =>
    'person_handle' in one
      ? { ...one, input: choosing(roundup, { target_person_text: one.person_handle }) }
      : { ...one, input: choosing(roundup, { target_ideas_list_handle: one.ideas_list_handle }) },
  )
}

function afterFailure(roundup: Unfinished): FailureDetail['next'] {
  const { sources, items } = roundup
  const { source_url, source_text } = sources
  // A source without items may still be worth one idea, if it is no longer than a capture's text.
  const isTooLong = source_url === null && (source_text?.length ?? 0) > maxCapturedText
  const asOne =
    items.length > 0 || (source_url === null && source_text === null) || isTooLong
      ? []
      : [
          {
            capability: 'ideas.capture',
            reason: captureAsOne,
            input: source_url === null ? { text: source_text } : { source_url },
          },
        ]
  return [retryCall(roundup), ...asOne]
}
