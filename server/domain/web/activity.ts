/** Which of what was done is shown. */
export const activityFilters = ['all', 'changed', 'sent'] as const
export type ActivityFilter = (typeof activityFilters)[number]

/** @returns the filter that a text names; `all` for any other text. */
export function readActivityFilter(text: string | null): ActivityFilter {
  return activityFilters.find((name) => name === text) ?? 'all'
}

/** What was done, as a page shows it. */
export interface Activity {
  readonly at: Date
  readonly capability: string
  /** A result status. */
  readonly status: string
  readonly surface: string
  readonly client: string | null
  readonly request_id: string | null
  /** Who did it; the account itself by its own id. */
  readonly principal: string
  /** What a page of the account changed; null for what capabilities did. */
  readonly subject: string | null
  /** The kind of the action that was committed, or the result of a change; null where the answer has neither or is gone. */
  readonly detail: string | null
  /** What it was about; null where that is not known any more. */
  readonly thing: ActivityThing | null
  /** Whether the thing is gone, so that it has no page. */
  readonly is_gone: boolean
  /** How it is undone; null where it cannot be any more. */
  readonly undo: { readonly handle: string; readonly until: Date } | null
  /** Whether it was undone. */
  readonly undone: boolean
}

/** A thing that something was done to. */
export interface ActivityThing {
  readonly kind: string
  readonly handle: string
  readonly label: string | null
}

/** What the stored answer of a call says of what it did. */
export interface AnswerWords {
  readonly thing: ActivityThing | null
  readonly detail: string | null
  /** The `reversible_action_id` or `receipt_id` of its change; null where there is none. */
  readonly reversible: string | null
}

/** What is said of a call whose answer is gone. */
const nothing: AnswerWords = { thing: null, detail: null, reversible: null }

/** @returns what a stored answer says; nothing where it is gone or is no answer. */
export function answerWords(text: string | null): AnswerWords {
  if (text === null) return nothing
  const envelope = objectOf(parsed(text))
  const data = objectOf(envelope.data)
  const { resources } = objectOf(envelope.outcome)
  const all = Array.isArray(resources) ? resources : []
  const things = all.flatMap((one) => thingOf(objectOf(one)) ?? [])
  // What was prepared is called by what it is about.
  const named = things.find(({ kind, label }) => label !== null && kind !== 'prepared_action')
  return {
    thing: named ?? things[0] ?? subjectOf(objectOf(data.subject)),
    detail: textOf(data.kind) ?? textOf(data.result),
    reversible: textOf(data.reversible_action_id) ?? textOf(data.receipt_id),
  }
}

function thingOf({ kind, handle, label }: Readonly<Record<string, unknown>>): ActivityThing | null {
  if (typeof kind !== 'string' || typeof handle !== 'string') return null
  // What has no name is called by its handle, which says nothing to people.
  const isName = typeof label === 'string' && label !== '' && label !== handle
  return { kind, handle, label: isName ? label : null }
}

/** What a change of an object or a like was about. */
function subjectOf({
  type,
  kind = type,
  handle,
  title,
  label = title,
}: Readonly<Record<string, unknown>>): ActivityThing | null {
  return thingOf({ kind, handle, label })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? { ...value } : {}
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
