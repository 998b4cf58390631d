import { createRequire } from 'node:module'
import { plainYaml } from '#codegen/plain_yaml.ts'
import type { Problems } from '#codegen/problem.ts'
import type { Node, SourceFile } from '#codegen/source.ts'

/** What was read last by its path, if nothing is wrong with it: under --watch most files stay as they are. */
const known = new Map<string, { readonly text: string; readonly node: Node | null }>()

const require = createRequire(import.meta.url)

/** The content of a YAML file; null if it is empty. */
export function parseFile(file: SourceFile, problems: Problems): Node | null {
  const before = known.get(file.path)
  if (before?.text === file.text) return before.node
  const count = problems.count
  const node = plainYaml(file) ?? readAny(file, problems)
  if (problems.count === count) known.set(file.path, { text: file.text, node })
  return node
}

/** Loads the parser of all YAML, which most runs do without. */
function readAny(file: SourceFile, problems: Problems): Node | null {
  const { anyYaml }: typeof import('#codegen/any_yaml.ts') = require('./any_yaml.ts')
  return anyYaml(file, problems)
}
