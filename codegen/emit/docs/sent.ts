import { readFileSync } from 'node:fs'

/** A script of this folder as browsers get it: without the comments and the indentation, which stay here. */
export function scriptSent(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .replaceAll(/^ *(\/\/.*|\/\*\*[\s\S]*?\*\/)\n/gm, '')
    .replaceAll(/^ +/gm, '')
}
