import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Manifest } from '#server/runtime/tools/tools.ts'
import type {
  Argument,
  Arguments,
  Seen,
  Step,
  Words,
  WrongTurn,
} from '#test/server/surfaces/mcp/twenty_tasks/task.ts'
import type { TestClient, ToolResult } from '#test/support/mcp_clients.ts'

type Schema = Readonly<Record<string, unknown>>

/** Plays one task: makes its calls, and checks that all a model needs for each of them stands where it can read it. */
export class Player {
  readonly #client: TestClient
  readonly #tools: ReadonlyMap<string, Manifest>
  readonly #asks: string
  readonly #answers: { tool: string; result: ToolResult }[] = []

  constructor(client: TestClient, tools: readonly Manifest[], asks: string) {
    this.#client = client
    this.#tools = new Map(tools.map((one) => [one.name, one]))
    this.#asks = asks
  }

  /** Makes a step. Fails where its words do not stand where it says, or where an argument comes from nowhere. */
  async step(step: Step): Promise<void> {
    const manifest = this.#manifest(step.tool)
    for (const words of step.because) this.#requireWords(manifest, words)
    const input = this.#checked(manifest, step.input(this.#seen()))
    const until = Date.now() + 60_000
    for (;;) {
      const result = await this.#call(manifest, input)
      const { status } = result.structuredContent
      if (step.while !== undefined && status === step.while && Date.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 250))
        continue
      }
      expect(status, JSON.stringify(result.structuredContent)).toBe(step.status ?? 'completed')
      this.#answers.push({ tool: step.tool, result })
      return
    }
  }

  /** Makes a wrong turn. Fails where neither the list nor the answer leads back. */
  async wrong(turn: WrongTurn): Promise<void> {
    if ('absent' in turn) {
      expect([...this.#tools.keys()]).not.toContain(turn.absent)
      return
    }
    if ('warned' in turn) {
      for (const words of turn.by) this.#requireWords(this.#manifest(turn.warned), words)
      return
    }
    const manifest = this.#manifest(turn.tool)
    if ('alike' in turn) {
      for (const words of turn.alike) this.#requireWords(manifest, words)
      return
    }
    const result = await this.#call(manifest, turn.input(this.#seen()))
    for (const words of turn.back) expect(textOf(result)).toContain(words)
  }

  #manifest(name: string): Manifest {
    const manifest = this.#tools.get(name)
    if (!manifest) throw new Error(`${name} is not in the list`)
    return manifest
  }

  #requireWords(manifest: Manifest, words: Words): void {
    expect(this.#textAt(manifest, words), `of ${manifest.name}`).toContain(words.words)
  }

  #textAt(manifest: Manifest, words: Words): string {
    if (words.at === 'tool') return this.#manifest(words.of ?? manifest.name).description
    if (words.at === 'field') return String(fieldOf(manifest.inputSchema, words.field).description)
    return this.#answers.map(({ result }) => textOf(result)).join('\n')
  }

  #seen(): Seen {
    const value = (result: ToolResult | undefined, path: string): Argument => {
      const found = path.split('.').reduce<unknown>((at, key) => Object(at)[key], {
        ...result?.structuredContent,
      })
      if (typeof found !== 'string' && typeof found !== 'number') {
        throw new Error(`No ${path} in ${JSON.stringify(result?.structuredContent)}`)
      }
      return { from: 'answer', value: found }
    }
    return {
      words: (pattern) => ({ from: 'user', value: pattern.exec(this.#asks)?.[0] ?? '' }),
      value: (path) => value(this.#answers.at(-1)?.result, path),
      of: (name, path) => value(this.#answers.findLast(({ tool }) => tool === name)?.result, path),
    }
  }

  #checked(manifest: Manifest, input: Arguments): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(input).map(([name, given]) => [
        name,
        this.#value(fieldOf(manifest.inputSchema, name), given, `${manifest.name} ${name}`),
      ]),
    )
  }

  /** The value of an argument, where it comes from what it says. */
  #value(schema: Schema, given: Argument, where: string): unknown {
    if (isList(given)) {
      // The text of a list outlines the members of its entries where their schema has none.
      const { items } = schema
      const entry = Object(items).type === 'object' && !Object(items).properties ? schema : items
      return given.map((one) => this.#value(Object(entry ?? schema), one, where))
    }
    if (!('from' in given) || typeof given.from !== 'string') {
      return Object.fromEntries(
        Object.entries(given).map(([name, one]) => [
          name,
          this.#value(memberOf(schema, name), one as Argument, `${where}.${name}`),
        ]),
      )
    }
    const { value } = given as { value: unknown }
    if (given.from === 'user') expect(this.#asks, where).toContain(String(value))
    if (given.from === 'reckoned') {
      const { of, form } = given as unknown as { of: string; form: string }
      expect(this.#asks, where).toContain(of)
      expect(JSON.stringify(schema), where).toContain(form)
    }
    if (given.from === 'field' && typeof value !== 'boolean') {
      expect(JSON.stringify(schema), where).toContain(String(value))
    }
    return value
  }

  async #call(
    { name, annotations }: Manifest,
    input: Readonly<Record<string, unknown>>,
  ): Promise<ToolResult> {
    const isRead = (annotations as Manifest['annotations'] | undefined)?.readOnlyHint === true
    const key = isRead ? {} : { idempotency_key: randomUUID() }
    return this.#client.call(name, { ...input, ...key })
  }
}

/** All that a model reads of an answer. */
function textOf({ content, structuredContent }: ToolResult): string {
  return [...content.map(({ text }) => text), JSON.stringify(structuredContent)].join('\n')
}

/** The schema of a field, by its path. */
function fieldOf(schema: Schema, path: string): Schema {
  return path.split('.').reduce(memberOf, schema)
}

/** The schema of a member; the schema itself where its text outlines its members. */
function memberOf(schema: Schema, name: string): Schema {
  const { properties, items, anyOf } = schema
  const places = [schema, Object(items), ...(Array.isArray(anyOf) ? anyOf : [])]
  const found = places.map((one) => Object(Object(one).properties)[name]).find((one) => one)
  if (found) return found
  if (!JSON.stringify(schema).includes(name)) throw new Error(`The list has no ${name}`)
  return properties === undefined ? schema : { ...schema, properties: {} }
}

function isList(given: Argument): given is readonly Argument[] {
  return Array.isArray(given)
}
