// Writes what git does not keep of the reference, its pages, its search and llms-full.txt, to generated/docs: where they
// are not those of the registry.
//
//   npm run pages
//   npm run pages -- --root <folder>   of the registry <folder>/spec
//
// `npm start`, `npm run mock` and the tests begin with it, and `npm run generate` leaves them to it, but for --watch and
// for a registry of another folder. Where they cannot be made, it says so in a line and exits with 1; the service then
// shows the Markdown of each page.
import '#codegen/commands/help.ts'
import { enableCompileCache } from 'node:module'
import { refuseArguments } from '#codegen/arguments.ts'
import { type Inputs, readInputs } from '#codegen/inputs.ts'
import { arePagesCurrent } from '#codegen/manifest.ts'
import { rootOf } from '#codegen/root.ts'

enableCompileCache()
const { root, rest } = rootOf(process.argv.slice(2))
refuseArguments(rest)
const inputs = readInputs(root)
if (!arePagesCurrent(root, inputs.hash)) {
  try {
    await make(inputs)
  } catch (error) {
    console.error(`The pages of the reference could not be made: ${Object(error).message}`)
    process.exitCode = 1
  }
}

async function make(inputs: Inputs): Promise<void> {
  const started = performance.now()
  const [{ buildForReaders }, { updatePages }] = await Promise.all([
    import('#codegen/generate.ts'),
    import('#codegen/pages.ts'),
  ])
  const model = buildForReaders(inputs)
  if (model === null) throw new Error('npm run generate says what is wrong with the registry.')
  const { files, changed } = updatePages(root, inputs, model)
  const took = Math.round(performance.now() - started)
  console.error(`pages of the reference: ${files} files, ${changed} changed (${took} ms)`)
}
