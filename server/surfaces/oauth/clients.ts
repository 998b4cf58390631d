import { lifetimes } from '#server/domain/oauth/lifetimes.ts'
import { keepUsed } from '#server/flows/web/oauth_records.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** Keeps a client that somebody uses, by its id: an address where its document is, or what it got here. */
export function keepClient(runtime: Runtime, client_id: string): Promise<void> {
  const kind = client_id.startsWith('https:') ? 'Document' : 'Client'
  return keepUsed(runtime, kind, client_id, lifetimes.client)
}
