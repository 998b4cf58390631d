// Writes the reference as static files, complete: site/, which any web server can serve.
//
//   npm run docs
//   npm run docs -- --address https://docs.example.test/ [--service https://api.example.test]
//   npm run docs -- --root <folder>    of the registry <folder>/spec, below <folder>/site
//
// The pages follow from the registry, as those in generated/docs do. With them go the OpenAPI document and
// the page that Redocly makes of it. With the address at which the site will be, pages name it, and there is a sitemap;
// the first page names that of the service.
import '#codegen/commands/help.ts'
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { argumentsOf } from '#codegen/arguments.ts'
import { inWeeks, weeksTo } from '#codegen/emit/shared/coming.ts'
import type { OutputFile } from '#codegen/model.ts'
import { rootOf } from '#codegen/root.ts'

enableCompileCache()

const { root, rest } = rootOf(process.argv.slice(2))
const site = join(root, 'site')
const target = join(site, 'redoc.html')
const unfinished = `${target}.part`
const redocly = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js')

const source = join(root, 'generated/openapi.json')
// Redocly takes longest, so it begins with the document that is there: mostly it is the right one.
const before = existsSync(source) ? readFileSync(source, 'utf8') : null
let built = before === null ? null : buildReference(before)
// If anything else fails first, that failure is reported.
built?.catch(() => {})

try {
  const [{ buildFrom }, { filesBelow }, { generateSite }] = await Promise.all([
    import('#codegen/generate.ts'),
    import('#codegen/inputs.ts'),
    import('#codegen/emit/docs/static_site.ts'),
  ])
  const { model, problems } = await buildFrom(root)
  if (model === null) throw new Error(problems.print())
  const { document, files } = generateSite(model, addressOf(rest))
  if (document !== before) {
    await built?.catch(() => {})
    built = buildReference(document)
  }
  await built
  for (const file of files) write(file)
  const wanted = new Set([...files.map(({ path }) => path), 'redoc.html'])
  for (const path of filesBelow(site)) if (!wanted.has(path)) rmSync(join(site, path))
  console.log(`${wanted.size} files: site/ is complete`)
} catch (error) {
  const { stderr, message } = Object(error)
  console.error(`${stderr || message || error}`.trim())
  process.exitCode = 1
} finally {
  await built?.catch(() => {})
  rmSync(unfinished, { force: true })
}

/** Where the site will be, and where its service is. Throws one line if it is not an address. */
function addressOf(args: string[]): { pages: string; service: string } | null {
  const { values } = argumentsOf({
    args,
    options: { address: { type: 'string' }, service: { type: 'string' } },
  })
  for (const [name, value] of Object.entries(values))
    if (!/^https?:\/\/[^?#]+$/.test(value) || !URL.canParse(value))
      throw new Error(`--${name} must be an address such as https://docs.example.test/`)
  if (values.address === undefined) {
    if (values.service === undefined) return null
    throw new Error('--service needs --address')
  }
  const pages = `${values.address.replace(/\/+$/, '')}/`
  const service = (values.service ?? new URL(pages).origin).replace(/\/+$/, '')
  return { pages, service }
}

/** Writes a file of the site, unless it is there already. */
function write({ path, text }: OutputFile): void {
  const file = join(site, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Redocly's page of an OpenAPI document, made in a process of its own. */
async function buildReference(document: string): Promise<void> {
  const [, friday = null] = /"x-relative": "([\d-]+)"/.exec(document) ?? []
  const weeks = friday === null ? 0 : weeksTo(friday, Date.now())
  write({ path: 'openapi.json', text: inWeeks(document, friday, weeks) })
  const options = ['build-docs', join(site, 'openapi.json'), '--inlineBundle', '-o', unfinished]
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  await promisify(execFile)(process.execPath, [redocly, ...options], { env })
  writeFileSync(unfinished, alone(readFileSync(unfinished, 'utf8')))
  renameSync(unfinished, target)
}

/**
 * The page with a policy that lets browsers fetch nothing, with a link back to our pages, and with links to its parts that stay
 * on it: Redocly writes `/people`, which its script alone takes for a part of the page.
 */
function alone(html: string): string {
  const policy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:; connect-src 'none'"
  const head = `<head>
  <meta http-equiv="Content-Security-Policy" content="${policy}">
  <link rel="icon" href="data:,">`
  const back = `<p style="margin:0;padding:0.5rem 1rem;font:0.9rem system-ui,sans-serif"><a href="index.html">Guides, capabilities, resources and errors</a>
<noscript>need no JavaScript; this page does.</noscript></p>`
  // The logo of Redocly would be fetched from its own server.
  const marks = /https:\/\/cdn\.redoc\.ly\/[\w/.-]+/g
  return html
    .replaceAll(marks, 'data:,')
    .replaceAll(/(<a [^>]*href=")(\/[^"]*")/g, '$1#$2')
    .replace('<head>', head)
    .replace(/<body[^>]*>/, (body) => `${body}\n${back}`)
}
