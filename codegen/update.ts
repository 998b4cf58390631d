import { storeCaches } from '#codegen/cache.ts'
import { generate, manifestOf } from '#codegen/generate.ts'
import { type Inputs, readInputs } from '#codegen/inputs.ts'
import { keepManifest, summaryOf } from '#codegen/manifest.ts'
import { stubs } from '#codegen/stub.ts'
import { writeFiles } from '#codegen/write.ts'

/** What the last run in this process generated, under --watch. */
let last: ReadonlyMap<string, string> = new Map()

/**
 * Brings generated/ up to date with the inputs, prints what it did or what is wrong with the registry, and stores what
 * saves the next run time.
 *
 * @param pages whether to make the rendered pages as well, which start and tests make otherwise
 * @returns `changed` if the registry was changed in the meantime, so that there is more to do
 */
export async function update(
  root: string,
  inputs: Inputs,
  pages: boolean,
): Promise<'done' | 'problems' | 'changed'> {
  const started = performance.now()
  const { model, files, problems } = await generate(inputs)
  if (problems) {
    console.error(problems.print())
    return 'problems'
  }
  const { written, removed, stubs: made } = writeFiles(root, files, stubs(model), last)
  last = new Map(files.map(({ path, text }) => [path, text]))
  const manifest = manifestOf(inputs, model, files)
  // Loaded when they are wanted.
  if (pages) (await import('#codegen/pages.ts')).updatePages(root, inputs, model)
  for (const path of removed) console.log(`removed ${path}`)
  for (const path of made) console.log(`new     ${path}`)
  console.log(summaryOf(manifest, written.length, started))
  const now = readInputs(root)
  if (now.hash !== inputs.hash) return now.tools === inputs.tools ? 'changed' : 'done'
  keepManifest(root, manifest)
  storeCaches(root, inputs.tools)
  return 'done'
}
