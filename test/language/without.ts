// Loads the code as if words were missing from spec/words.
import { registerHooks } from 'node:module'
import { coreOf, keyOf as answerKey } from '#server/domain/language/text/answer_key.ts'
import { words } from '#generated/server/words/index.ts'

/** A word in its class, in whichever files have it: `time.month 5`, `may`. */
export interface Gone {
  readonly name: string
  readonly word: string
}

type Callers = Readonly<Record<string, (text: string) => unknown>>

const root = new URL('../../', import.meta.url).href
const removed = new Map<string, ReadonlySet<string>>()

// Modules that are loaded from one with `?without=…` have it, too, so that each set of words has modules of its own.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const without = withoutOf(context.parentURL)
    const isOurs = found.url.startsWith(root) && !found.url.includes('/node_modules/')
    return without === null || !isOurs
      ? found
      : { ...found, url: `${found.url}?without=${without}` }
  },
  load(url, context, next) {
    const without = withoutOf(url)
    if (without === null || !new URL(url).pathname.endsWith('/generated/server/words/index.ts'))
      return next(url, context)
    const source = `export const words = ${JSON.stringify(wordsWithout(removed.get(without)))}`
    return { format: 'module', shortCircuit: true, source }
  },
})

function withoutOf(url: string | undefined): string | null {
  return url?.startsWith('file:') ? new URL(url).searchParams.get('without') : null
}

/** Who asks the code that does not know some words. */
export async function callersWithout(gone: readonly Gone[]): Promise<Callers> {
  const name = String(removed.size)
  removed.set(name, new Set(gone.map(keyOf)))
  const { callers } = await import(`./callers.ts?without=${name}`)
  return callers
}

/**
 * Languages may spell in two ways what a class takes for one: “último” and “ultimo”, “toda la lista” and “toda a lista” where
 * an answer is compared without its articles. It is missing in both.
 */
function keyOf({ name, word }: Gone): string {
  const form = name.startsWith('answer.') ? coreOf(answerKey(word)) : word
  return `${name}\t${form.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}`
}

function wordsWithout(gone: ReadonlySet<string> = new Set()): unknown {
  const left = (text: string, name: string) => {
    const kept = text.split('|').filter((word) => !gone.has(keyOf({ name, word })))
    return kept.length === 0 ? undefined : kept.join('|')
  }
  return mapped(words, (classes) =>
    mapped(classes, (listed, name) =>
      typeof listed === 'string'
        ? left(listed, name)
        : mapped(Object(listed), (text, value) => left(String(text), `${name} ${value}`)),
    ),
  )
}

function mapped<Of>(
  of: Readonly<Record<string, Of>>,
  make: (one: Of, key: string) => unknown,
): Record<string, unknown> {
  const made = Object.entries(of).map(([key, one]) => [key, make(one, key)] as const)
  return Object.fromEntries(made.filter(([, one]) => one !== undefined))
}
