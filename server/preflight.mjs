// Loaded before everything else, by any Node there is: plain JavaScript that old ones understand.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `This needs Node 22.18 or newer and runs on ${process.version}. "npm ci" brings Node 24 along; ` +
      'run it again without --omit=optional and start with npm, or install Node 24 yourself.\n',
  )
  process.exit(1)
}
