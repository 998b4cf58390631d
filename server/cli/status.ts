// Prints which capabilities are live, which are still stubs, and which refuse every direct call.
//
//   npm run --silent status
import { capabilities, protocol } from '#generated/server/capabilities.ts'
import { handlers } from '#generated/server/handlers.ts'

type State = 'live' | 'stub' | 'refused'

/** What a direct call gets: its handler, 501, or a refusal because only a prepared action leads there. */
function stateOf(id: string): State {
  const handler = Object.entries(handlers).find(([name]) => name === id)?.[1]
  if (!handler) return 'refused'
  return handler.work === null ? 'stub' : 'live'
}

const rows = Object.values(capabilities).map((facts) => ({ facts, state: stateOf(facts.id) }))
const width = Math.max(...rows.map(({ facts }) => facts.id.length))

for (const { facts, state } of rows) {
  const on = facts.surfaces.filter((surface) => !protocol.off.includes(surface))
  const surfaces = on.length > 0 ? on.join(', ') : 'on no surface'
  console.log(`${state.padEnd(7)}  ${facts.id.padEnd(width)}  ${facts.version}  ${surfaces}`)
}
const count = (state: State) => rows.filter((row) => row.state === state).length
console.log(
  `\n${count('live')} live, ${count('stub')} stubs, ${count('refused')} refused; ${rows.length} in all`,
)
