import { listAuthored } from '#server/data/objects/list_authored.ts'
import type { AuthoredRow } from '#server/domain/ideas/authored.ts'
import { type HandleKind, parseHandle } from '#server/domain/basics/handle.ts'
import { formsInQuotes } from '#server/domain/basics/in_quotes.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { canBeKept } from '#server/runtime/text_rules.ts'

/**
 * Whose words are in what has these handles. `quoted` are texts as sentences show them in quotes: a sentence may be about an
 * idea without its handle. Nothing is read for an answer without any of them.
 */
export async function authoredBy(
  { database }: Pick<Runtime, 'database'>,
  owner: string,
  handles: ReadonlySet<string>,
  quoted: ReadonlySet<string>,
): Promise<AuthoredRow[]> {
  // A refusal may quote what nobody can keep.
  const kept = [...quoted].filter(canBeKept)
  const title_keys = [...new Set(kept.flatMap(formsInQuotes).map(nameKey))]
  if (handles.size === 0 && title_keys.length === 0) return []
  const all = [...handles]
  const ids = (kind: HandleKind) => all.flatMap((handle) => parseHandle(kind, handle) ?? [])
  const keys = {
    ...{
      ideas: [...ids('idea'), ...ids('event')],
      places: ids('place'),
      plans: [...ids('plan'), ...ids('event')],
      actions: ids('action'),
      captures: ids('capture'),
      roundups: ids('roundup'),
      people: ids('person'),
    },
    title_keys,
  }
  return database.read(owner, (db) => listAuthored(db, keys))
}
