import { readFileSync } from 'node:fs'
import { madeBy } from '#codegen/emit/text.ts'
import type { OutputFile } from '#codegen/model.ts'

/** Modules that the generator and the server both use: the server has a copy, because it may not import codegen. */
const modules = ['coming', 'docs_shell', 'fingerprint', 'folder']

/** Emits server/<module>.ts for each shared module, exactly as it is written in this folder. */
export function emitShared(): OutputFile[] {
  return modules.map((name) => {
    const source = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8')
    return { path: `server/${name}.ts`, text: `// ${madeBy}\n${source}` }
  })
}
