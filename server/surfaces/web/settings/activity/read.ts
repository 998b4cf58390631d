import { Phrase } from '#server/domain/basics/phrase.ts'
import { callPhrase, pagePhrase } from '#server/domain/messages/said/activity_words.ts'
import {
  type Activity,
  type ActivityFilter,
  readActivityFilter,
} from '#server/domain/web/activity.ts'
import { type ActivityPage, viewActivity } from '#server/flows/web/activity.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'
import { sends } from '#server/surfaces/web/settings/activity/filter.ts'

/** What a page shows of what was done. */
export interface ShownActivity extends ActivityPage {
  readonly filter: ActivityFilter
  readonly is_first: boolean
  /** The same for programs. */
  readonly json: object
}

/** Reads what a principal did, by what the page's address asks for. */
export async function readActivity(
  { runtime, session, query }: SignedInVisit,
  principal: string,
): Promise<ShownActivity> {
  const filter = readActivityFilter(query.get('filter'))
  const before = query.get('before')
  const page = await viewActivity(runtime, session.owner, { principal, filter, sends, before })
  const json = { filter, items: page.items.map(activityJson), older: page.older }
  return { ...page, filter, is_first: before === null, json }
}

/** What was done, in the words of a person: a sentence, or one that ends with the name of a thing. */
export function wordsOf(one: Activity): string | Phrase {
  const { capability, status, detail, thing, subject } = one
  if (capability.startsWith('web.')) return pagePhrase(capability, subject)
  return callPhrase({ capability, status, detail, label: thing?.label ?? null })
}

function activityJson(one: Activity) {
  const words = wordsOf(one)
  return {
    at: one.at.toISOString(),
    text: words instanceof Phrase ? words.plain : words,
    capability: one.capability,
    status: one.status,
    surface: one.surface,
    client: one.client,
    request_id: one.request_id,
    thing: one.thing,
    undone: one.undone,
    undo: one.undo && { action: one.undo.handle, until: one.undo.until.toISOString() },
  }
}
