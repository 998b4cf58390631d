import { Tiktoken } from 'js-tiktoken/lite'

let encoding: Promise<Tiktoken> | undefined

/** How many tokens of o200k a text has, or a value as compact JSON. */
export async function tokensOf(value: unknown): Promise<number> {
  // The table has two megabytes, and most tests need none.
  encoding ??= import('js-tiktoken/ranks/o200k_base').then(
    ({ default: ranks }) => new Tiktoken(ranks),
  )
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return (await encoding).encode(text).length
}

/** What an answer of a tool costs a client that passes on its structure, and one that passes on its text. */
export async function costOf({ body, text }: { body: unknown; text: string }) {
  return { structure: await tokensOf(body), text: await tokensOf(text) }
}
