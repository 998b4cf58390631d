import { setTimeout as pause } from 'node:timers/promises'
import type { Client, Roundup } from '#sdk/src/index.ts'
import { keyFor, type ListPlan, roundupItem } from '#server/cli/import/plan.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { ImportedItem, ImportProblem } from '#server/reading/import/item.ts'

/** What became of the rows of a list. */
export interface Sent {
  imported: number
  /** Ideas that were saved before, and are on the list now. */
  reused: number
  /** Rows that an earlier run of the command has sent. */
  before: number
  readonly problems: ImportProblem[]
}

/** Milliseconds between two looks at what is being done, and until it is given up if nothing changes. */
const poll_ms = 1_000
const patience_ms = 600_000

/** Nothing has ended for a long time; the work goes on when a server or worker reads captures again. */
export class StalledError extends Error {
  constructor() {
    super('The service has not gone on for ten minutes.')
  }
}

/** Sends what goes onto one list, and waits for its end. Throws what the client throws. */
export async function sendList(
  client: Client,
  hash: string,
  plan: ListPlan,
  progress: { show(rows: number): void; part(rows: number): void },
): Promise<Sent> {
  const sent: Sent = { imported: 0, reused: 0, before: 0, problems: [] }
  const handle = await listFor(client, hash, plan.name)
  if ('message' in handle) return { ...sent, problems: [handle] }
  let before = 0
  for (const [index, part] of plan.parts.entries()) {
    const key = keyFor(hash, plan.name, index, part.map(roundupItem))
    await sendPart(client, { list: handle.list, items: part, key }, sent, (rows) =>
      progress.show(before + rows),
    )
    before += part.length
    progress.part(before)
  }
  return sent
}

/** The list of this name, or a new one; a problem where several have it. */
async function listFor(
  client: Client,
  hash: string,
  name: string,
): Promise<{ list: string } | ImportProblem> {
  const found: string[] = []
  for await (const list of client.pages('ideas.lists.query', { query: name })) {
    if (nameKey(list.name) === nameKey(name)) found.push(list.ideas_list_handle)
  }
  if (found.length > 1) {
    return {
      row: null,
      message: `You have ${found.length} lists with this name. Rename them, or name another one with --list.`,
    }
  }
  if (found[0] !== undefined) return { list: found[0] }
  const answer = await client.ideas.lists.create(
    { name },
    { idempotencyKey: keyFor(hash, 'list', name) },
  )
  if (answer.status === 'completed') return { list: answer.data.list.ideas_list_handle }
  return { row: null, message: answer.outcome.fallback_text }
}

interface Part {
  readonly list: string
  readonly items: readonly ImportedItem[]
  readonly key: string
}

async function sendPart(
  client: Client,
  { list, items, key }: Part,
  sent: Sent,
  onDone: (rows: number) => void,
): Promise<void> {
  const answer = await client.ideas.roundup.mutate(inputOf(items, list), { idempotencyKey: key })
  if (answer.data === null) {
    const message = answer.outcome.fallback_text
    sent.problems.push(...items.map(({ row }) => ({ row, message })))
    return
  }
  const ended = await endOf(client, answer.data.public_id, onDone)
  addOutcomes(sent, items, ended, answer.replayed === true)
}

/** Waits until nothing of a roundup is being done any more. Throws a StalledError. */
async function endOf(
  client: Client,
  public_id: string,
  onDone: (rows: number) => void,
): Promise<Roundup> {
  let [before, since] = [-1, performance.now()]
  for (;;) {
    const answer = await client.ideas.roundup.get({ public_id })
    if (answer.data === null) throw new Error(answer.outcome.fallback_text)
    const { items } = answer.data
    const done = items.filter(({ outcome }) => !['pending', 'capturing'].includes(outcome)).length
    onDone(done)
    if (answer.status !== 'accepted') return answer.data
    if (done !== before) [before, since] = [done, performance.now()]
    if (performance.now() - since > patience_ms) throw new StalledError()
    await pause(poll_ms)
  }
}

function addOutcomes(
  sent: Sent,
  items: readonly ImportedItem[],
  { items: ended, updates, state }: Roundup,
  isReplay: boolean,
): void {
  const byPosition = new Map(ended.map((item) => [item.position, item]))
  for (const [index, { row }] of items.entries()) {
    const { outcome, reason } = byPosition.get(index + 1) ?? {}
    if (outcome === 'captured' || outcome === 'reused') {
      if (isReplay) sent.before += 1
      else if (outcome === 'captured') sent.imported += 1
      else sent.reused += 1
    } else {
      const last = updates.at(-1)?.message
      const message = reason ?? last ?? `The roundup is ${state}.`
      sent.problems.push({ row, message })
    }
  }
}

/** A roundup takes two items or more; one is sent as a text of its own, whose title stands as it is. */
function inputOf(items: readonly ImportedItem[], list: string) {
  const to = { operation: 'create', target_ideas_list_handle: list } as const
  const sent = items.map((item, index) => ({ ...roundupItem(item), position: index + 1 }))
  const [only] = sent
  if (sent.length === 1 && only) {
    const { title, kind, excerpt } = only
    const lines = [`title: ${title}`, kind && `kind: ${kind}`, excerpt].filter(Boolean)
    return { ...to, source_text: lines.join('\n'), scope: 'general_source' as const }
  }
  return { ...to, items: sent, scope: 'all' as const, selection_policy: 'save_all' as const }
}
