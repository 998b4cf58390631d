import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { typeCheck } from '#test/support/type_check.ts'

/** What the examples take for granted. */
const given = `
declare const baseUrl: string, token: string, plan_handle: string
declare function readToken(): Promise<string>
declare function approved(what: object | string): Promise<boolean>
declare const input: { ideas_list_handle: string; name: string }
declare const error: ConnectionError`

test('the manual names the registry that the SDK is made from', () => {
  const manual = readFileSync('sdk/README.md', 'utf8')
  const [, version] =
    /registry_version: "(.*)"/.exec(readFileSync('spec/service.yaml', 'utf8')) ?? []
  expect(manual).toContain(`registry ${version}`)
})

test('every example of the manual compiles', async () => {
  const manual = readFileSync('sdk/README.md', 'utf8')
  const examples = [...manual.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text = '']) => text)
  expect(examples.length).toBeGreaterThanOrEqual(7)
  const folder = mkdtempSync(join(tmpdir(), 'readme-'))
  try {
    const index = join(process.cwd(), 'sdk/src/index.ts')
    const files = examples.map((text, at) => {
      const file = join(folder, `example${at}.mts`)
      const head = `import { type ConnectionError, createClient, isProblem } from '${index}'${given}
const client = createClient({ baseUrl, token })
export {}\n`
      // One that brings its own imports needs none of ours; the others stand in a block of their own.
      const own = text.includes('import ')
      const body = text.replaceAll("'@service/sdk'", `'${index}'`)
      writeFileSync(
        file,
        own ? `${given.replace('ConnectionError', 'unknown')}\n${body}` : `${head}{\n${body}}\n`,
      )
      return file
    })
    const options = ['--strict', '--module', 'nodenext', '--target', 'es2022']
    const more = [
      '--allowImportingTsExtensions',
      '--lib',
      'es2022,dom,dom.iterable',
      '--ignoreConfig',
    ]
    expect(await typeCheck([...options, ...more, ...files])).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
