// Writes what git does not keep of the reference, its pages, its search and llms-full.txt, to generated/docs: where they
// are not those of the registry.
//
//   npm run pages
//   npm run pages -- --root <folder>   of the registry <folder>/spec
//
// `npm start`, `npm run mock` and the tests begin with it; `npm run generate` writes them with everything else. Where
// they cannot be made, it says so in a line and exits with 1; the service then shows the Markdown of each page.
import '#codegen/commands/help.ts'
import { enableCompileCache } from 'node:module'
import { type Inputs, readInputs } from '#codegen/inputs.ts'
import { differences, isCommitted, keepManifest, readManifest } from '#codegen/manifest.ts'
import { rootOf } from '#codegen/root.ts'

enableCompileCache()
const { root } = rootOf(process.argv.slice(2))
const inputs = readInputs(root)
if (!areCurrent(inputs.hash)) {
  try {
    await make(inputs)
  } catch (error) {
    console.error(`The pages of the reference could not be made: ${Object(error).message}`)
    process.exitCode = 1
  }
}

function areCurrent(hash: string): boolean {
  const known = readManifest(root, hash, 'pages') ?? readManifest(root, hash)
  return known !== null && differences(root, { ...known, handlers: [] }, isBuilt).length === 0
}

async function make(inputs: Inputs): Promise<void> {
  const started = performance.now()
  const [{ buildForReaders, manifestOf }, { emitDocs }, { writePages }] = await Promise.all([
    import('#codegen/generate.ts'),
    import('#codegen/emit/docs/emit.ts'),
    import('#codegen/write.ts'),
  ])
  const model = buildForReaders(inputs)
  if (model === null) throw new Error('npm run generate says what is wrong with the registry.')
  const files = emitDocs(model).filter(({ path }) => isBuilt(path))
  const changed = writePages(root, files)
  keepManifest(root, manifestOf(inputs, model, files), 'pages')
  const took = Math.round(performance.now() - started)
  console.error(`pages of the reference: ${files.length} files, ${changed} changed (${took} ms)`)
}

function isBuilt(path: string): boolean {
  return !isCommitted(path)
}
