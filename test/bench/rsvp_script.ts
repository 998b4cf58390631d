import type pg from 'pg'
import type { Answerable } from '#test/bench/invites.ts'
import type { Batch, Sent } from '#test/bench/recorded.ts'

const ids = ['guest', 'host', 'plan', 'invite', 'copy'] as const

/**
 * A pgbench script of the transaction that was recorded for `one`, with the ids of any invite in the place
 * of its own: the same statements, prepared, and together in a pipeline where they were sent together. Each
 * client has invites of its own.
 */
export async function scriptOf(
  client: pg.Client,
  batches: readonly Batch[],
  one: Answerable,
  invites: readonly Answerable[],
  clients: number,
): Promise<string> {
  await client.query(
    'drop table if exists bench_invites; create table bench_invites ' +
      '(n integer primary key, guest text, host text, plan text, invite text, copy text)',
  )
  for (const [n, invite] of invites.entries()) {
    await client.query('insert into bench_invites values ($1, $2, $3, $4, $5, $6)', [
      n,
      ...ids.map((id) => invite[id]),
    ])
  }
  const each = Math.floor(invites.length / clients)
  return [
    `\\set n random(:client_id * ${each}, :client_id * ${each} + ${each - 1})`,
    // A version that rises with time, for a copy is written only where it is newer.
    `select ${ids.join(', ')}, (extract(epoch from now() - '2026-01-01') * 60)::integer as version ` +
      'from bench_invites where n = :n \\gset',
    ...batches.flatMap((batch) => [
      '\\startpipeline',
      ...batch.flatMap((sent) => written(sent, one)),
      '\\endpipeline',
    ]),
  ].join('\n')
}

function written(sent: Sent, one: Answerable): string[] {
  // What is one message without values is several statements to pgbench.
  if (sent.values.length === 0)
    return sent.text.split(';').map((text) => `${withOwner(text, one)};`)
  const text = sent.text.replace(/\$(\d+)/g, (_, number) => {
    return literal(sent.values[Number(number) - 1], one)
  })
  return [`${text.replace(/\s+/g, ' ').trim()};`]
}

function withOwner(text: string, one: Answerable): string {
  const owner = /^\s*set local app\.owner = '(.*)'$/.exec(text)?.[1]
  if (owner === undefined) return text.trim()
  // SET takes no parameter.
  return `select set_config('app.owner', ${literal(owner, one)}::text, true)`
}

/** The version the plan of the recorded answer is set to, so that it is told from other numbers. */
export const recordedVersion = 7_000_001

function literal(value: unknown, one: Answerable): string {
  if (value === null || value === undefined) return 'null'
  if (value === recordedVersion + 1) return ':version::integer'
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (Array.isArray(value)) {
    return `array[${value.map((member) => literal(member, one)).join(', ')}]`
  }
  const text = String(value)
  const id = ids.find((name) => one[name] === text)
  if (id) return `:${id}::uuid`
  // Everything else that is an id or a key is new each time.
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) return 'gen_random_uuid()'
  if (/^[0-9a-f]{24}$/.test(text)) return 'gen_random_uuid()::text'
  // A colon before a letter would be a variable, in quotes too.
  return `'${text.replaceAll("'", "''").replace(/:(?=[a-z_])/gi, ': ')}'`
}
