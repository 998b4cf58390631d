import type { CapabilityId } from '#generated/types.ts'
import type { Email } from '#server/outbound/email/client.ts'
import { Naming } from '#test/paired_databases/normal.ts'
import { pretendMailer } from '#test/support/given/mail.ts'
import { type Account, startWorld, type World } from '#test/support/world.ts'

export type Values = Record<string, unknown>

/** One of two databases that are the same to Sam. */
export interface Twin {
  world: World
  /** Whether much goes on that Sam is not to hear of. */
  busy: boolean
  sam: Account
  /** Sam's Connected Friend. */
  ada: Account
  /** Somebody Sam does not know. */
  jonas: Account
  /** Every mail that was sent. */
  mails: Email[]
  naming: Naming
  /** What was kept of earlier answers, by the names that inputs call it. */
  kept: Record<string, string>
}

export async function startTwin(times: readonly string[], busy: boolean): Promise<Twin> {
  const mailer = pretendMailer(true)
  const world = await startWorld({
    mail: { mailer, from: 'plans@service.example' },
    public_url: 'https://service.example',
  })
  const [sam, ada, jonas] = [
    await world.account('Sam'),
    await world.account('Ada'),
    await world.account('Jonas'),
  ]
  const naming = new Naming(times)
  return { world, busy, sam, ada, jonas, mails: mailer.sent, naming, kept: {} }
}

/** The input with what was kept in place of each `$name`. */
export function filled(twin: Twin, value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('$')) return keptAs(twin, value.slice(1))
  if (Array.isArray(value)) return value.map((one) => filled(twin, one))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(twin, inner)]))
}

/** What was kept by this name. */
export function keptAs({ kept }: Twin, name: string): string {
  const found = kept[name]
  if (found === undefined) throw new Error(`Nothing was kept as ${name}.`)
  return found
}

/** Keeps parts of an answer: by each name what its path leads to, such as `data.items.0.plan_handle`. */
export function keep(twin: Twin, body: unknown, paths: Record<string, string>): void {
  for (const [name, path] of Object.entries(paths)) {
    const found = path
      .split('.')
      .reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), body)
    if (typeof found !== 'string') throw new Error(`${path} leads nowhere: ${JSON.stringify(body)}`)
    twin.kept[name] = found
  }
}

/** Lets somebody do something that must be done, and keeps parts of its answer. */
export async function act(
  twin: Twin,
  who: 'sam' | 'ada' | 'jonas',
  id: CapabilityId,
  input: Values,
  paths: Record<string, string> = {},
): Promise<void> {
  const { status, body, text } = await twin[who].call(id, filled(twin, input) as Values)
  if (status !== 200 || !['completed', 'unchanged'].includes(String(body.status)))
    throw new Error(`${who}: ${id} answered ${text}`)
  keep(twin, body, paths)
}

/** Lets somebody review a step of a friendship and apply it. */
export async function step(
  twin: Twin,
  who: 'sam' | 'ada' | 'jonas',
  input: Values,
  paths: Record<string, string> = {},
): Promise<void> {
  await act(twin, who, 'relationships.friendship.review', input, { review: 'data.review_token' })
  const accepted = { review_token: '$review', accept_consequences: true }
  await act(twin, who, 'relationships.friendship.apply', accepted, paths)
}
