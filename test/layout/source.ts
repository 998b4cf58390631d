import ts from 'typescript'
import { type Exporting, readExports } from '#test/layout/exports.ts'

/** One import of a file. */
export interface Import {
  readonly specifier: string
  /** Whether only types are imported: nothing of it is left when the program runs. */
  readonly types: boolean
}

/** What the layout's rules look at in one file. */
export interface Source {
  readonly imports: readonly Import[]
  /** Names of exported functions. */
  readonly functions: readonly string[]
  /** The texts of strings and templates; placeholders are left out. */
  readonly texts: readonly string[]
  /** Tags of templates whose last part is `sql`, such as `db.sql`. */
  readonly sqlTags: number
  /** Calls that ask for the time or for randomness, such as `Date.now`. */
  readonly impure: readonly string[]
  /** What it uses to open connections, such as `fetch` or `connect` of node:net. */
  readonly connects: readonly string[]
  readonly exporting: Exporting
}

const impureMembers: ReadonlySet<string> = new Set(['Date.now', 'Math.random', 'performance.now'])

/** Modules of Node that open connections, and what of the others does. */
const connecting = /^node:(https|tls|dns|dns\/promises|dgram|http2|inspector)$/
const connectors: ReadonlySet<string> = new Set([
  ...[
    'request',
    'get',
    'Agent',
    'ClientRequest',
    'connect',
    'createConnection',
    'Socket',
    'Stream',
  ],
])
const connectingClasses: ReadonlySet<string> = new Set(['WebSocket', 'EventSource'])

/** Reads what the rules look at. */
export function readSource(path: string, text: string): Source {
  const imports: Import[] = []
  const functions: string[] = []
  const texts: string[] = []
  const impure: string[] = []
  const connects: string[] = []
  let sqlTags = 0
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      imports.push({ specifier: node.moduleSpecifier.text, types: isTypes(node.importClause) })
      impure.push(...randomNames(node))
      connects.push(...connectorsOf(node))
      return
    }
    if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      const specifier = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : ''
      imports.push({ specifier, types: node.isTypeOnly })
      return
    }
    if (ts.isFunctionDeclaration(node) && isExported(node) && node.name) {
      functions.push(node.name.text)
    }
    if (ts.isCallExpression(node)) {
      const [argument] = node.arguments
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword && argument) {
        if (ts.isStringLiteral(argument)) imports.push({ specifier: argument.text, types: false })
      }
      const member = memberOf(node.expression)
      if (/^(globalThis\.|global\.)?fetch$/.test(member)) connects.push('fetch')
      if (node.arguments.some(isFetch)) connects.push('fetch')
      if (impureMembers.has(member) || /^crypto\.random/.test(member)) impure.push(member)
    }
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
      const { text: name } = node.expression
      if (connectingClasses.has(name)) connects.push(name)
      if (name === 'Date' && !node.arguments?.length) impure.push('new Date()')
    }
    if (ts.isVariableDeclaration(node) && node.initializer && isFetch(node.initializer)) {
      connects.push('fetch')
    }
    if (ts.isTaggedTemplateExpression(node) && /(^|\.)sql$/.test(memberOf(node.tag))) sqlTags += 1
    if (ts.isStringLiteralLike(node)) texts.push(node.text)
    if (ts.isTemplateExpression(node)) {
      texts.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(textOf).join(' '),
      )
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  const exporting = readExports(path, file)
  return { imports, functions, texts, sqlTags, impure, connects, exporting }
}

function isTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const { name, namedBindings } = clause
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false
  return (
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  )
}

/** What an import takes from node:crypto that makes randomness. */
function randomNames({ importClause, moduleSpecifier }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings
  if (!ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== 'node:crypto') return []
  if (!bindings || !ts.isNamedImports(bindings)) return ['node:crypto as a whole']
  return bindings.elements
    .map(({ name, propertyName }) => (propertyName ?? name).text)
    .filter((name) => name.startsWith('random'))
}

/** What an import takes that opens connections. */
function connectorsOf({ importClause, moduleSpecifier }: ts.ImportDeclaration): string[] {
  if (!ts.isStringLiteral(moduleSpecifier) || isTypes(importClause)) return []
  const { text } = moduleSpecifier
  if (connecting.test(text)) return [text]
  if (text !== 'node:http' && text !== 'node:net') return []
  const bindings = importClause?.namedBindings
  if (!bindings || !ts.isNamedImports(bindings)) return [`${text} as a whole`]
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text)
    .filter((name) => connectors.has(name))
    .map((name) => `${name} of ${text}`)
}

function isFetch(node: ts.Expression): boolean {
  return memberOf(node) === 'fetch' || memberOf(node) === 'globalThis.fetch'
}

function isExported(node: ts.FunctionDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

function memberOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  if (!ts.isPropertyAccessExpression(node)) return ''
  const before = memberOf(node.expression)
  return before === '' ? node.name.text : `${before}.${node.name.text}`
}

function textOf({ text }: { readonly text: string }): string {
  return text
}
