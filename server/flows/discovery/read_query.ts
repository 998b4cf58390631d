import { listPeopleNamed } from '#server/data/people/list.ts'
import type { Db } from '#server/database/db.ts'
import { meaningOf } from '#server/domain/discovery/meaning.ts'
import type { AskedObjective, Objective } from '#server/domain/discovery/objective.ts'
import { type Area, areaName } from '#server/domain/finding/area.ts'
import { queryOf } from '#server/domain/finding/query.ts'
import type { WordsRead } from '#server/domain/messages/words_read.ts'
import { idsOf, peopleNamed } from '#server/domain/people/named.ts'
import { readWords } from '#server/flows/finding/read_words.ts'

/** The id of the constraint that an area in a query becomes. */
const geography = 'geography'

/**
 * What a request asks for, with the time, the area and the person that its query says and no field does, nor the run that it
 * comes from; and what was read, for the answer. A caller that names the subject has taken them out of it.
 */
export async function withWords(
  db: Db,
  asked: AskedObjective,
  parent: Objective | null,
  timezone: string,
): Promise<{ asked: AskedObjective; read: WordsRead }> {
  if (asked.subject !== null) return { asked, read: {} }
  const isTimed = ({ window }: Pick<Objective, 'window'>) =>
    Object.values(window).some((at) => at !== null)
  const isPlaced = [...(parent?.constraints ?? []), ...asked.changes.map(typed)].some(
    (one) => meaningOf(one) === 'geography',
  )
  const words = await readWords(db, asked.query, {
    timezone: asked.timezone ?? parent?.timezone ?? timezone,
    said: {
      time: isTimed(asked) || (parent !== null && isTimed(parent)),
      area: isPlaced,
      person: asked.people.length > 0 || (parent?.people ?? []).length > 0,
    },
    anywhere: false,
  })
  const moods = queryOf(asked.query, { moods: true })?.moods ?? []
  if (words === null) return { asked, read: { moods } }
  const { time, area, person, told } = words
  const [first] = time?.spans ?? []
  const last = time?.spans.at(-1)
  const named = person === null ? [] : await listPeopleNamed(db, [person])
  return {
    asked: {
      ...asked,
      window: time
        ? {
            ...asked.window,
            after: first?.from?.toISOString() ?? null,
            before: last?.until?.toISOString() ?? null,
          }
        : asked.window,
      people: person === null ? asked.people : idsOf(peopleNamed(named, person)),
      changes:
        area === null
          ? asked.changes
          : [
              ...asked.changes,
              {
                operation: 'add' as const,
                ...{ semantic_id: geography, constraint_type: geography, label: `In ${area.text}` },
                ...{ value: areaOf(area.areas), source_span: area.text },
                ...{ hardness: 'hard' as const, coverage_state: 'resolved' as const },
              },
            ],
    },
    read: { ...told, moods },
  }
}

function typed({ constraint_type, semantic_id }: AskedObjective['changes'][number]) {
  return { type: constraint_type ?? null, semantic_id }
}

function areaOf([first]: readonly Area[]): string {
  return first ? areaName(first) : ''
}
