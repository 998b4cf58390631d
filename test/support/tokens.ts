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
