// Prints where in the registry something is written, and what was generated from it.
//
//   npm run where -- "ideas.lists.create input name"     in words: a capability, a tool, `type <Name>`, a code
//   npm run where -- "ideas.lists.create example 2"
//   npm run where -- "client.ideas.lists.create"         as callers name it: a method, a request, Person.display_name
//   npm run where -- "generated/openapi.json#/components/schemas/Person/properties/display_name"
//   npm run where -- "generated/types.ts:120"            a line of any generated file
//   npm run where -- "generated/docs/capabilities/plans.get.html#input.plan_handle"
//   npm run where -- "ability planning:read"             also header, limit, toolset, instruction, profile, guide, workflow
//   npm run where -- "spec/types/common.yaml:118"        a line of the registry
//   npm run where -- "words time.month"                    a class of words; "words de time.month" is a language's
//   npm run where -- "type Person" --all                 every place, not only three of a folder
//   npm run where -- "type Loan" --root <folder>           in the registry <folder>/spec
//
// Prints the name, file:line:column, the line, and the places below generated/. Exits with 1 if there is no such thing,
// and where something was made from more than one entry.
import '#codegen/commands/help.ts'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { refuseArguments } from '#codegen/arguments.ts'
import { filesBelow } from '#codegen/inputs.ts'
import { rootOf } from '#codegen/root.ts'
import { sourceOf, spotIn } from '#codegen/where/artifact.ts'
import { emittedOf } from '#codegen/where/emitted.ts'
import { knownFrom } from '#codegen/where/known.ts'
import { subjectAt, subjectOf } from '#codegen/where/subject.ts'
import type { Known, Subject } from '#codegen/where/registry_known.ts'
import type { Spot } from '#codegen/where/spot.ts'

const { root, rest } = rootOf(process.argv.slice(2))
const asked = rest.filter((one) => one !== '--all')
refuseArguments(asked.filter((one) => one.startsWith('-')))
const words = asked.join(' ').trim().split(/\s+/)
const most = process.argv.includes('--all') ? Number.POSITIVE_INFINITY : 3

try {
  const known = knownFrom(root)
  const found = find(known)
  const { file, line, column } = found.at ?? found.location
  console.log(`${found.name}\n${file}:${line}:${column}\n  ${lineOf(file, line)}`)
  for (const place of placesOf(known, found)) console.log(place)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function find(known: Known): Subject {
  const [named = ''] = words
  if (named === '')
    throw new Error('name something: npm run where -- "ideas.lists.create input name"')
  const first = inProject(named)
  const [, file, row, column] = /^(spec\/[^:]+):(\d+)(?::(\d+))?$/.exec(first) ?? []
  if (file !== undefined) {
    const at = { file, line: Number(row), column: Number(column ?? Number.MAX_SAFE_INTEGER) }
    const found = existsSync(join(root, file)) ? subjectAt(known, at) : null
    if (found) return found
    throw new Error(`nothing is declared at ${first}`)
  }
  const [, path, pointer, line] = /^generated\/([^#:]+)(?:#(.*)|:(\d+))?$/.exec(first) ?? []
  if (path === undefined) return subjectOf(known, words)
  if (!existsSync(join(root, 'generated', path))) throw new Error(`there is no generated/${path}`)
  const text = readFileSync(join(root, 'generated', path), 'utf8')
  const found = sourceOf(known, path, spotAt(path, text, pointer, line))
  if (found) return found
  throw new Error(`${first} is not made from one entry of the registry`)
}

/** The path below the project of one that is absolute or begins with `./`; `#/…` is of the OpenAPI document. */
function inProject(word: string): string {
  if (word.startsWith('#/')) return `generated/openapi.json${word}`
  if (!/^\.{0,2}\//.test(word)) return word
  const path = relative(root, resolve(word)).replaceAll('\\', '/')
  return /^(spec|generated)\//.test(path) ? path : word
}

/** A line, or a pointer with the value there. Throws where there is none. */
function spotAt(path: string, text: string, pointer = '', line?: string): Spot {
  if (line !== undefined) return { line: Number(line), text }
  return path.endsWith('.json') ? spotIn(text, pointer) : { pointer }
}

function placesOf(known: Known, subject: Subject): string[] {
  const files = filesBelow(join(root, 'generated')).map((path) => ({
    path,
    text: readFileSync(join(root, 'generated', path), 'utf8'),
  }))
  const folders = new Map<string, string[]>()
  for (const place of emittedOf(known, subject, files)) {
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
