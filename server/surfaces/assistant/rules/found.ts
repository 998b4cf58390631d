import type { Frame } from '#generated/server/assistant/frame.ts'
import type { Request as Input } from '#generated/types.ts'
import { isFound } from '#server/domain/assistant/names.ts'
import { focused, type Thing } from '#server/domain/assistant/state.ts'
import { kindBegun } from '#server/domain/basics/handle.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'
import { remember } from '#server/surfaces/assistant/rules/remember.ts'
import { tell } from '#server/surfaces/assistant/rules/tell.ts'

type Values = Readonly<Record<string, unknown>>

/** The kinds that can be liked, by those of handles. */
const liked: Readonly<Record<string, string>> = {
  ...{ idea: 'idea', place: 'place', public_place: 'place', event: 'event' },
}

/** The slot of what is liked. */
const ofLike = 'subject.handle'

/** A request for several things that were found as one for each of them; null for anything else. */
export function eachFound({ state }: Working, request: Request): readonly Request[] | null {
  const handles = request.values[ofLike]
  if (!Array.isArray(handles)) return null
  return handles.map((handle) => {
    const thing = [...state.shown, ...state.focus].find((one) => one.handle === handle)
    return {
      ...request,
      values: { ...request.values, [ofLike]: handle },
      labels: thing ? { ...request.labels, [ofLike]: thing } : request.labels,
    }
  })
}

/**
 * The values of a request about something that was found, as its capability takes them: what is proposed is liked as what it is, and
 * opened by whatever handle it has.
 */
export async function withFoundKnown(
  { hands }: Working,
  { capability }: Pick<Frame, 'capability'>,
  values: Values,
): Promise<Values> {
  if (capability === 'ideas.object.get') {
    const { 'subject.candidate_id': handle, ...others } = values
    const kind = kindBegun(String(handle))
    return kind === 'public_place' || kind === 'event'
      ? { ...others, 'subject.interaction_reference': handle }
      : values
  }
  const { [ofLike]: handle } = values
  if (capability !== 'likes.mutate' || typeof handle !== 'string') return values
  const subject = await likedSubject(hands, handle)
  return { ...values, [ofLike]: subject.handle, 'subject.kind': subject.kind }
}

/** Something that was found and is no idea yet, where a request needs one that is: what is said of it; null where nothing is wrong. */
export function notSavedYet(
  { said }: Working,
  { capability, slots, set }: Frame,
  { values, labels }: Request,
): Outcome | null {
  if (capability === 'ideas.object.get') return null
  if (capability === 'ideas.lists.items.update' && set.mode !== 'remove') return null
  if (capability === 'likes.mutate' && set.operation === 'save') return null
  const thing = Object.entries(labels).find(
    ([slot, one]) => slots[slot] === 'idea' && isFound(one) && isIn(values[slot], one),
  )?.[1]
  if (thing === undefined) return null
  const text = sentencesIn(said.language).notSavedYet(thing.label)
  return { reply: text, error: { code: 'reference_not_found', message: text } }
}

function isIn(value: unknown, { handle }: Thing): boolean {
  return [value].flat().includes(handle)
}

/** Whether something that was found would be put on a list by a message that tells of something else before: “it” may be that. */
export function isToldBefore(
  { said }: Working,
  { capability }: Pick<Frame, 'capability'>,
  { idea_handles: handles }: Values,
): boolean {
  const isOfFound = [handles ?? []].flat().some((handle) => !isIdea(handle))
  return (
    isOfFound &&
    capability === 'ideas.lists.items.update' &&
    /[.!?…]\s+\S/u.test(said.message.trim())
  )
}

/** What came of saving what is put on a list: the input with its ideas, or why that was not possible. */
type Saved =
  | { readonly input: Values; readonly replies: readonly string[] }
  | { readonly failed: Outcome }

/** Saves what was found and is to be put on a list: likes it, so that it is an idea. The input as it is where all are ideas. */
export async function savedFirst(
  working: Working,
  capability: string,
  input: Values,
): Promise<Saved> {
  const { idea_handles: handles, mode } = input
  const isAdded = capability === 'ideas.lists.items.update' && mode !== 'remove'
  if (!isAdded || !Array.isArray(handles)) return { input, replies: [] }
  const replies: string[] = []
  const ideas: unknown[] = []
  for (const handle of handles) {
    const subject = isIdea(handle) ? null : await likedSubject(working.hands, String(handle))
    const liking = subject && (await like(working, subject))
    if (liking && 'failed' in liking) return liking
    ideas.push(liking?.handle ?? handle)
    if (liking) replies.push(liking.reply)
  }
  return { input: { ...input, idea_handles: ideas }, replies }
}

async function like(
  working: Working,
  subject: { readonly kind: string; readonly handle: string },
): Promise<{ readonly handle: string; readonly reply: string } | { readonly failed: Outcome }> {
  const { hands, said } = working
  const call = { capability: 'likes.mutate', input: { operation: 'save', subject } } as const
  const { body, data } = await hands.call(call.capability, call.input as Input<'likes.mutate'>)
  const say = sentencesIn(said.language)
  const told = tell(body, { say, ...call, timezone: said.timezone })
  if (!('outcome' in body) || body.error || data === null) {
    const code = 'outcome' in body ? (body.error?.code ?? 'not_understood') : body.code
    return { failed: { reply: told.reply, error: { code, message: told.reply } } }
  }
  remember(working, call, body, told)
  const { handle, title } = data.subject
  working.state = focused(working.state, [{ kind: 'idea', handle, label: title }], said.now)
  return { handle, reply: told.reply }
}

function isIdea(handle: unknown): boolean {
  return kindBegun(String(handle)) === 'idea'
}

/** What is liked by a handle: what is proposed is a thing of its own, by another one. */
async function likedSubject(
  hands: Working['hands'],
  handle: string,
): Promise<{ readonly kind: string; readonly handle: string }> {
  const own = liked[kindBegun(handle) ?? '']
  if (own !== undefined) return { kind: own, handle }
  const { data } = await hands.call('ideas.object.get', { subject: { candidate_id: handle } })
  const of = data?.subject?.handle ?? handle
  return { kind: liked[kindBegun(of) ?? ''] ?? 'idea', handle: of }
}
