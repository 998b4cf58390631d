// Loaded before everything else, by any Node there is: plain JavaScript that old ones understand.
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

// What Node compiles is kept for the next start, and for the processes that this one starts.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../node_modules/.cache/node', import.meta.url),
)
module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
