import { type Adapter, errors } from 'oidc-provider'
import { isOutage } from '#server/domain/basics/failure.ts'
import { oauthProblems } from '#server/domain/messages/web_oauth.ts'

/** The database cannot be reached: an error that the library tells, rather than one of its own (RFC 6749, 4.1.2.1). */
class Unavailable extends errors.OIDCProviderError {
  constructor() {
    super(503, 'temporarily_unavailable')
    this.expose = true
    this.error_description = oauthProblems.unavailable
  }
}

/** A store whose outages are told as such. */
export function withOutagesTold(adapter: Adapter): Adapter {
  const told =
    <Given extends unknown[], Answer>(work: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      try {
        return await work(...given)
      } catch (error) {
        throw isOutage(error) ? new Unavailable() : error
      }
    }
  return {
    upsert: told((...given) => adapter.upsert(...given)),
    find: told((id) => adapter.find(id)),
    findByUserCode: told((code) => adapter.findByUserCode(code)),
    findByUid: told((uid) => adapter.findByUid(uid)),
    consume: told((id) => adapter.consume(id)),
    destroy: told((id) => adapter.destroy(id)),
    revokeByGrantId: told((grant_id) => adapter.revokeByGrantId(grant_id)),
  }
}
