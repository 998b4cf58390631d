import type { Seal } from '#server/domain/seal.ts'

/** An answer as it is stored: JSON in which the secrets of links are blanked out, and these secrets, sealed. */
export interface StoredAnswer {
  readonly answer: string
  /** Null where there are none. */
  readonly sealed: string | null
}

/** Which answer it is. A sealed text opens nothing but its own answer. */
interface Whose {
  readonly owner: string
  /** The execution's uuid. */
  readonly execution_id: string
}

/** The secrets of an answer with their places in its text. */
type Secrets = readonly (readonly [at: number, secret: string])[]

/**
 * The secret of a link: 43 characters or more, that is, 256 bits, in the alphabet of URLs. Whatever looks like one is
 * sealed, so that no capability has to say which parts of its answer are secret. It never begins inside an escape.
 */
const secretPattern = /(?<!\\|\\u[0-9a-f]{0,3})[\w-]{43,}/g

/** Seals the secrets in the text of an answer, which is kept until `expires_at`. */
export function sealAnswer(seal: Seal, whose: Whose, text: string, expires_at: Date): StoredAnswer {
  return close(seal, `answer ${whose.execution_id}`, whose.owner, text, expires_at)
}

/** As `sealAnswer`, of the answer at the end of accepted work. */
export function sealResult(seal: Seal, whose: Whose, text: string, expires_at: Date): StoredAnswer {
  return close(seal, `result ${whose.execution_id}`, whose.owner, text, expires_at)
}

function close(
  seal: Seal,
  type: string,
  owner: string,
  text: string,
  expires_at: Date,
): StoredAnswer {
  const secrets: Secrets = [...text.matchAll(secretPattern)].map((found) => [found.index, found[0]])
  if (secrets.length === 0) return { answer: text, sealed: null }
  return {
    answer: text.replaceAll(secretPattern, (secret) => '*'.repeat(secret.length)),
    sealed: seal.close(type, owner, secrets, expires_at),
  }
}

/** The text of an answer as it was given; null if it was sealed with a key that is gone. */
export function openAnswer(seal: Seal, whose: Whose, stored: StoredAnswer): string | null {
  return open(seal, `answer ${whose.execution_id}`, whose.owner, stored)
}

/** As `openAnswer`, of the answer at the end of accepted work. */
export function openResult(seal: Seal, whose: Whose, stored: StoredAnswer): string | null {
  return open(seal, `result ${whose.execution_id}`, whose.owner, stored)
}

function open(
  seal: Seal,
  type: string,
  owner: string,
  { answer, sealed }: StoredAnswer,
): string | null {
  if (sealed === null) return answer
  const opened = seal.open<Secrets>(type, owner, sealed)
  if (opened === null) return null
  return opened.value.reduce(
    (text, [at, secret]) => text.slice(0, at) + secret + text.slice(at + secret.length),
    answer,
  )
}
