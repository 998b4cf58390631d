import { spawnSync } from 'node:child_process'

/** Makes the pages that git does not keep, unless they are those of the registry as it is now. */
export function usePages(): void {
  const command = ['--import', './server/preflight.mjs', 'codegen/commands/pages.ts']
  // It says itself why it cannot, and most tests do without.
  spawnSync(process.execPath, command, { stdio: 'inherit' })
}
