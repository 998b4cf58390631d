// A mock of the service for front-end work: `npm run mock`. The same paths, checks and errors; every answer
// is an example of the registry, and nothing is kept. PORT is 4010 unless it is set.
//
//   npm run mock -- --root <folder>    of the registry <folder>/spec, from what is generated of it
//
//   Authorization: Bearer anything
//   Prefer: status=needs_input | code=rate_limited | example=2
import { chooseRegistry } from '#server/mock/other_registry.ts'

try {
  chooseRegistry(process.argv.slice(2))
  await import('#server/mock/run.ts')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
