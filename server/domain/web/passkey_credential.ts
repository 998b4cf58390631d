/** What a browser sends of a passkey that has signed, or was made. Everything in it is unchecked but its form. */
export interface SentCredential {
  /** By what its authenticator finds it. */
  readonly id: Buffer
  /** The challenge that it says it has signed. */
  readonly challenge: string
  /** As it was sent, with base64url for bytes. */
  readonly json: {
    readonly id: string
    readonly rawId: string
    readonly type: 'public-key'
    readonly clientExtensionResults: Record<string, never>
    readonly response: Readonly<Record<string, string>>
  }
  readonly transports: readonly string[]
}

/** The longest id that authenticators may give (WebAuthn, 4), and how long everything else may be in characters. */
const longest = { id: 1023, value: 16_384 }

const transports = new Set(['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal', 'cable'])

/** What a passkey answers with, by what was asked of it. */
const members = {
  made: ['clientDataJSON', 'attestationObject'],
  signed: ['clientDataJSON', 'authenticatorData', 'signature'],
} as const

/** @returns what a browser has sent, as JSON; null for anything that cannot be it, or that was asked for by a page of another site. */
export function readCredential(
  text: string | undefined,
  what: keyof typeof members,
): SentCredential | null {
  const sent = parsed(text)
  if (!isRecord(sent) || !isRecord(sent.response)) return null
  const { id, type, response } = sent
  if (!isBase64url(id) || type !== 'public-key') return null
  const bytes = Buffer.from(id, 'base64url')
  const values = members[what].map((name): [string, unknown] => [name, response[name]])
  if (bytes.length > longest.id || !values.every(([, value]) => isBase64url(value))) return null
  const client = parsed(Buffer.from(String(response.clientDataJSON), 'base64url').toString('utf8'))
  if (!isRecord(client) || typeof client.challenge !== 'string' || client.crossOrigin === true) {
    return null
  }
  const named = Array.isArray(sent.transports) ? sent.transports : []
  return {
    id: bytes,
    challenge: client.challenge,
    json: {
      id,
      rawId: id,
      type,
      clientExtensionResults: {},
      response: Object.fromEntries(values.map(([name, value]) => [name, String(value)])),
    },
    transports: named.filter((one): one is string => transports.has(String(one))).slice(0, 7),
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isBase64url(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= longest.value && /^[A-Za-z0-9_-]+$/.test(value)
  )
}
