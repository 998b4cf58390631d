import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import { namesTaken } from '#server/domain/messages/people.ts'
import { timesAssumed } from '#server/domain/messages/tools.ts'
import { type Answer, withBody } from '#server/runtime/answer.ts'
import type { Body } from '#server/runtime/call.ts'
import {
  findNamedPeople,
  type NamedPeople,
  type UnclearName,
} from '#server/runtime/named_people.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { withOffsets, withTimes } from '#server/runtime/written_times.ts'
import type { Exchange } from '#server/surfaces/mcp/exchange.ts'
import { withSearchOffered, wordsIn } from '#server/surfaces/mcp/input/no_text_search.ts'
import { withOwnNames } from '#server/surfaces/mcp/input/other_names.ts'
import { peopleByName } from '#server/surfaces/mcp/input/people_by_name.ts'
import { keyAfter } from '#server/surfaces/mcp/key.ts'
import { type NamedReview, withWholeReview } from '#server/surfaces/mcp/review_handles.ts'
import type { Resumed } from '#server/surfaces/mcp/asked.ts'

type Members = Readonly<Record<string, unknown>>

/** The body of a call, and what has to be said of how it was taken. */
interface TakenBody {
  readonly body: () => Promise<Body>
  /** The answer, which says on which clocks times were taken, and who names were taken for. A problem says it itself. */
  readonly disclosed: (answer: Answer) => Answer
  /** The name that has to be asked about before the call; null where there is none, or the body has not been read. */
  readonly unclear: () => UnclearName | null
}

/**
 * The input of a call, and the key of a write, which may stand among its arguments. Fields under another name, times without an offset, and
 * names in place of handles are taken for what they mean; the key is for the input as it was sent.
 */
export function takenBody(
  runtime: Runtime,
  { owner, form: { timezone } }: Pick<Exchange, 'owner' | 'form'>,
  facts: CapabilityFacts,
  { input: sent, key: keyOf, answered, chosen }: Resumed,
  review: NamedReview | null,
): TakenBody {
  const timed = withTimes(facts.id, sent)
  const { idempotency_key, ...rest } = timed
  const given = facts.idempotency_key ? rest : timed
  const owned = withOwnNames(facts, given)
  const { input: full, isAssumed, unclear } = withOffsets(facts, owned, timezone)
  const meant = new Map(
    chosen.flatMap(({ field, name, handle }) => (field === null ? [[name, handle]] : [])),
  )
  let people: NamedPeople | null = null
  let words: string | null = null
  return {
    async body() {
      refuse(unclear)
      const named = await withPeople(runtime, owner, facts, full, meant)
      people = named.people
      const searched = wordsIn(facts, named.input)
      words = searched?.words ?? null
      const input = withWholeReview(searched?.rest ?? named.input, review)
      // Another answer to the question who is meant is another call.
      const as_sent = input === given || meant.size > 0 ? undefined : given
      const key = facts.idempotency_key ? keyOf() : null
      const idempotency_key = key && keyAfter(key, answered)
      return { input, as_sent, version: null, idempotency_key, asks: people?.failure ?? null }
    },
    unclear: () => people?.unclear ?? null,
    disclosed(answer) {
      const { body } = answer
      if (!('outcome' in body)) return answer
      const { outcome } = body
      const said = [
        ...(isAssumed ? [{ name: 'times.assumed', text: timesAssumed(timezone) }] : []),
        ...namesSaid(people),
      ]
      const disclosures = [...outcome.disclosures, ...said]
      const all: Answer =
        said.length === 0
          ? answer
          : withBody(answer, { ...body, outcome: { ...outcome, disclosures } })
      return words === null ? all : withSearchOffered(all, words)
    },
  }
}

/** The input with handles in place of names, and who they mean; null where there are none. */
async function withPeople(
  runtime: Runtime,
  owner: string,
  facts: CapabilityFacts,
  input: Members,
  meant: ReadonlyMap<string, string>,
): Promise<{ input: Members; people: NamedPeople | null }> {
  // The mock has no account whose people could be looked up.
  const named = runtime.carryOut === undefined ? peopleByName(facts, input) : null
  if (named === null) return { input, people: null }
  const people = await findNamedPeople(runtime, owner, named.names, meant)
  return { input: named.withHandles(people), people }
}

function namesSaid(people: NamedPeople | null): { name: string; text: string }[] {
  if (people === null || people.failure !== null || people.handles.size === 0) return []
  const all = [...people.handles].map(([name, handle]) => ({ name, handle }))
  return [{ name: 'people.named', text: namesTaken(all) }]
}
