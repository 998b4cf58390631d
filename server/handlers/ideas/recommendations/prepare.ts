import type { Data, Input, ResearchGap } from '#generated/types.ts'
import { listPeople } from '#server/data/people/list.ts'
import { findSnapshotPage } from '#server/data/snapshots/find.ts'
import { insertFrozenSnapshot } from '#server/data/snapshots/insert.ts'
import { recommendation_minutes } from '#server/data/snapshots/rows.ts'
import { newId } from '#server/database/id.ts'
import { fail, missing, refuse } from '#server/domain/basics/failure.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import * as say from '#server/domain/messages/prepared_options.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { type LookedUp, lookUp, personContext } from '#server/flows/finding/look_up.ts'
import { presentOptions } from '#server/flows/finding/present_options.ts'
import { type Context, completed, handler, type Result } from '#server/runtime/handler.ts'

type Wanted = Input<'ideas.recommendations.prepare'>
type Prepared = Data<'ideas.recommendations.prepare'>

/** How many options an answer has at most. */
const page = 5

/** How much of the complete request is kept with the options, in characters. */
const maxKept = 2_000

/** What an option's handle stands for. */
interface OptionPosition {
  snapshot: string
  position: number
}

/** A part of what was looked up. */
interface Shown {
  looked: LookedUp
  snapshot: string
  expires_at: Date
  first: number
  count: number
}

export default handler('ideas.recommendations.prepare', async (context, input) => {
  const { action = 'lookup' } = input
  return action === 'lookup' ? look(context, input) : goOn(context, input, action)
})

async function look(context: Context, input: Wanted): Promise<Result<Prepared>> {
  const { db, capability } = context
  const violations = (['snapshot_handle', 'option_handle'] as const)
    .filter((field) => input[field] !== undefined)
    .map((field) => ({ pointer: `/${field}`, code: 'rule', message: say.needsMoreOrDetail }))
  refuse(violations)
  db.allowBookkeeping()
  const looked = await lookUp(context, input)
  const objective = input.objective?.slice(0, maxKept)
  const { id, expires_at } = insertFrozenSnapshot(db, {
    id: newId(),
    capability,
    constraints: JSON.stringify({ ...input, ...(objective !== undefined && { objective }) }),
    list: {
      ids: looked.options.flatMap(({ members: [best] }) => best?.id ?? []),
      facts: looked,
      now: await db.now(),
      minutes: recommendation_minutes,
    },
    earlier: [],
    size: page,
  })
  return show(context, { looked, snapshot: id, expires_at, first: 0, count: page })
}

/** The options after one, or all that is known of it. Errors: 422 unless both handles are given and nothing else. */
async function goOn(
  context: Context,
  input: Wanted,
  action: 'more' | 'detail',
): Promise<Result<Prepared>> {
  const { db, capability } = context
  const { action: _, snapshot_handle, option_handle, ...others } = input
  const violations: Violation[] = Object.keys(others).map((field) => ({
    pointer: `/${field}`,
    code: 'rule',
    message: say.needsNewLookup,
  }))
  refuse(violations)
  if (snapshot_handle === undefined) throw missing('/snapshot_handle')
  if (option_handle === undefined) throw missing('/option_handle')
  const id = parseHandle('snapshot', snapshot_handle)
  const option = context.seal.open<OptionPosition>(sealType, context.owner, option_handle)
  const isOfIt = option !== null && option.value.snapshot === id
  const found =
    id === null
      ? null
      : await findSnapshotPage<LookedUp>(db, { capability, id, offset: 0, size: 0 })
  if (id === null || (!found && !isOfIt)) {
    throw fail('reference_not_found', { pointer: '/snapshot_handle' })
  }
  if (!option || !isOfIt) throw fail('reference_not_found', { pointer: '/option_handle' })
  // An option that can be opened is genuine, so its snapshot existed and has been deleted since.
  if (!found || found.expired) throw fail('snapshot_expired', { pointer: '/snapshot_handle' })
  const { facts: looked, expires_at } = found
  const shown = { looked, snapshot: id, expires_at }
  const { position } = option.value
  if (action === 'more') return show(context, { ...shown, first: position + 1, count: page })
  return show(context, { ...shown, first: position, count: 1 }, { every: true })
}

const sealType = 'recommendation_option'

async function show(
  context: Context,
  { looked, snapshot, expires_at, first, count }: Shown,
  { every = false } = {},
): Promise<Result<Prepared>> {
  const { db, seal, owner } = context
  const { date_window, person_id, subject } = looked
  const part = looked.options.slice(first, first + count)
  const [shown, [person]] = await Promise.all([
    presentOptions(context, part, looked.asked, { every }),
    listPeople(db, person_id === null ? [] : [person_id]),
  ])
  const options = shown.flatMap((option, index) => {
    if (!option) return []
    const value: OptionPosition = { snapshot, position: first + index }
    return { option_handle: seal.close(sealType, owner, value, expires_at), ...option }
  })
  if (every && options.length === 0)
    throw fail('reference_not_found', { pointer: '/option_handle' })
  const about = person ? await personContext(db, person, subject) : null
  const names = options.map(({ place }) => place.name)
  const unknown = part.flatMap(({ has_hours }, index) =>
    has_hours ? [] : (shown[index]?.place.name ?? []),
  )
  const isLiked = options.some(({ liked_by }) =>
    liked_by.some(({ person_handle }) => person_handle === about?.person.person_handle),
  )
  const research_gaps: ResearchGap[] = [
    say.notConfirmed,
    ...(unknown.length > 0 ? [say.hoursNotKnown(unknown)] : []),
    ...(about && !about.likes_subject && !isLiked
      ? [say.tastesUnknown(about.person.display_name, subject)]
      : []),
    ...looked.gaps,
  ]
  const { likes_subject: _, ...person_context } = about ?? { likes_subject: false }
  const last = options.at(-1)
  const isMore = !every && first + count < looked.options.length && last !== undefined
  const snapshot_handle = toHandle('snapshot', snapshot)
  return completed(
    {
      snapshot_handle,
      options,
      date_window,
      person_context: about && 'person' in person_context ? person_context : null,
      research_gaps,
    },
    {
      text: every ? say.optionShown(names[0] ?? '') : say.optionsReady(names),
      facts: { options_total: looked.options.length },
      disclosures: [...(looked.told ?? [])],
      ...(isMore && {
        next: [
          {
            capability: 'ideas.recommendations.prepare' as const,
            reason: say.readMore,
            input: { action: 'more', snapshot_handle, option_handle: last.option_handle },
          },
        ],
      }),
    },
  )
}
