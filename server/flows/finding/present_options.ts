import type { Candidate, OptionPlace, RecommendationOption } from '#generated/types.ts'
import { openCandidate } from '#server/domain/ideas/candidate.ts'
import type { Context } from '#server/domain/context.ts'
import type { StoredChoice } from '#server/domain/finding/choice.ts'
import type { StoredOption } from '#server/domain/finding/options.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { savedThere } from '#server/domain/messages/prepared_options.ts'
import { ownReason } from '#server/domain/messages/recommendations.ts'
import { type AskedWords, toCandidates } from '#server/flows/finding/present.ts'

/** How many reasons an option of several has; one that is looked at has all. */
const maxReasons = 4

/** An option without its handle. */
export type ShownOption = Omit<RecommendationOption, 'option_handle'>

/**
 * Options as callers see them, in the same order; null for one of which nothing may be seen any more. With `every`, with
 * all of their reasons.
 */
export async function presentOptions(
  context: Pick<Context, 'db' | 'owner' | 'seal' | 'timezone'>,
  options: readonly StoredOption[],
  asked: AskedWords,
  { every = false } = {},
): Promise<(ShownOption | null)[]> {
  const all = options.flatMap(({ members }) => members)
  const candidates = new Map(
    (await toCandidates(context, all, asked)).map((candidate) => {
      const subject = openCandidate(context.seal, context.owner, candidate.candidate_id)
      return [subject?.id ?? '', candidate] as const
    }),
  )
  return options.map(({ members }) => {
    const shown = members.flatMap((member) => candidates.get(handleOf(member)) ?? [])
    const [best] = shown
    return best ? toOption(best, shown, every) : null
  })
}

const handleKinds = {
  idea: 'idea',
  place: 'place',
  interest: 'interest',
  item: 'public_place',
  shared: 'idea',
} as const

function handleOf({ k, id }: StoredChoice): string {
  return toHandle(handleKinds[k], id)
}

function toOption(best: Candidate, members: readonly Candidate[], every: boolean): ShownOption {
  const place = members.find((one) => one.place !== null)?.place ?? null
  const shown: OptionPlace = place ?? { name: best.title, address: null }
  const why = [...new Set(members.flatMap((one) => reasonsAt(one, shown.name)))]
  const liked_by = members.flatMap((one) => one.liked_by)
  return {
    place: shown,
    candidate_id: best.candidate_id,
    why: every ? why : why.slice(0, maxReasons),
    liked_by: [...new Map(liked_by.map((one) => [one.person_handle, one])).values()],
    provisional: true,
  }
}

/** The reasons of a choice; of one that is at the place, not the place itself, its title belongs to it. */
function reasonsAt({ title, reasons }: Candidate, place: string): string[] {
  if (title === place) return reasons
  return reasons.map((reason) => (reason === ownReason ? savedThere(title) : reason))
}
