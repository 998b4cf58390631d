import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ToolSchema } from '@modelcontextprotocol/sdk/types.js'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import openapiTS, { astToString } from 'openapi-typescript'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const generated = join(root, 'generated')
const run = promisify(execFile)

function read(path: string) {
  return JSON.parse(readFileSync(join(generated, path), 'utf8'))
}

function filesIn(folder: string): string[] {
  return readdirSync(join(generated, folder)).map((name) => `${folder}/${name}`)
}

// What independent tools say of what the generators wrote.

describe('the OpenAPI document', () => {
  test('is clean to redocly under recommended-strict', async () => {
    // By flags, not by a file: openapi-typescript would take the file for its own, and apply older rules.
    const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
    const args = ['lint', '--extends', 'recommended-strict', 'generated/openapi.json']
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const { stderr } = await run(process.execPath, [cli, ...args], { cwd: root, env })
    expect(stderr).toContain('Your API description is valid')
    expect(stderr).not.toContain('warning')
  })

  test('is valid to a second validator', async () => {
    const validator = new Validator()
    expect(await validator.validate(read('openapi.json'))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })
})

describe('every schema', () => {
  test.each(filesIn('schemas'))('%s and each part of it compiles in strict mode', (path) => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
    addFormats.default(ajv)
    const document = read(path)
    expect(ajv.validateSchema(document)).toBe(true)
    ajv.compile(document)
    for (const name of Object.keys(document.$defs)) {
      ajv.compile({ $ref: `${document.$id}#/$defs/${encodeURIComponent(name)}` })
    }
  })
})

describe('every tool', () => {
  const manifests = filesIn('mcp').filter((path) => path.startsWith('mcp/service_'))
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
  addFormats.default(ajv)

  test.each(manifests)('%s is a tool to the protocol, with schemas every client takes', (path) => {
    const tool = ToolSchema.parse(read(path))
    expect(tool.name).toMatch(/^[a-z_]{1,48}$/)
    expect(Object.keys(tool.annotations ?? {})).toHaveLength(4)
    ajv.compile(tool.inputSchema)
    ajv.compile(tool.outputSchema ?? {})
    for (const keyword of ['oneOf', 'anyOf', 'allOf', 'not', 'if']) {
      expect(tool.inputSchema).not.toHaveProperty(keyword)
    }
    for (const name of Object.keys(tool.inputSchema.properties ?? {})) {
      expect(name).toMatch(/^[A-Za-z0-9_.-]{1,64}$/)
    }
  })

  test('each has its cost', () => {
    const tools: { listed: number }[] = Object.values(read('mcp/tokens.json').tools)
    expect(tools).toHaveLength(manifests.length)
    expect(tools.every(({ listed }) => listed > 20)).toBe(true)
  })
})

test('the types of the paths are those of openapi-typescript from front to back', async () => {
  const document = JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8'))
  const options = { defaultNonNullable: false, emptyObjectsUnknown: true, silent: true }
  const [, ...lines] = readFileSync(join(generated, 'sdk/paths.ts'), 'utf8').split('\n')
  expect(lines.join('\n')).toBe(astToString(await openapiTS(document, options)))
})
