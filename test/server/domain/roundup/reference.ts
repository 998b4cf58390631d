// A second reading of the rules of a roundup (spec/guides/roundups.md), written as a walk along them, which the machine is compared with.

/** What a caller has said, and what became of the items: their titles are letters. */
export interface Reference {
  generation: number
  given: boolean
  recommends: boolean
  archived: boolean
  source: 'unread' | 'read' | 'unreadable'
  scope: string | null
  policy: string | null
  named: string[] | null
  list: boolean
  /** Title → what became of it; `fits` are those that meet the requirements. */
  items: Map<string, string>
  fits: Set<string>
  started: boolean
}

export type Command = { expected: number } & (
  | { do: 'scope'; scope: string; policy: string | null; named: string[] | null }
  | { do: 'select'; named: string[] }
  | { do: 'destination' | 'retry' | 'archive' }
)

/** The title of the source as a whole. */
export const whole = 'The source as a whole'

export function stateOf(r: Reference): string {
  const are = (...ends: string[]) =>
    [...r.items.values()].filter((end) => ends.includes(end)).length
  if (r.archived) return 'archived'
  if (r.source === 'unreadable') return 'failed'
  if (are('capturing')) return 'capturing'
  if (r.source === 'unread') return 'extracting'
  if (!are('pending')) return are('captured', 'reused') ? 'completed' : 'failed'
  const wish = wishOf(r)
  const questions = r.recommends
    ? [wish === 'choose' && 'selection_required', !r.list && 'destination_required']
    : [
        wish === 'say how much' && 'scope_required',
        !r.list && 'destination_required',
        wish === 'choose' && 'selection_required',
      ]
  return questions.find((question) => question !== false) || 'capturing'
}

/** The titles that are wanted, or what has to be said first. */
export function wishOf(r: Reference): Set<string> | 'choose' | 'say how much' {
  const waiting = [...r.items].filter(([, end]) => end === 'pending').map(([title]) => title)
  if (r.started) return new Set(waiting)
  if (r.scope === 'general_source') return new Set(waiting.filter((title) => title === whole))
  if (r.named)
    return r.named.every((title) => waiting.includes(title)) ? new Set(r.named) : 'choose'
  if (r.recommends) return 'choose'
  const good = waiting.filter((title) => r.fits.has(title))
  const saysAll = r.scope === 'all' || (!r.scope && (r.policy === 'save_all' || r.items.size === 1))
  if (!saysAll && !r.scope) return 'say how much'
  if (good.length === 0 || (!saysAll && !r.given)) return 'choose'
  const isTooMany = good.length > 10 && (!saysAll || r.policy === 'curated')
  return isTooMany ? 'choose' : new Set(good)
}

/** What a command answers: ok, or why it changes nothing. */
export function obey(r: Reference, command: Command, hasSource: boolean): string {
  const state = stateOf(r)
  if (command.expected !== r.generation) return 'stale'
  if (['extracting', 'capturing'].includes(state)) return 'running'
  const fits: Record<Command['do'], string[]> = {
    scope: ['scope_required'],
    destination: ['destination_required'],
    select: ['selection_required', 'completed'],
    retry: ['completed', 'failed'],
    archive: stateOf(r).endsWith('_required') ? [state] : ['completed', 'failed'],
  }
  if (!fits[command.do].includes(state)) return 'does_not_fit'
  const names = command.do === 'scope' || command.do === 'select' ? (command.named ?? []) : []
  if (command.do === 'scope' && command.scope === 'general_source' && !hasSource) return 'no_source'
  if (names.some((name) => !r.items.has(name))) return 'unknown_items'
  const revive = (titles: string[]) => {
    for (const title of titles) r.items.set(title, 'pending')
    r.started = true
  }
  const failed = [...r.items].filter(([, end]) => end === 'failed').map(([title]) => title)
  const lost = names.filter((name) => ['skipped', 'failed'].includes(r.items.get(name) ?? ''))
  if (command.do === 'archive') r.archived = true
  else if (command.do === 'destination') r.list = true
  else if (command.do === 'scope') {
    Object.assign(r, { scope: command.scope, named: command.named })
    r.policy = command.policy ?? r.policy
    if (command.scope === 'general_source') r.items.set(whole, 'pending')
  } else if (command.do === 'select' && state === 'completed') {
    if (lost.length === 0) return 'does_not_fit'
    revive(lost)
  } else if (command.do === 'select')
    Object.assign(r, { scope: 'named_items', named: command.named })
  else if (r.source === 'unreadable') r.source = 'unread'
  else if (failed.length === 0) return 'nothing_failed'
  else revive(failed)
  r.generation += 1
  return 'ok'
}

/** A capture finds that the list is gone: those that run are not wanted there any more, and wait for another. */
export function lose(r: Reference): void {
  for (const [title, end] of r.items) if (end === 'capturing') r.items.set(title, 'pending')
  r.list = false
}

/** Begins the captures of a roundup that needs nothing more. */
export function start(r: Reference): void {
  const wish = wishOf(r)
  if (stateOf(r) !== 'capturing' || !(wish instanceof Set)) return
  for (const [title, end] of r.items) {
    if (end === 'pending') r.items.set(title, wish.has(title) ? 'capturing' : 'skipped')
  }
  r.started = true
}
