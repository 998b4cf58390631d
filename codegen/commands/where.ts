// Prints where in the registry something is written, and what was generated from it.
//
//   npm run where -- "ideas.lists.create input name"     in words: a capability, a tool, `type <Name>`, a code
//   npm run where -- "ideas.lists.create example 2"
//   npm run where -- "client.ideas.lists.create"         as callers name it: a method, a request, Person.display_name
//   npm run where -- "generated/openapi.json#/components/schemas/Person/properties/display_name"
//   npm run where -- "generated/types.ts:120"            a line of a generated file, also of a JSON document
//   npm run where -- "generated/docs/capabilities/plans.get.html#input.plan_handle"
//   npm run where -- "spec/types/common.yaml:118"        a line of the registry
//   npm run where -- "type Person" --all                 every place, not only three of a folder
//   npm run where -- "type Loan" --root <folder>           in the registry <folder>/spec
//
// Prints the name, file:line:column, the line, and the places below generated/. Exits with 1 if there is no such thing.
import '#codegen/commands/help.ts'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { buildFrom } from '#codegen/generate.ts'
import { filesBelow } from '#codegen/inputs.ts'
import type { Model } from '#codegen/model.ts'
import { rootOf } from '#codegen/root.ts'
import { pathOf, type Spot, sourceOf } from '#codegen/where/artifact.ts'
import { emittedOf } from '#codegen/where/emitted.ts'
import { pointerAt } from '#codegen/where/json_lines.ts'
import { type Subject, subjectAt, subjectOf } from '#codegen/where/subject.ts'

const { root, rest } = rootOf(process.argv.slice(2))
const asked = rest.filter((one) => one !== '--all')
const words = asked.join(' ').trim().split(/\s+/)
const most = process.argv.includes('--all') ? Number.POSITIVE_INFINITY : 3

try {
  const { model, problems } = await buildFrom(root)
  if (model === null) throw new Error(problems.print())
  const found = find(model)
  const { file, line, column } = found.location
  console.log(`${found.name}\n${file}:${line}:${column}\n  ${lineOf(file, line)}`)
  for (const place of placesOf(model, found)) console.log(place)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function find(model: Model): Subject {
  const [named = ''] = words
  if (named === '')
    throw new Error('name something: npm run where -- "ideas.lists.create input name"')
  const first = inProject(named)
  const [, file, row, column] = /^(spec\/[^:]+):(\d+)(?::(\d+))?$/.exec(first) ?? []
  if (file !== undefined) {
    const at = { file, line: Number(row), column: Number(column ?? Number.MAX_SAFE_INTEGER) }
    const found = existsSync(join(root, file)) ? subjectAt(model, at) : null
    if (found) return found
    throw new Error(`nothing is declared at ${first}`)
  }
  const [, path, pointer, line] = /^generated\/([^#:]+)(?:#(.*)|:(\d+))?$/.exec(first) ?? []
  if (path === undefined) return subjectOf(model, words)
  if (!existsSync(join(root, 'generated', path))) throw new Error(`there is no generated/${path}`)
  const text = readFileSync(join(root, 'generated', path), 'utf8')
  if (line === undefined) return sourceOf(model, path, spotAt(path, text, pointer ?? ''))
  if (path.endsWith('.json'))
    return sourceOf(model, path, spotAt(path, text, pointerAt(text, Number(line))))
  const found = sourceOf(model, path, { line: Number(line), text })
  if (found.name === 'service')
    throw new Error(`generated/${path}:${line} is not made from one entry of the registry`)
  return found
}

/** The path below the project of one that is absolute or begins with `./`; `#/…` is of the OpenAPI document. */
function inProject(word: string): string {
  if (word.startsWith('#/')) return `generated/openapi.json${word}`
  if (!/^\.{0,2}\//.test(word)) return word
  const path = relative(root, resolve(word)).replaceAll('\\', '/')
  return /^(spec|generated)\//.test(path) ? path : word
}

/** The pointer with the value there. Throws where there is none. */
function spotAt(path: string, text: string, pointer: string): Spot {
  if (!path.endsWith('.json')) return { pointer }
  let value = JSON.parse(text)
  for (const key of pathOf(pointer)) {
    value = Object(value)[key]
    if (value === undefined) throw new Error(`generated/${path} has nothing at ${pointer}`)
  }
  return { pointer, ...(typeof value === 'string' && { value }) }
}

function placesOf(model: Model, subject: Subject): string[] {
  const files = filesBelow(join(root, 'generated')).map((path) => ({
    path,
    text: readFileSync(join(root, 'generated', path), 'utf8'),
  }))
  const folders = new Map<string, string[]>()
  for (const place of emittedOf(model, subject, files)) {
    const [file = ''] = place.split(/[#:]/)
    const folder = file.includes('/') ? dirname(file) : file
    folders.set(folder, [...(folders.get(folder) ?? []), place])
  }
  return [...folders].flatMap(([folder, places]) => [
    ...places.slice(0, most).map((place) => `generated/${place}`),
    ...(places.length > most
      ? [`generated/${folder}: ${places.length - most} more, which --all names`]
      : []),
  ])
}

function lineOf(file: string, line: number): string {
  return readFileSync(join(root, file), 'utf8').split('\n')[line - 1]?.trim() ?? ''
}
