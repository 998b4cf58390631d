import type { Tag } from '#server/domain/assistant/lexicon.ts'
import { withoutOpeners } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { requestIn } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { readingIn, senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'

/** Classes of words by which a search is gone on from with less, more or other of it. */
const classes = ['narrow', 'cheaper', 'but', 'same', 'only']

const refining = senseFrames.find(({ capability }) => capability === 'ideas.discover.refine')

/**
 * The search that was just spoken of with what is said of it: “only the cheap ones”, “same but nearer”. It takes the whole message,
 * which the search reads better than the rules do. Null where no search was just spoken of, or the message names something else or is a
 * request by itself that does not begin so.
 */
export function searchOnFrom(working: Working, clause: string): Request | null {
  const { focus, search } = working.state
  const [newest] = focus
  if (refining === undefined || !search || newest?.handle !== search.run_handle) return null
  const { tags, spots } = readingIn(working, clause)
  const isOther = spots.some(
    ({ kind, things }) =>
      kind === 'link' || kind === 'position' || (kind === 'name' && things[0]?.sure === 1),
  )
  const isOfSearch = (tag: Tag | undefined) => classes.some((name) => tag?.classes.has(name))
  if (isOther || !tags.some(isOfSearch)) return null
  if (!isOfSearch(tags[0]) && requestIn(working, clause)?.unsure === false) return null
  return {
    ...{ frame: refining.id, language: working.said.language, labels: {} },
    words: { query: withoutOpeners(clause, working.spoken) },
    values: { parent_run_handle: search.run_handle },
  }
}
