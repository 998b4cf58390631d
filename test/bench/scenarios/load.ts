import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The scenarios as they are with the server of a folder: what they insert is for its tables. */
export async function scenariosOf(folder: string) {
  const at = (name: string) =>
    pathToFileURL(resolve(folder, `test/bench/scenarios/${name}.ts`)).href
  const parts: [
    typeof import('#test/bench/scenarios/lists.ts'),
    typeof import('#test/bench/scenarios/rsvp.ts'),
    typeof import('#test/bench/scenarios/commit.ts'),
    typeof import('#test/bench/scenarios/usual.ts'),
  ] = await Promise.all([
    import(at('lists')),
    import(at('rsvp')),
    import(at('commit')),
    import(at('usual')),
  ])
  return { ...parts[0], ...parts[1], ...parts[2], ...parts[3] }
}
