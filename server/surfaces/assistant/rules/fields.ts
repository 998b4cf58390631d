import type { Frame } from '#generated/server/assistant/frame.ts'
import type { Thing } from '#server/domain/assistant/state.ts'
import { withDays } from '#server/domain/assistant/said_numbers.ts'
import { mayBeTime } from '#server/domain/assistant/time_spans.ts'
import { readMoment } from '#server/domain/assistant/times.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { fillSlot } from '#server/surfaces/assistant/rules/fill.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { requestIn } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { cutsIn, partsAt, type Why } from '#server/surfaces/assistant/rules/cut/cuts.ts'
import { readingIn, senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'

/** The frame that gives a draft its time. */
const ofTime = senseFrames.find(
  (one) => one.capability === 'plans.draft.update' && one.slots.scheduled_at === 'moment',
)

/** What is before the colon and behind it: “update the pottery draft: 10 Dec, 18:30, max 8 people”. */
const headed = /^([^:"“„«]{3,80}):\s+([^"“„«]{3,300})$/u

const capability = 'plans.draft.update'

/** Classes of words for a draft and for changing it. */
const ofDraft: ReadonlySet<string> = new Set([
  'draft',
  'draft_v',
  'plan',
  'brief',
  'move',
  'make',
  'make_it',
])

/** A change of a draft by its fields, and what of them was not understood. */
export interface Fields {
  readonly request: Request
  readonly left: readonly string[]
}

/** A piece of such a message: some slots of a frame in words. */
interface Piece {
  readonly frame: Frame
  readonly words: Readonly<Record<string, string>>
}

/**
 * The one change of a draft that is told by its fields behind a colon, each by its kind: a day and an hour, “max 8 people”, “RSVP by 8 Dec
 * noon”. Null for anything else.
 */
export async function fieldsIn(working: Working, clause: string): Promise<Fields | null> {
  const [, head, tail] = headed.exec(clause.trim()) ?? []
  if (head === undefined || tail === undefined || !/[,;\n]/.test(tail)) return null
  const { text, tokens, spots, tags } = readingIn(working, head)
  const [named, ...others] = spots.filter(({ kind }) => kind === 'name')
  const isOfDraft = tags.every(({ classes }) => [...classes].some((one) => ofDraft.has(one)))
  if (named === undefined || others.length > 0 || !isOfDraft) return null
  const name = text.slice(tokens[named.from]?.at).trim()
  const read = piecesOf(working, tail).map((text) => ({
    text,
    piece: pieceOf(working, name, text),
  }))
  const pieces = read.flatMap(({ piece }) => piece ?? [])
  const [first] = pieces
  // One alone is read by other rules, but for a day with its hour.
  if (first === undefined || (read.length === 1 && first.frame !== ofTime)) return null
  const plan = await fillSlot(working, first.frame, 'plan_handle', name)
  const thing = plan.kind === 'value' ? plan.thing : null
  if (plan.kind !== 'value' || thing === null || !isDraft(working, thing)) return null
  let { values } = plan
  for (const piece of pieces) {
    for (const [slot, words] of Object.entries(piece.words)) {
      if (slot === 'plan_handle') continue
      const filled = await fillSlot(working, piece.frame, slot, words, values)
      if (filled.kind !== 'value' || slot in values) return null
      values = { ...values, ...filled.values }
    }
  }
  const left = read.flatMap((one) => (one.piece === null ? [one.text] : []))
  const request = {
    ...{ frame: first.frame.id, words: {}, values, language: working.said.language },
    labels: { plan_handle: thing },
    unsure: false,
  }
  return { request, left }
}

/** The pieces of a text between its commas; an hour behind a day is of one time with it. */
function piecesOf(working: Working, tail: string): string[] {
  const pieces: string[] = []
  const cuts = cutsIn(tail, working.spoken.words).filter(({ why }) => betweenPieces.has(why))
  for (const piece of partsAt(tail, cuts, { isJoined: true }).map(({ text }) => bare(text))) {
    const last = pieces.at(-1)
    const isTime = last !== undefined && isMoment(working, last) && isMoment(working, piece, last)
    if (isTime) pieces[pieces.length - 1] = `${last}, ${piece}`
    else pieces.push(piece)
  }
  return pieces
}

const betweenPieces: ReadonlySet<Why> = new Set(['line', 'semicolon', 'comma', 'then', 'number'])

function bare(piece: string): string {
  return piece.trim().replace(/(?<!\d)[.]$/u, '')
}

/** Whether a piece says when something begins, and nothing else; behind a day, with that day. */
function isMoment({ said, spoken }: Working, piece: string, day?: string): boolean {
  const text = withDays(day === undefined ? piece : `${day}, ${piece}`, spoken)
  if (!mayBeTime(text, said.language, spoken.silent)) return false
  const read = readMoment(text, said, null)
  return read !== null && (day === undefined || 'at' in read)
}

function pieceOf(working: Working, name: string, piece: string): Piece | null {
  if (isMoment(working, piece))
    return ofTime ? { frame: ofTime, words: { scheduled_at: piece } } : null
  const request = requestIn(working, `${name} ${piece}`)
  const frame = request?.unsure === false ? frameOf(working, request) : null
  return request && frame?.capability === capability ? { frame, words: request.words } : null
}

/** Whether a plan is a draft: what was sent has its changes prepared. */
function isDraft({ names }: Working, plan: Thing): boolean {
  return names.byHandle(plan.handle)?.is_draft === true
}
