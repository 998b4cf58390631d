// Writes the reference as static files, complete: generated/docs/.
//
//   npm run docs
//
// The pages that follow from the registry are those `npm run generate` writes as well. Beside them go the
// OpenAPI document and the page Redocly makes of it; these two are large, follow from what is committed, and
// are therefore not committed themselves.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { OutputFile } from '#codegen/model.ts'

enableCompileCache()

const generated = join(process.cwd(), 'generated')
const target = join(generated, 'docs/redoc.html')
const unfinished = `${target}.part`
const redocly = join(import.meta.dirname, '../node_modules/@redocly/cli/bin/cli.js')

const source = join(generated, 'openapi.json')
// Redocly takes longest, so it begins with the document that is there: mostly it is the right one.
const before = existsSync(source) ? readFileSync(source, 'utf8') : null
let built = before === null ? null : buildReference()
// Should anything else fail first, its failure is the one that is told.
built?.catch(() => {})

try {
  const [{ buildFrom }, { emitOpenapi }, { emitDocs }] = await Promise.all([
    import('#codegen/generate.ts'),
    import('#codegen/emit/openapi.ts'),
    import('#codegen/emit/docs.ts'),
  ])
  const { model, problems } = await buildFrom(process.cwd())
  if (model === null) throw new Error(problems.print())
  const [document] = emitOpenapi(model)
  if (!document) throw new Error('there is no OpenAPI document')
  write([document, { ...document, path: 'docs/openapi.json' }])
  if (document.text !== before) {
    await built?.catch(() => {})
    built = buildReference()
  }
  const pages = emitDocs(model)
  write(pages)
  await removeOthers(pages)
  await built
  console.log(`${pages.length} files, and the reference by Redocly: generated/docs/ is complete`)
} catch (error) {
  const { stderr, message } = Object(error)
  console.error(`${stderr || message || error}`.trim())
  process.exitCode = 1
} finally {
  await built?.catch(() => {})
  rmSync(unfinished, { force: true })
}

function write(files: readonly OutputFile[]): void {
  for (const { path, text } of files) {
    const file = join(generated, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Pages the registry no longer has. */
async function removeOthers(pages: readonly OutputFile[]): Promise<void> {
  const { emitted, filesBelow } = await import('#codegen/manifest.ts')
  const wanted = new Set(pages.map(({ path }) => path))
  for (const path of filesBelow(generated, emitted)) {
    const left = path.startsWith('docs/') && !path.endsWith('.part') && !wanted.has(path)
    if (left) rmSync(join(generated, path))
  }
}

/** Redocly's page of the document, in a process of its own. */
async function buildReference(): Promise<void> {
  const options = ['build-docs', source, '--inlineBundle', '-o', unfinished]
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  await promisify(execFile)(process.execPath, [redocly, ...options], { env })
  writeFileSync(unfinished, alone(readFileSync(unfinished, 'utf8')))
  renameSync(unfinished, target)
}

/** The page with what keeps browsers from asking anybody else for anything, and with the way back to ours. */
function alone(html: string): string {
  const policy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:; connect-src 'none'"
  const head = `<head>
  <meta http-equiv="Content-Security-Policy" content="${policy}">
  <link rel="icon" href="data:,">`
  const back =
    '<p style="margin:0;padding:0.5rem 1rem;font:0.9rem system-ui,sans-serif"><a href="index.html">Guides, capabilities, resources and errors</a></p>'
  // The mark of who made it would be fetched from its maker.
  const marks = /https:\/\/cdn\.redoc\.ly\/[\w/.-]+/g
  return html
    .replaceAll(marks, 'data:,')
    .replace('<head>', head)
    .replace(/<body[^>]*>/, (body) => `${body}\n${back}`)
}
