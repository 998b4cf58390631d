import { updateModel } from '#server/data/accounts/update.ts'
import type { ModelConfig, Provider } from '#server/domain/assistant/language_model.ts'
import type { ModelServer } from '#test/support/model_server.ts'
import type { Account, World } from '#test/support/world.ts'

/** The settings of a model at a scripted server. */
export function modelAt(
  server: ModelServer,
  provider: Provider,
  given: Partial<ModelConfig> = {},
): ModelConfig {
  const at = { provider, name: 'scripted', url: server.url(provider), key: 'key-of-model' }
  return { ...at, day_tokens: 100_000_000, ...given }
}

/** Lets a provider have what this account says, as its settings do; null for nobody. */
export async function agree(
  { database }: World,
  { owner }: Pick<Account, 'owner'>,
  host: string | null,
): Promise<void> {
  await database.write(owner, { work: (db) => updateModel(db, host) })
}

/** What of an account has reached others, or is on its way. */
export async function sentBy(
  { database }: World,
  { owner }: Pick<Account, 'owner'>,
): Promise<Record<string, string>[]> {
  return database.read(
    owner,
    (db) => db.sql<Record<string, string>>`
      select
        (select count(*) from outgoing where owner_id = ${owner}) as messages,
        (select count(*) from prepared_actions where owner_id = ${owner} and state = 'committed') as committed,
        (select count(*) from list_shares where owner_id = ${owner}) as shares,
        (select count(*) from host_notices where owner_id = ${owner}) as notices,
        (select count(*) from account_mail where owner_id = ${owner}) as mail`,
  )
}
