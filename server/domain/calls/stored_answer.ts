import type { Seal } from '#server/domain/basics/seal.ts'

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

/** The fewest characters of a secret. */
const fewest = 43

/**
 * Whether a text has a word as long as a secret. Each such word has one of every 43 characters of the text: looking at
 * those alone is a hundred times as fast as the pattern.
 */
function hasLongWord(text: string): boolean {
  for (let at = 0; at < text.length; at += fewest) {
    if (!isOfWord(text, at)) continue
    let from = at
    while (isOfWord(text, from - 1) && at - from < fewest) from -= 1
    let to = at + 1
    while (isOfWord(text, to) && to - from < fewest) to += 1
    if (to - from >= fewest) return true
  }
  return false
}

/** Whether a character may be one of a secret; none stands before or after the text. */
function isOfWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    code === 45
  )
}

/** Seals the secrets in the text of an answer, which is kept until `expires_at`. */
export function sealAnswer(seal: Seal, whose: Whose, text: string, expires_at: Date): StoredAnswer {
  return close(seal, `answer ${whose.execution_id}`, whose.owner, text, expires_at)
}

/** As `sealAnswer`, of the answer at the end of accepted work. */
export function sealResult(seal: Seal, whose: Whose, text: string, expires_at: Date): StoredAnswer {
  return close(seal, `result ${whose.execution_id}`, whose.owner, text, expires_at)
}

/** As `sealAnswer`, of a turn of the Assistant. */
export function sealTurn(
  seal: Seal,
  { owner, turn_id }: { readonly owner: string; readonly turn_id: string },
  text: string,
  expires_at: Date,
): StoredAnswer {
  return close(seal, `turn ${turn_id}`, owner, text, expires_at)
}

function close(
  seal: Seal,
  type: string,
  owner: string,
  text: string,
  expires_at: Date,
): StoredAnswer {
  if (!hasLongWord(text)) return { answer: text, sealed: null }
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

/** As `openAnswer`, of a turn of the Assistant. */
export function openTurn(
  seal: Seal,
  { owner, turn_id }: { readonly owner: string; readonly turn_id: string },
  stored: StoredAnswer,
): string | null {
  return open(seal, `turn ${turn_id}`, owner, stored)
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
