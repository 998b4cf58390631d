// Says whether the keys of this installation are those that its database is used with, and goes on with others.
//
//   npm run keys [-- --replace]
import { parseArgs } from 'node:util'
import { printAnswer } from '#server/cli/command.ts'
import { withDatabase } from '#server/cli/with_database.ts'
import { type Config, configOrExit } from '#server/config.ts'
import { findKeyRing } from '#server/data/key_fingerprints/find.ts'
import { updateKeyRing } from '#server/data/key_fingerprints/update.ts'
import type { Database } from '#server/database/db.ts'
import { existingKeys, fingerprintOf, keysOf, placeOfKeys } from '#server/process/keys.ts'

const usage = `Says whether the keys here are those that the database is used with:
  npm run keys
Goes on with the keys here although they are others, and says what becomes unreadable:
  npm run keys -- --replace
`

/** What keys have sealed that are gone. */
const lost = `What they sealed cannot be read any more:
  - mail that waits is not sent; links in mail that was sent go on working
  - captures and roundups that are not finished fail, and can be made again
  - calendars stop being read until their owners connect them again
  - cursors, reviews, prepared actions and choices that are open end; people ask again
  - stored answers that contain links are repeated without them
  - links and codes to sign in that were asked for end; who is signed in stays so
If the keys are found, set SERVICE_KEYS to the new and the old one, with a comma between, and start the servers again.
`

await printAnswer(async () => {
  const { replace, help } = argumentsOf(process.argv.slice(2))
  if (help) return usage
  const config = configOrExit()
  return withDatabase(config, (database) =>
    replace ? replaceRing(database, config) : show(database, config),
  )
})

function argumentsOf(given: readonly string[]): { replace?: boolean; help?: boolean } {
  try {
    const options = { replace: { type: 'boolean' }, help: { type: 'boolean' } } as const
    return parseArgs({ args: [...given], options }).values
  } catch {
    throw new Error('Usage: npm run keys -- [--replace]')
  }
}

async function show(database: Database, config: Config): Promise<string> {
  const [here, known] = [existingKeys(config).map(fingerprintOf), await findKeyRing(database)]
  const place = placeOfKeys(config)
  const mark = (one: string) => `  ${one}${here.includes(one) ? ', which is here' : ''}\n`
  const ring = known.length === 0 ? '  none yet\n' : known.map(mark).join('')
  return `The database is used with the keys of these fingerprints, the newest first:\n${ring}${ends(here, known, place)}\n`
}

function ends(here: readonly string[], known: readonly string[], place: string): string {
  if (known.some((one) => here.includes(one)))
    return `${place} has what the service needs to start.`
  if (here.length === 0 && known.length === 0)
    return 'The first start makes a key, or takes that of SERVICE_KEYS.'
  if (known.length === 0) return `The first start takes the keys of ${place}.`
  const has = here.length === 0 ? 'no keys' : `others: ${here.join(', ')}`
  return `${place} has ${has}. The service does not start with them; "npm run keys -- --replace" goes on without the keys of the database.`
}

async function replaceRing(database: Database, config: Config): Promise<string> {
  const known = await findKeyRing(database)
  const keys = (existingKeys(config).length > 0 ? existingKeys(config) : keysOf(config)).map(
    fingerprintOf,
  )
  await updateKeyRing(database, keys)
  const gone = known.filter((one) => !keys.includes(one))
  const now = `The database goes on with the keys of ${placeOfKeys(config)}: ${keys.join(', ')}.`
  if (gone.length === 0) return `${now} Nothing becomes unreadable.\n`
  if (gone.length < known.length) {
    return `${now} What only ${gone.join(', ')} sealed cannot be read any more; the rest can.\n`
  }
  return `${now} The keys before, ${gone.join(', ')}, are not among them.\n${lost}`
}
