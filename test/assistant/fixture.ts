import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Thing } from '#server/domain/assistant/state.ts'

/** A thing of the world in which the sentences are said, as fixture.yaml has it. */
export type Given = Readonly<Record<string, unknown>> & { readonly key: string }

const here = new URL('./', import.meta.url)

/** A file of this folder. */
export function readYaml(name: string): unknown {
  return parse(readFileSync(new URL(name, here), 'utf8'))
}

const world = readYaml('fixture.yaml') as Readonly<Record<string, unknown>> & { now: string }

/** When everything is said. */
export const now = new Date(world.now)

/** IANA. */
export const timezone = 'Europe/Berlin'

/** How the handles of a kind begin. */
const prefixes: Readonly<Record<string, string>> = {
  person: 'pe',
  list: 'ls',
  idea: 'id',
  plan: 'pn',
  item: 'li',
  place: 'pl',
  capture: 'cp',
  run: 'rn',
  review: 'rv',
  invite: 'in',
  like: 'lk',
}

/** Things of the world by their keys. */
export const given: ReadonlyMap<string, Given> = new Map(
  ['people', 'lists', 'ideas', 'liked', 'plans', 'checklist_items', 'places', 'captures', 'runs']
    .concat('reviews')
    .flatMap((group) => (world[group] ?? []) as Given[])
    .map((one) => [one.key, one]),
)

/** Whether a text is the key of a thing, such as `plan.pottery`. */
export function isKey(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    /^[a-z]+\.[a-z_]+$/.test(text) &&
    prefixes[kindOf(text)] !== undefined
  )
}

/** The kind of the thing with a key. */
export function kindOf(key: string): string {
  return key.split('.')[0] ?? ''
}

/** The handle of the thing with a key. */
export function handleOf(key: string): string {
  return `${prefixes[kindOf(key)] ?? 'xx'}_${key}`
}

/** What the thing with a key is called. */
export function labelOf(key: string): string {
  const plan = kindOf(key) === 'invite' ? planOf(key) : undefined
  const { name, title, query, text }: Partial<Given> = plan ?? given.get(key) ?? {}
  return String(name ?? title ?? query ?? text ?? '')
}

/** The plan that an invitation is to. */
export function planOf(invite: string): Given | undefined {
  return all('plan').find((plan) => plan.invite === invite)
}

/** The things of a kind, in their order. */
export function all(kind: string): Given[] {
  if (kind === 'invite')
    return all('plan').flatMap((plan) =>
      isKey(plan.invite) ? [{ ...plan, key: plan.invite }] : [],
    )
  return [...given.values()].filter(({ key }) => kindOf(key) === kind)
}

/** The kind of card that a thing is. */
const cards: Readonly<Record<string, string>> = { run: 'discovery_run', item: 'logistics_item' }

/** The thing with a key as a conversation keeps it. */
export function thingOf(key: string): Thing {
  const kind = kindOf(key)
  return { kind: cards[kind] ?? kind, handle: handleOf(key), label: labelOf(key) }
}
