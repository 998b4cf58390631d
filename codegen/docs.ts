// Writes the reference as static files, complete: generated/docs/.
//
//   npm run docs
//
// The pages that follow from the registry are those `npm run generate` writes. Beside them go the OpenAPI
// document and the page Redocly makes of it; these two are large, follow from what is committed, and are
// therefore not committed themselves.
import { execFile } from 'node:child_process'
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = process.cwd()
const target = join(root, 'generated/docs/redoc.html')
const unfinished = `${target}.part`

const generator = join(import.meta.dirname, 'main.ts')
const redocly = join(import.meta.dirname, '../node_modules/@redocly/cli/bin/cli.js')

try {
  const { stdout } = await run(process.execPath, [generator], { cwd: root })
  process.stdout.write(stdout)
  const document = 'generated/openapi.json'
  copyFileSync(join(root, document), join(root, 'generated/docs/openapi.json'))
  await run(
    process.execPath,
    [redocly, 'build-docs', document, '--inlineBundle', '-o', unfinished],
    {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  )
  writeFileSync(unfinished, alone(readFileSync(unfinished, 'utf8')))
  renameSync(unfinished, target)
  console.log('generated/docs/ is complete: copy it to any web server')
} catch (error) {
  const { stderr, message } = Object(error)
  console.error(`${stderr || message || error}`.trim())
  process.exitCode = 1
} finally {
  rmSync(unfinished, { force: true })
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
