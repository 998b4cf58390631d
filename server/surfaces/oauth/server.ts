import type { Provider } from 'oidc-provider'
import { type Site, siteOf } from '#server/domain/web/site.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

type OpenSite = Extract<Site, { on: true }>

/** The authorization server of a process. */
export interface OauthServer {
  readonly runtime: Runtime
  /** Where it is; null where it is off. It is known once the service listens. */
  site(): OpenSite | null
  /** The library, loaded with the first request: it is a part of the start that few need. */
  provider(): Promise<Provider>
}

/** Makes the authorization server of a process, which begins to work with the first request. */
export function makeOauthServer(runtime: Runtime): OauthServer {
  let made: Promise<Provider> | null = null
  const site = () => {
    const found = siteOf(runtime.base_url)
    return runtime.oauth !== undefined && found.on ? found : null
  }
  return {
    runtime,
    site,
    provider() {
      made ??= import('#server/surfaces/oauth/provider.ts').then(({ makeProvider }) =>
        makeProvider(runtime, site()?.secure ?? false),
      )
      return made
    },
  }
}
