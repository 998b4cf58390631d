import type { Input } from '#generated/types.ts'
import { lockAccount } from '#server/data/accounts/lock.ts'
import { type ListRow, toList } from '#server/data/lists/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { Context } from '#server/domain/context.ts'
import { type Failure, fail, refuse } from '#server/domain/basics/failure.ts'
import { areaName } from '#server/domain/finding/area.ts'
import { toStored } from '#server/domain/finding/choice.ts'
import type { Filters } from '#server/domain/finding/filters.ts'
import { hasFilter } from '#server/domain/finding/filter_fields.ts'
import { madeFrom } from '#server/domain/finding/made_from.ts'
import { nameShared } from '#server/domain/messages/lists.ts'
import * as say from '#server/domain/messages/recommendations.ts'
import { readText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { type ChosenByWords, chooseByWords } from '#server/flows/finding/choose_by_words.ts'
import { readFilters } from '#server/flows/finding/filters.ts'
import {
  findGenerated,
  type Generating,
  insertGenerated,
  keepsTime,
} from '#server/flows/finding/generate.ts'
import { nothingFound } from '#server/flows/finding/nothing.ts'
import { toCandidates } from '#server/flows/finding/present.ts'
import { recheck } from '#server/flows/finding/recheck.ts'
import { keepGenerated } from '#server/flows/finding/undo_generated.ts'
import { undoNext } from '#server/flows/reversible.ts'
import { completed, handler, unchanged, type Work } from '#server/runtime/handler.ts'

/** How many ideas a list gets if nobody says. */
const usualLimit = 10

const generate: Work<'ideas.list.generate', ChosenForList> = async (context, input, ahead) => {
  const { db } = context
  const { name: given, limit, ...rest } = input
  const violations: Violation[] = []
  const named = given === undefined ? null : readText(given, '/name', violations)
  refuse(violations)
  if (!hasFilter(rest)) {
    throw fail('subject_required', { pointer: '/activities', message: say.sayWhatToListBy })
  }
  // Without this lock, two calls at once would adopt the same twice.
  await lockAccount(db)
  const confirmed = ahead && (await isStillSo(db, ahead)) ? ahead : null
  const { chosen, read, told, nothing } = confirmed ?? (await chooseFor(context, input))
  if (nothing) throw nothing
  const name = named ?? nameOf(read.filters)
  const made_from = madeFrom(name, limit ?? usualLimit, read.applied)
  const generating = { name, made_from, read, choices: chosen.choices.map(toStored) }
  const gaps = [...chosen.gaps]
  const same = await findGenerated(db, generating)
  if (same) {
    const data = await present(context, generating, same)
    const text = say.listWasGenerated(name, data.items.length)
    return unchanged({ ...data, gaps, reversible_action_id: null }, { text })
  }
  const made = await insertGenerated(db, generating)
  const undo = await keepGenerated(db, made.list)
  const data = await present(context, generating, made)
  return completed(
    { ...data, gaps, reversible_action_id: undo?.handle ?? null },
    {
      text: say.listGenerated(name, data.items.length),
      next: undoNext(undo),
      disclosures: [
        ...told,
        ...nameShared(made.list),
        ...(keepsTime(read) ? [] : [{ name: 'list.time_left_out', text: say.timeLeftOut }]),
        ...(gaps.length > 0 ? [{ name: 'recommendations.gaps', text: say.gapsText(gaps) }] : []),
      ],
    },
  )
}

export default handler('ideas.list.generate', generate, { ahead: chooseFor })

/** What is chosen for a list, or why nothing is. */
interface ChosenForList extends ChosenByWords {
  readonly nothing: Failure | null
}

/** Chooses for a list. It writes nothing. */
async function chooseFor(
  context: Context,
  { name, limit, ...rest }: Input<'ideas.list.generate'>,
): Promise<ChosenForList> {
  const asked = await readFilters(context, rest)
  const by = await chooseByWords(context, asked, rest, { most: limit ?? usualLimit })
  const others = { ...(name !== undefined && { name }), ...(limit !== undefined && { limit }) }
  return { ...by, nothing: await nothingFound(context, by.chosen, by.read, others) }
}

/** Whether each choice still fits what it was chosen by. */
async function isStillSo(db: Db, { chosen: { choices }, read }: ChosenByWords): Promise<boolean> {
  const fitting = await recheck(db, read.filters, choices.map(toStored))
  return fitting.length === choices.length
}

/** The list, and its ideas as the candidates that they were chosen as. */
async function present(
  context: Context,
  { read, choices }: Generating,
  { list, ideas }: { list: ListRow; ideas: ReadonlyMap<string, string> },
) {
  const kept = choices.flatMap((choice) => {
    const id = ideas.get(choice.id)
    return id === undefined ? [] : [{ ...choice, k: 'idea' as const, id }]
  })
  const items = await toCandidates(context, kept, read.filters)
  return { list: toList(list), items, filters_used: read.applied }
}

function nameOf({ activities, user_activities, search, areas, people }: Filters): string {
  const what = [...activities, ...user_activities, ...(search === null ? [] : [search])]
  const names = people.map(({ display_name }) => display_name)
  return say.composedName(what, [...new Set(areas.map(areaName))], names)
}
