import { audienceOf, resourceOf } from '#server/domain/oauth/resource.ts'

/** Parameters that are passed on as they are; others mean nothing here (RFC 6749, 3.1). */
const passed = [
  ...['response_type', 'response_mode', 'client_id', 'redirect_uri', 'state'],
  ...['code_challenge', 'code_challenge_method', 'request', 'request_uri', 'registration'],
]

/**
 * @returns the parameters of an authorization request as the service understands them: a client that names no ability
 * asks for all; what is no ability, such as `openid`, is left out; a resource is named as its document does.
 */
export function authorizeParams(
  query: URLSearchParams,
  { base_url, abilities }: { base_url: string; abilities: readonly string[] },
): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of passed) for (const value of query.getAll(name)) params.append(name, value)
  const scopes = query.getAll('scope')
  if (scopes.length > 1) for (const scope of scopes) params.append('scope', scope)
  else params.append('scope', scopeOf(scopes[0], abilities))
  for (const resource of resourcesOf(base_url, query.getAll('resource'))) {
    params.append('resource', resource)
  }
  const prompt = promptOf(query.getAll('prompt').join(' ').split(' '))
  if (prompt !== null) params.append('prompt', prompt)
  return params
}

function scopeOf(scope: string | undefined, abilities: readonly string[]): string {
  const named = (scope ?? '').split(' ')
  const asked = abilities.filter((ability) => named.includes(ability))
  return (asked.length > 0 ? asked : abilities).join(' ')
}

/** @returns the resources of a request by the names of their documents; one that is unknown stays as it is. */
export function resourcesOf(base_url: string, given: readonly string[]): string[] {
  const named = (given.length === 0 ? [undefined] : given).map((resource) => {
    const audience = audienceOf(base_url, resource)
    return audience === null ? (resource ?? '') : resourceOf(base_url, audience)
  })
  return [...new Set(named)]
}

/** Who is to sign in again, or to choose an account, is asked: the page of consent does both. */
function promptOf(prompts: readonly string[]): 'none' | 'consent' | null {
  if (prompts.includes('none')) return 'none'
  const asks = ['consent', 'login', 'select_account']
  return prompts.some((prompt) => asks.includes(prompt)) ? 'consent' : null
}
