import { dirname, join, normalize } from 'node:path/posix'
import { dataVerbs, type Rule, rules } from '#test/layout/table.ts'
import type { Import, Source } from '#test/layout/source.ts'

/** The files of the house by their paths. */
export type House = ReadonlyMap<string, Source>

/** What breaks the layout, a sentence each; empty where nothing does. */
export function problemsOf(house: House): string[] {
  return [
    ...[...house].flatMap(([path, source]) => [
      ...source.imports.flatMap((one) => importProblem(path, one) ?? []),
      ...purityProblems(path, source),
      ...connectionProblems(path, source),
      ...sqlProblems(path, source),
      ...verbProblems(path, source),
    ]),
    ...circles(house),
    ...besideFolders(house),
    ...[...house.keys()].filter(isFlat).map((path) => `${path} is in no folder of domain`),
  ].sort()
}

/** Why a file may not import something; null where it may. */
export function importProblem(path: string, { specifier, types }: Import): string | null {
  if (path.startsWith('test/')) return null
  const rule = rules.find(({ folder }) => path.startsWith(folder))
  if (!rule) return `${path} is in no folder of the table`
  if (specifier.startsWith('node:')) return nodeProblem(path, specifier.slice(5), rule)
  const own = ownPath(path, specifier)
  if (own === null) return packageProblem(path, specifier, rule)
  if (rule.values.some((place) => own.startsWith(place))) return null
  if (rule.types?.some((place) => own.startsWith(place))) {
    return types ? null : `${path} may import only types of ${own}`
  }
  return `${path} may not import ${own}`
}

function nodeProblem(path: string, name: string, { node = [] }: Rule): string | null {
  return node.includes('*') || node.includes(name) ? null : `${path} may not import node:${name}`
}

function packageProblem(path: string, specifier: string, { packages = [] }: Rule): string | null {
  const parts = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1)
  const name = parts.join('/')
  return packages.includes(name) ? null : `${path} may not import the package ${name}`
}

/** The path of a file of this repository; null for a package. */
function ownPath(path: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : null
}

function purityProblems(path: string, { impure }: Source): string[] {
  if (!path.startsWith('server/domain/')) return []
  return impure.map((name) => `${path} is not pure: ${name}`)
}

/** Only the module that checks addresses connects to others; mail, what a model gets, and what the doctor asks, goes where the operator's settings say. */
function connectionProblems(path: string, { connects }: Source): string[] {
  if (
    !path.startsWith('server/') ||
    /^server\/outbound\/(fetch\/|email\/|(language_model|reach)\.ts$)/.test(path)
  )
    return []
  return connects.map(
    (name) => `${path} opens connections, which only server/outbound may: ${name}`,
  )
}

const statement =
  /^\s*(select\b[\s\S]*\bfrom\b|insert\s+into\b|update\s+\w+\s+set\b|delete\s+from\b|with\s+\w+\s+as\s*\()/i
const within =
  /\b(select\s[^.]{1,400}?\sfrom\s+\w+\s+(where|join|order)\b|insert\s+into\s+\w+\s*\(|update\s+\w+\s+set\s+\w+\s*=|delete\s+from\s+\w+\s+where\b)/i

function sqlProblems(path: string, { texts, sqlTags }: Source): string[] {
  if (!path.startsWith('server/') || /^server\/(data|database)\//.test(path)) return []
  return [
    ...(texts.some((text) => statement.test(text) || within.test(text))
      ? [`${path} holds SQL, which belongs into server/data`]
      : []),
    ...(sqlTags > 0 ? [`${path} runs statements, which only server/data may`] : []),
  ]
}

function verbProblems(path: string, { functions }: Source): string[] {
  if (!path.startsWith('server/data/')) return []
  return functions
    .filter((name) => !dataVerbs.has(/^[a-z]+/.exec(name)?.[0] ?? ''))
    .map((name) => `${path} exports ${name}, which begins with none of the verbs of data`)
}

/** Files that import each other, however many steps lie between them: types as well, but for those of generated files. */
function circles(house: House): string[] {
  const order: string[] = []
  const state = new Map<string, 'open' | 'done'>()
  const found = new Set<string>()
  const visit = (path: string): void => {
    state.set(path, 'open')
    order.push(path)
    for (const { specifier, types } of house.get(path)?.imports ?? []) {
      const named = ownPath(path, specifier)
      const own = types && named?.startsWith('generated/') ? null : named
      if (own === null || !house.has(own)) continue
      if (state.get(own) === 'open') found.add(circle(order.slice(order.indexOf(own))))
      if (!state.has(own)) visit(own)
    }
    order.pop()
    state.set(path, 'done')
  }
  for (const path of house.keys()) if (!state.has(path)) visit(path)
  return [...found]
}

function circle(paths: readonly string[]): string {
  const first = [...paths].sort()[0] ?? ''
  const from = paths.indexOf(first)
  return `a circle of imports: ${[...paths.slice(from), ...paths.slice(0, from), first].join(' → ')}`
}

/** Whether a file of domain lies in no area's folder. The context of a handler is of no area. */
function isFlat(path: string): boolean {
  return dirname(path) === 'server/domain' && path !== 'server/domain/context.ts'
}

/** Files next to a folder of the same name; a handler's name is its capability's, which decides. */
function besideFolders(house: House): string[] {
  const folders = new Set([...house.keys()].map(dirname))
  return [...house.keys()]
    .filter(
      (path) =>
        /^(server|codegen|sdk)\/(?!handlers\/)/.test(path) &&
        folders.has(path.replace(/\.ts$/, '')),
    )
    .map((path) => `${path} stands next to a folder of its name`)
}
