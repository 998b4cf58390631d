import { isFault, readMetadata } from '#server/domain/oauth/client_metadata.ts'
import { documentFaults, flowEnded } from '#server/domain/messages/said/web_oauth.ts'
import { lifetimes } from '#server/domain/oauth/lifetimes.ts'
import { findRecord, keepRecord } from '#server/flows/web/oauth_records.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import type { Passage } from '#server/surfaces/oauth/passage.ts'
import { Failure } from '#server/domain/basics/failure.ts'
import { isObject } from '#server/domain/basics/json.ts'

/** The authorizations that have fetched the document of their client, or have tried. */
const asked = new WeakSet<Passage>()

/** Why the document of an authorization's client was refused, for its person. */
const refusals = new WeakMap<Passage, string>()

/** @returns why the document of this authorization's client was refused; null where it was not. */
export function refusalOfDocument(passage: Passage | null): string | null {
  return (passage && refusals.get(passage)) ?? null
}

/**
 * Whether the document of a client whose id is its address may be read. It is fetched for an authorization of somebody
 * who is signed in, once; all else goes by what was fetched then.
 */
export async function mayRead(
  runtime: Runtime,
  id: string,
  { isAuthorization, passage }: { isAuthorization: boolean; passage: Passage | null },
): Promise<boolean> {
  if (id.length > 500) return false
  if (!isAuthorization || passage === null)
    return (await findRecord(runtime, 'Document', id)) !== null
  // To show why a document is refused, the library asks for it again.
  if (passage.owner === null || asked.has(passage)) return false
  asked.add(passage)
  try {
    if (passage.network !== null) await runtime.rates.oauth('document', passage.network)
    await runtime.rates.oauth('documents', '')
    return true
  } catch (error) {
    // The library has no word for it: the app is one that may not come in now.
    if (!(error instanceof Failure)) throw error
    refusals.set(passage, flowEnded.documents)
    return false
  }
}

/** Reads the document of a client: fetched for an authorization, else as it was kept. */
export async function readDocument(
  runtime: Runtime,
  id: string,
  {
    isAuthorization,
    passage,
    signal,
  }: { isAuthorization: boolean; passage: Passage | null; signal: AbortSignal },
): Promise<Response> {
  if (!isAuthorization || runtime.oauth === undefined) {
    const kept = await findRecord(runtime, 'Document', id)
    return kept === null ? new Response(null, { status: 404 }) : documentResponse(kept.payload, {})
  }
  const refuse = (why: string): Error => {
    if (passage !== null) refusals.set(passage, flowEnded.document(why))
    return new Error(why)
  }
  const { status, headers, text } = await runtime.oauth
    .fetchDocument(id, signal)
    .catch((error: unknown) => {
      refuse(documentFaults.unreached)
      throw error
    })
  if (status !== 200) throw refuse(documentFaults.status(status))
  const type = headers['content-type']
  if (!isJson(type)) throw refuse(documentFaults.type(shownType(type)))
  const given = parsed(text)
  if (!isObject(given)) throw refuse(documentFaults.notJson)
  if (given.client_id !== id) throw refuse(documentFaults.otherId)
  const metadata = readMetadata(given)
  if (isFault(metadata)) throw refuse(documentFaults.metadata(metadata.error_description))
  const payload = { client_id: id, ...metadata }
  await keepRecord(runtime, { kind: 'Document', id, payload, seconds: lifetimes.newClient })
  return documentResponse(payload, headers)
}

/**
 * Whether an answer says that it is JSON for programs. A host may keep files that anybody has uploaded: what it serves as
 * another type is not a document of its own.
 */
function isJson(type = ''): boolean {
  const [essence = ''] = type.split(';')
  return /^application\/([\w.!#$&^-]+\+)?json$/i.test(essence.trim())
}

/** The type of an answer as it may be shown; null where there is none, or it is no type. */
function shownType(type = ''): string | null {
  return /^[a-z]+\/[\w.+-]{1,60}(?=\s*(;|$))/i.exec(type.trim())?.[0] ?? null
}

/** @returns what is in a text of JSON; undefined for any other text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function documentResponse(
  payload: Readonly<Record<string, unknown>>,
  { 'cache-control': cached }: Readonly<Record<string, string>>,
): Response {
  return new Response(JSON.stringify(payload), {
    headers: {
      'content-type': 'application/json',
      ...(cached !== undefined && { 'cache-control': cached }),
    },
  })
}
