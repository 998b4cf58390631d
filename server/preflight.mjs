// Loaded before everything else, by any Node there is: plain JavaScript that old ones understand.
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(
    `This needs Node 22.19 or newer and runs on ${process.version}. "npm ci" brings Node 26 along: start with ` +
      'npm, or let your editor run node_modules/.bin/node. It leaves Node out with --omit=optional: then ' +
      'install Node 26 yourself.\n',
  )
  process.exit(1)
}

// Who reads what a command prints may stop early, as `head` does: then nobody waits for the rest.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

// What Node compiles is kept for the next start, and for the processes that this one starts.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../node_modules/.cache/node', import.meta.url),
)
module.enableCompileCache(process.env.NODE_COMPILE_CACHE)

const root = new URL('..', import.meta.url).href
const packages = new URL('node_modules/', root).href
const sdk = new URL('sdk/', root).href

// Names that the imports of package.json declare are files here. Node looks for the package of each file and for links
// on the way to it: a third of the CPU of a start. The SDK is a package of its own.
module.registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? ''
    const isOurs = from.startsWith(root) && !from.startsWith(packages) && !from.startsWith(sdk)
    if (!isOurs || !/^#(server|generated|codegen|sdk|test)\/[^?#]+\.ts$/.test(specifier)) {
      return next(specifier, context)
    }
    const url = new URL(specifier.slice(1), root)
    // Of a file that is missing Node says who imports it.
    if (!existsSync(url)) return next(specifier, context)
    return { url: url.href, format: 'module-typescript', shortCircuit: true }
  },
})
