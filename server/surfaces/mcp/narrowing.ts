import { registry } from '#generated/server/capabilities.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { didYouMean } from '#server/domain/basics/nearest.ts'
import { type Tool, tools } from '#server/runtime/tools/tools.ts'

/** Which of its tools an endpoint shows: its query parameters `toolsets` and `readonly`. */
export interface Narrowing {
  /** Beginnings of capability names, such as `ideas` or `ideas.lists`, and named sets; empty for all. Sorted. */
  readonly toolsets: readonly string[]
  /** Reads only. */
  readonly read_only: boolean
  /** Instead of the tools, two that find and call them. */
  readonly search: boolean
  /** Tools without a handler too: the mock answers them with examples. */
  readonly unbuilt: boolean
  /** Whether the person can send on their own pages what a token without the ability to commit prepares. */
  readonly approvals?: boolean
}

/** The toolset that stands for the two tools. */
const searching = 'search'

/** The sets of tools that the registry names, such as `essentials`. */
const sets = new Map<string, readonly string[]>(Object.entries(registry.toolsets))

/** Every beginning of a capability's name, whole parts only, and the named sets. */
const known = new Set([
  ...sets.keys(),
  ...[...tools.values()].flatMap(({ facts }) => beginnings(facts.id)),
])

const flags: Readonly<Record<string, boolean>> = {
  '': true,
  '1': true,
  true: true,
  '0': false,
  false: false,
}

const everything = { toolsets: [], read_only: false, search: false }

/**
 * Reads the query of an endpoint's address, such as `?toolsets=ideas,plans&readonly=1`.
 *
 * @param unbuilt whether tools without a handler are shown too
 *
 * Errors: `input_invalid` for an unknown toolset or value.
 */
export function narrowingOf(query: Readonly<Record<string, unknown>>, unbuilt = false): Narrowing {
  const { toolsets = '', readonly = '0' } = query
  if (toolsets === '' && readonly === '0') return { ...everything, unbuilt }
  const names = String(toolsets)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const unknown = names.find((name) => name !== searching && !known.has(name))
  if (unknown !== undefined) throw unknownToolset(unknown.slice(0, 80))
  const flag = String(readonly)
  if (!Object.hasOwn(flags, flag)) throw invalid('The query parameter readonly must be 1 or 0.')
  return {
    toolsets: [...new Set(names)].filter((name) => name !== searching).sort(),
    read_only: flags[flag] === true,
    search: names.includes(searching),
    unbuilt,
  }
}

/** Whether a narrowed endpoint has this tool. */
export function admits({ toolsets, read_only }: Narrowing, { facts }: Tool): boolean {
  if (read_only && facts.effect !== 'read') return false
  return (
    toolsets.length === 0 ||
    toolsets.some((name) => sets.get(name)?.includes(facts.id) ?? isBelow(name, facts.id))
  )
}

function isBelow(name: string, id: string): boolean {
  return id === name || id.startsWith(`${name}.`)
}

function beginnings(id: string): string[] {
  const parts = id.split('.')
  return parts.map((_, at) => parts.slice(0, at + 1).join('.'))
}

function unknownToolset(name: string) {
  const suggestion = didYouMean(name, [...known, searching])
  const top = [...known].filter((one) => !one.includes('.'))
  return invalid(
    `There is no toolset "${name}". ${suggestion === null ? `The toolsets are ${[...top, searching].join(', ')}.` : `Did you mean ${suggestion}?`}`,
  )
}

function invalid(message: string) {
  return fail('input_invalid', { pointer: '', message })
}
