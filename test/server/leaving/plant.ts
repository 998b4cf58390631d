import { all, isLive } from '#test/contract/live.ts'
import type { Values } from '#test/contract/sample.ts'
import { exampleInputs } from '#test/contract/schemas.ts'
import { makeHandles, withHandles } from '#test/support/given/handles/make.ts'
import type { Account } from '#test/support/world.ts'

/** What is written into every text, to be looked for. */
export const mark = 'zebrafinch'

/** What ends something comes last, because the others need it. */
const ends = /\b(delete|archive|discard|cancel|close|end|remove)\b/

/** An input with the mark in each text that `spares` does not name, and where that is. */
function planted(input: Values, spares: ReadonlySet<string>): { input: Values; at: string[] } {
  const at: string[] = []
  const walk = (value: unknown, pointer: string): unknown => {
    if (Array.isArray(value)) return value.map((one, index) => walk(one, `${pointer}/${index}`))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, walk(one, `${pointer}/${name}`)]),
      )
    }
    if (typeof value !== 'string' || spares.has(pointer)) return value
    at.push(pointer)
    return `${value} ${mark}`
  }
  return { input: walk(input, '') as Values, at }
}

/** Calls a capability with the mark in every text that it takes. @returns whether it took one. */
async function plant(account: Account, id: (typeof all)[number]['id'], given: Values) {
  const spares = new Set<string>()
  for (let tries = 0; tries < 30; tries += 1) {
    const { input, at } = planted(given, spares)
    if (at.length === 0) return false
    const { status, body, text } = await account.call(id, input)
    if (status >= 500) throw new Error(`${id} answered ${text}`)
    if (status < 300 && body.error == null) return true
    const named = [
      ...(body.errors ?? []).map(({ pointer }) => pointer),
      ...[body.error, body].map((one) => String(Object(one).pointer ?? '')),
    ]
    // What is refused stays as it was: a handle, a time, one of a few words.
    const refused = at.filter((pointer) =>
      named.some((one) => one !== '' && (pointer === one || pointer.startsWith(`${one}/`))),
    )
    for (const pointer of refused.length > 0 ? refused : at.slice(0, 1)) spares.add(pointer)
  }
  return false
}

/** Writes the mark through every capability that takes it. @returns those. */
export async function plantEverywhere(account: Account): Promise<ReadonlySet<string>> {
  const handles = await makeHandles(account)
  const took = new Set<string>()
  const ordered = [...all].sort(
    (one, other) => Number(ends.test(one.id)) - Number(ends.test(other.id)),
  )
  for (const { id } of ordered) {
    if (!isLive(id)) continue
    for (const { input } of exampleInputs(id)) {
      if (await plant(account, id, withHandles(input, handles))) took.add(id)
    }
  }
  return took
}
