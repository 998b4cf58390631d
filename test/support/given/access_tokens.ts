import { hashToken } from '#server/domain/calls/token_format.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import type { Account } from '#test/support/world.ts'

/** What may differ of a token. */
export interface TokenColumns {
  readonly principal_id?: string
  readonly needs_approval?: boolean
  readonly kind?: 'personal' | 'oauth'
  readonly grant_id?: string
  readonly audience?: string
}

/** Another token of an account, with these columns; with all abilities by default. */
export async function tokenWith(
  account: Account,
  columns: TokenColumns,
  abilities?: string[],
): Promise<Account> {
  const made = await account.world.token(account, abilities)
  await setToken(account.world.superuser_url, made.token, columns)
  return made
}

/** Changes columns of a token that nobody has used yet: servers remember one for a second. */
export function setToken(superuser_url: string, token: string, columns: TokenColumns) {
  const changes = Object.entries(columns).map(([name, value]) => `${name} = '${value}'`)
  const hash = hashToken(token).toString('hex')
  return asSuperuser(
    superuser_url,
    `update tokens set ${changes.join(', ')} where token_hash = '\\x${hash}'`,
  )
}
