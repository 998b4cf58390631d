import { redirectPlace } from '#server/domain/oauth/redirect.ts'

/** What is kept of what an app says of itself (RFC 7591, 2). All apps are public: none has a secret. */
export interface ClientMetadata {
  readonly client_name?: string
  readonly client_uri?: string
  readonly redirect_uris: readonly string[]
  readonly grant_types: readonly string[]
  readonly response_types: readonly string[]
  readonly response_modes: readonly string[]
  readonly token_endpoint_auth_method: 'none'
  readonly application_type: 'native' | 'web'
}

/** Why metadata is refused, as errors of registration (RFC 7591, 3.2.2). */
export interface MetadataFault {
  readonly error: 'invalid_redirect_uri' | 'invalid_client_metadata'
  readonly error_description: string
}

/** The most characters of a name, and addresses of one app. */
const maxName = 120
const maxRedirects = 20

/**
 * Reads what an app says of itself. What it says of secrets and keys is left out, and it may refresh its tokens whatever
 * it names: clients leave out what they rely on. One address on the person's own machine makes it a native app, whose
 * port may differ each time.
 */
export function readMetadata(
  given: Readonly<Record<string, unknown>>,
): ClientMetadata | MetadataFault {
  const { redirect_uris: uris, response_types: types, client_name: name, client_uri: page } = given
  if (!Array.isArray(uris) || uris.length === 0 || uris.length > maxRedirects) {
    return redirectFault(`redirect_uris must be 1 to ${maxRedirects} addresses.`)
  }
  const texts = uris.map((uri: unknown) => (typeof uri === 'string' ? uri : ''))
  const places = texts.map(redirectPlace)
  const wrong = texts.find((_uri, at) => places[at] === null)
  if (wrong !== undefined) {
    return redirectFault(
      'A redirect URI must begin with https, with http on localhost, 127.0.0.1 or [::1], or with a private scheme such as com.example.app; it has no user and no fragment.',
    )
  }
  if (types !== undefined && !(Array.isArray(types) && types.includes('code'))) {
    return fault('response_types must contain code.')
  }
  const called = nameOf(name)
  const isNative = places.some((place) => place?.kind !== 'web')
  return {
    ...(called !== '' && { client_name: called }),
    ...(isPage(page) && { client_uri: page }),
    redirect_uris: [...new Set(texts)],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    response_modes: ['query'],
    token_endpoint_auth_method: 'none',
    application_type: isNative ? 'native' : 'web',
  }
}

/** @returns whether metadata was refused. */
export function isFault(read: ClientMetadata | MetadataFault): read is MetadataFault {
  return 'error' in read
}

/** A name on one line, without characters that hide or turn others; empty where there is none. */
function nameOf(name: unknown): string {
  const text = typeof name === 'string' ? name.normalize('NFC') : ''
  const plain = text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim()
  return [...plain].slice(0, maxName).join('')
}

function isPage(page: unknown): page is string {
  return (
    typeof page === 'string' &&
    page.length <= 500 &&
    /^https:\/\/[!-~]+$/.test(page) &&
    URL.canParse(page)
  )
}

function redirectFault(error_description: string): MetadataFault {
  return { error: 'invalid_redirect_uri', error_description }
}

function fault(error_description: string): MetadataFault {
  return { error: 'invalid_client_metadata', error_description }
}
