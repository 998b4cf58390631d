import { existsSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const here = new URL('../../', import.meta.url)
const usage = 'Usage: npm run mock [-- --root <folder>]'
const require = createRequire(import.meta.url)

/**
 * Makes every `#generated/` that is imported from now on that of another registry: `--root <folder>`, without which it
 * is the one here. Throws one line if the folder has nothing generated, or if anything else is given.
 */
export function chooseRegistry([option, given, ...more]: readonly string[]): void {
  if (option === undefined) return
  if (option === '--help' || option === '-h') {
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  }
  if (option !== '--root' || given === undefined || more.length > 0) throw new Error(usage)
  const root = pathToFileURL(`${resolve(given)}/`)
  if (!existsSync(new URL('generated/server/capabilities.ts', root)))
    throw new Error(`Nothing is generated in ${given}: npm run generate -- --root ${given}`)
  registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL ?? ''
      if (specifier.startsWith('#generated/')) return moduleAt(specifier.slice(1), root)
      if (from.startsWith(here.href) || !from.startsWith(root.href)) return next(specifier, context)
      // What is generated imports its neighbours, handlers, what the server is made of, and packages that are here.
      if (specifier.startsWith('#')) return moduleAt(specifier.slice(1), here)
      if (/^\.\.?\//.test(specifier)) return moduleAt(specifier, from)
      if (specifier.startsWith('node:')) return next(specifier, context)
      const url = pathToFileURL(require.resolve(specifier)).href
      return { url, format: 'commonjs', shortCircuit: true }
    },
  })
}

function moduleAt(path: string, base: string | URL) {
  const format = path.endsWith('.ts') ? 'module-typescript' : 'module'
  return { url: new URL(path, base).href, format, shortCircuit: true }
}
