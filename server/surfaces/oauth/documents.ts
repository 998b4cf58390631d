import { isFault, readMetadata } from '#server/domain/oauth/client_metadata.ts'
import { lifetimes } from '#server/domain/oauth/lifetimes.ts'
import { findRecord, keepRecord } from '#server/flows/web/oauth_records.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import type { Passage } from '#server/surfaces/oauth/passage.ts'
import { Failure } from '#server/domain/basics/failure.ts'
import { isObject } from '#server/domain/basics/json.ts'

/** The authorizations that have fetched the document of their client, or have tried. */
const asked = new WeakSet<Passage>()

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
    if (error instanceof Failure) return false
    throw error
  }
}

/** Reads the document of a client: fetched for an authorization, else as it was kept. */
export async function readDocument(
  runtime: Runtime,
  id: string,
  { isAuthorization, signal }: { isAuthorization: boolean; signal: AbortSignal },
): Promise<Response> {
  if (!isAuthorization || runtime.oauth === undefined) {
    const kept = await findRecord(runtime, 'Document', id)
    return kept === null ? new Response(null, { status: 404 }) : documentResponse(kept.payload, {})
  }
  const { status, headers, text } = await runtime.oauth.fetchDocument(id, signal)
  if (status !== 200) return new Response(null, { status })
  if (!isJson(headers['content-type'])) throw new Error('The document is not application/json.')
  const given: unknown = JSON.parse(text)
  if (!isObject(given) || given.client_id !== id) return documentResponse({ client_id: null }, {})
  const metadata = readMetadata(given)
  if (isFault(metadata)) throw new Error(metadata.error_description)
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
