import type { CapabilityId } from '#generated/types.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import { quotedIn } from '#server/domain/messages/spoken/for_people.ts'
import type { Sentences } from '#server/domain/messages/spoken/sentences.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { labelOf, toldApart } from '#server/runtime/questions/labels.ts'
import { openQuestionOf } from '#server/runtime/questions/open_question.ts'
import { newQuestion, questionText } from '#server/surfaces/assistant/rules/ask.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { refusedIn } from '#server/surfaces/assistant/rules/tell.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'

type Input = Readonly<Record<string, unknown>>
type Asked = Parameters<typeof newQuestion>[0]

/** The question that an answer asks; null where nobody can answer it here. */
export function questionFrom(
  working: Working,
  capability: CapabilityId,
  body: GivenEnvelope,
  { input, request }: { readonly input: Input; readonly request: Request | null },
): Outcome | null {
  const { error } = body
  const { now } = working.said
  const kept = openQuestionOf({ body })
  const say = sentencesIn(working.said.language)
  const ask = (question: Parameters<typeof newQuestion>[0]): Outcome => {
    const made = newQuestion(question, now)
    working.state = { ...working.state, question: made }
    return { reply: questionText(made), data: body.data }
  }
  if (kept) {
    const options = (kept.options ?? []).map((one) => ({
      ...{ label: say.offered(one.title), handle: null },
      value: one.input ?? {
        ...kept.base,
        [kept.field]: kept.most === undefined ? one.const : [one.const],
      },
    }))
    return ask({
      ...({
        kind: options.length > 0 ? 'choice' : 'text',
        slot: kept.field,
        text: say.openQuestion(askedFor(body, kept.field), kept.message, quotedIn(kept.message)),
      } as const),
      ...{ options, capability: kept.capability, input: kept.base, next: null },
    })
  }
  if (!error) return null
  const choices = (error.candidates ?? []) as readonly Record<string, unknown>[]
  const text = say.refusal(refusedIn(error))
  const named = choices.filter(({ input }) => isObject(input))
  if (named.length > 0) {
    const labels = toldApart(named.map((one, at) => ({ const: String(at), title: labelOf(one) })))
    return ask({
      ...({ kind: 'choice', slot: 'choice', text, capability, input: {}, next: null } as const),
      options: named.slice(0, 5).map((one, at) => ({
        ...{ label: say.offered(labels[at]?.title ?? ''), handle: null, value: one.input },
      })),
    })
  }
  if (error.code === 'related_drafts_exist')
    return ask(draftsQuestion(error, capability, input, say))
  if (error.code === 'timing_required' && typeof input.plan_handle === 'string')
    return ask({
      ...({ kind: 'time', slot: 'scheduled_at', text: say.whenPlanned, options: [] } as const),
      ...{ capability: 'plans.draft.update', input: { plan_handle: input.plan_handle } },
      next: request && { frame: request.frame, slots: { ...request } },
    })
  const { prerequisite } = error
  if (
    error.code === 'person_unresolved' &&
    prerequisite?.capability === 'relationships.people.ensure'
  ) {
    const { input } = prerequisite
    const names = Array.isArray(input.people) ? input.people.map(String) : []
    return ask({
      ...({
        kind: 'confirm',
        slot: 'person',
        text: say.addPerson(names.join(', ')),
        options: [],
      } as const),
      ...{ capability: prerequisite.capability, input },
      next: request && { frame: request.frame, slots: { ...request } },
    })
  }
  return null
}

/** Whether a friendship step that was reviewed shall be taken; null for any other answer. */
export function friendshipQuestion(
  working: Working,
  { data }: GivenEnvelope,
  told: string,
): Outcome | null {
  if (!isObject(data) || typeof data.review_token !== 'string') return null
  const { review_token, consequences } = data
  const { consequence, goAhead } = sentencesIn(working.said.language)
  const lines = (Array.isArray(consequences) ? consequences : []).flatMap((one) =>
    isObject(one) ? (consequence(String(one.code), String(one.message)) ?? []) : [],
  )
  const text = [told, ...lines, goAhead].join('\n')
  const question = newQuestion(
    {
      ...({ kind: 'confirm', slot: 'confirm', text, options: [], next: null } as const),
      capability: 'relationships.friendship.apply',
      input: { review_token, accept_consequences: true },
    },
    working.said.now,
  )
  working.state = { ...working.state, question }
  return { reply: text, data }
}

/** What a question that was kept asks for. */
function askedFor({ data }: GivenEnvelope, field: string): string {
  const clarification = isObject(data) ? data.clarification : null
  return isObject(clarification) ? String(clarification.kind) : field
}

/** Which of the drafts of an idea to go on with, or a new one. */
function draftsQuestion(
  error: NonNullable<GivenEnvelope['error']>,
  capability: CapabilityId,
  input: Input,
  say: Sentences,
): Asked {
  const { candidate_id: _, audience_selection, scheduled_at, ...others } = input
  const changes = {
    ...others,
    ...(audience_selection !== undefined && { audience_selection }),
    ...(scheduled_at !== undefined && { scheduled_at }),
  }
  const candidates = (error.candidates ?? []) as readonly Record<string, unknown>[]
  const goOn = candidates.slice(0, 4).flatMap(({ plan_handle, title }) => {
    if (typeof plan_handle !== 'string') return []
    const changed = Object.keys(changes).length > 0
    const call = changed ? 'plans.draft.update' : 'plans.get'
    const value = { capability: call, input: { plan_handle, ...changes } }
    return [{ label: say.draftGoOn(String(title)), handle: plan_handle, value }]
  })
  const anew = {
    ...{ label: say.draftAnew, handle: null },
    value: { capability, input: { ...input, separate_outing: true } },
  }
  return {
    ...({
      kind: 'choice',
      slot: 'draft',
      text: say.refusal(refusedIn(error)),
      next: null,
    } as const),
    ...{ capability, input: {}, options: [...goOn, anew] },
  }
}
