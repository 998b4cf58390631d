import { capabilities, protocol } from '#generated/server/capabilities.ts'
import { handlers } from '#generated/server/handlers.ts'
import type { Command } from '#server/cli/run_command.ts'

type State = 'live' | 'stub' | 'refused'

/** @returns a line for each capability, and how many are in which state. */
export const statusCommand: Command = async (given) => {
  if (given.length > 0) throw new Error('Usage: npm run --silent status')
  const rows = Object.values(capabilities).map((facts) => ({ facts, state: stateOf(facts.id) }))
  const width = Math.max(...rows.map(({ facts }) => facts.id.length))
  const lines = rows.map(({ facts, state }) => {
    const on = facts.surfaces.filter((surface) => !protocol.off.includes(surface))
    const surfaces = on.length > 0 ? on.join(', ') : 'on no surface'
    return `${state.padEnd(7)}  ${facts.id.padEnd(width)}  ${facts.version}  ${surfaces}\n`
  })
  const count = (state: State) => rows.filter((row) => row.state === state).length
  const counts = `${count('live')} live, ${count('stub')} stubs, ${count('refused')} refused`
  return `${lines.join('')}\n${counts}; ${rows.length} in all\n`
}

/** What a direct call gets: its handler, 501, or a refusal because only a prepared action leads there. */
function stateOf(id: string): State {
  const handler = Object.entries(handlers).find(([name]) => name === id)?.[1]
  if (!handler) return 'refused'
  return handler.work === null ? 'stub' : 'live'
}
