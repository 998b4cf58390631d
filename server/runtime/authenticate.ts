import type { KnownToken } from '#server/data/tokens/rows.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { hashToken, isToken } from '#server/domain/calls/token_format.ts'
import type { Caller } from '#server/runtime/handler.ts'

/** Who a token speaks for, or who is signed in on a page. */
export interface Principal extends Omit<Caller, 'surface' | 'conversation_id'> {
  /** The token itself; null for a page of the account, which has none. */
  readonly credential: Credential | null
}

/** The token that was sent, as surfaces look at it. */
export type Credential = Pick<KnownToken, 'token_id' | 'kind' | 'grant_id' | 'audience'>

/**
 * Says who a token speaks for, at once where that was asked a moment ago. `remote_address` is charged for each text that is
 * not a token.
 *
 * Errors: `token_missing`, `token_invalid`, `token_expired`, `token_revoked`, `rate_limited`.
 */
export type Authenticate = (
  token: string | null,
  remote_address: string,
) => Principal | Promise<Principal>

/** A revoked token is refused everywhere within this time. Milliseconds. */
const rememberedFor = 1_000

/** How many tokens are cached at once; each expires after a second anyway. */
const rememberedTokens = 10_000

/** What is known of a token; null for one that never existed. */
type Lookup = (hash: Buffer, remote_address: string) => Promise<KnownToken | null>

interface Remembered {
  readonly at: number
  readonly principal: Promise<Principal>
  /** The same, once the token was accepted. */
  accepted: Principal | null
}

/**
 * Makes the check of tokens. `lookup` asks the database, at most once a second for each token; `failed` is
 * called on each failure, and throws when one address had too many.
 */
export function makeAuthenticate(
  lookup: Lookup,
  failed: (remote_address: string) => Promise<void>,
): Authenticate {
  const remembered = new Map<string, Remembered>()

  function principalOf(token: string, remote_address: string): Promise<Principal> {
    const now = performance.now()
    const known = remembered.get(token)
    if (known && now - known.at < rememberedFor) return known.principal
    // The checksum in a token rejects junk without a look-up.
    if (!isToken(token)) throw fail('token_invalid')
    if (remembered.size >= rememberedTokens) remembered.clear()
    const principal = lookup(hashToken(token), remote_address).then(toPrincipal)
    const entry: Remembered = { at: now, principal, accepted: null }
    // Only accepted tokens are cached; racing requests share one look-up in any case.
    principal.then(
      (accepted) => {
        entry.accepted = accepted
      },
      () => {
        if (remembered.get(token) === entry) remembered.delete(token)
      },
    )
    remembered.set(token, entry)
    return principal
  }

  async function ask(token: string | null, remote_address: string): Promise<Principal> {
    try {
      if (token === null) throw fail('token_missing')
      return await principalOf(token, remote_address)
    } catch (error) {
      if (isRefusal(error)) await failed(remote_address)
      throw error
    }
  }

  return (token, remote_address) => {
    const known = token === null ? undefined : remembered.get(token)
    if (known?.accepted && performance.now() - known.at < rememberedFor) return known.accepted
    return ask(token, remote_address)
  }
}

function toPrincipal(known: KnownToken | null): Principal {
  if (!known) throw fail('token_invalid')
  if (known.revoked) throw fail('token_revoked')
  if (known.expired) throw fail('token_expired')
  const { owner_id: owner, principal_id, abilities, display_name, timezone, needs_approval } = known
  const { token_id, kind, grant_id, audience } = known
  return {
    ...{ owner, token_id: principal_id, abilities, display_name, timezone, needs_approval },
    credential: { token_id, kind, grant_id, audience },
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Failure && error.code.startsWith('token_')
}
