import pg from 'pg'
import { isolationRules } from '#server/database/isolation_rules.ts'
import { rolesOf } from '#server/database/roles.ts'

/** Something that could show one person's data to another, or could not be sharded by owner. */
export interface Violation {
  /** A table, index, policy, function, role, … by its name. */
  object: string
  problem: string
}

/**
 * Holds the whole catalog against the rules of isolation: every table of people's data keyed by its owner
 * and closed by the one policy, everything else on a list. Empty when all is well.
 */
export async function findViolations(client: pg.ClientBase, brand: string): Promise<Violation[]> {
  const answers = isolationRules(rolesOf(brand)).map(async ({ problem, query }) => {
    const { rows } = await client.query<{ object: string }>(query)
    return rows.map(({ object }) => ({ object, problem }))
  })
  return (await Promise.all(answers)).flat()
}

/** Throws when the catalog breaks a rule of isolation; the message has a line for each violation. */
export async function checkCatalog(url: string, brand: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `${brand} gate`,
    pipeline: true,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    const found = await findViolations(client, brand)
    if (found.length === 0) return
    const lines = found.map(({ object, problem }) => `\n  ${object} ${problem}`)
    throw new Error(`This database does not keep people's data apart:${lines.join('')}`)
  } finally {
    await client.end()
  }
}
