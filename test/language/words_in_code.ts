// The words of natural languages that the code holds: in tables, and as samples of regular expressions.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { words } from '#generated/server/words/index.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { samplesOf } from '#test/language/expand.ts'

/** A word, a phrase or a sample of an expression. */
export interface CodeWord {
  /** Its file, without `server/`. */
  readonly file: string
  readonly word: string
}

const root = fileURLToPath(new URL('../../server/', import.meta.url))

const folders = ['domain/language', 'reading', 'domain/finding', 'domain/capture', 'domain/roundup']

/** All words of the folders that read what people write, each once a file. */
export function wordsInCode(): CodeWord[] {
  return folders.flatMap(filesIn).flatMap((file) => {
    const inFile = new Set(wordsOfFile(file))
    return [...inFile].filter((word) => /\p{L}/u.test(word)).map((word) => ({ file, word }))
  })
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder))
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name)
      return statSync(join(root, path)).isDirectory()
        ? filesIn(path)
        : path.endsWith('.ts')
          ? [path]
          : []
    })
}

function wordsOfFile(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const words: string[] = []
  const consts = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isThrowStatement(node)) return
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const value = textIn(node.initializer, consts)
      if (value !== null) consts.set(node.name.text, value)
    }
    if (ts.isRegularExpressionLiteral(node)) {
      words.push(...samplesOf(node.text.slice(1, node.text.lastIndexOf('/'))))
    } else if (
      ts.isNewExpression(node) &&
      node.expression.getText() === 'RegExp' &&
      node.arguments?.[0]
    ) {
      const pattern = textIn(node.arguments[0], consts)
      words.push(
        ...(pattern === null ? looseWords(node.arguments[0].getText()) : samplesOf(pattern)),
      )
      return
    } else if (ts.isPropertyAssignment(node) && isWordKey(node)) {
      words.push(node.name.getText().replace(/^['"]|['"]$/g, ''))
    }
    if (ts.isStringLiteralLike(node)) words.push(...wordsOfText(node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return words.map((word) => word.replace(/\s+/g, ' ').trim()).filter((word) => word.length <= 90)
}

/** The text of a literal, with those of constants of the same file in it; null for anything else. */
function textIn(node: ts.Expression, consts: ReadonlyMap<string, string>): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1, node.text.lastIndexOf('/'))
  if (ts.isIdentifier(node)) return consts.get(node.text) ?? null
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source')
    return textIn(node.expression, consts)
  if (ts.isTaggedTemplateExpression(node)) return null
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(
      ({ expression, literal }) => `(?:${textIn(expression, consts) ?? 'Luna'})${literal.text}`,
    )
    return node.head.text + parts.join('')
  }
  return null
}

function looseWords(text: string): string[] {
  return text.match(/(?<![\\\p{L}])\p{L}{2,}/gu) ?? []
}

/** Whether a property is an entry of a table of words: `montag: 1`. */
function isWordKey(node: ts.PropertyAssignment): boolean {
  const { parent, initializer } = node
  const isValue =
    ts.isNumericLiteral(initializer) ||
    ts.isStringLiteral(initializer) ||
    ts.isArrayLiteralExpression(initializer)
  return isValue && ts.isObjectLiteralExpression(parent) && parent.properties.length >= 6
}

function wordsOfText(node: ts.StringLiteralLike): string[] {
  const { text, parent } = node
  const isList = text.length > 60 || text.includes('\n') || text.split(/[\s,|]+/).length >= 6
  if (isList)
    return text
      .split(text.includes(',') ? /[,\n|;]+/ : /[\s|;]+/)
      .flatMap((part) => part.trim().replace(/\s+/g, ' '))
  if (ts.isArrayLiteralExpression(parent) || ts.isPropertyAssignment(parent))
    return [text, ...(text.includes(',') ? text.split(/, */) : [])]
  // Words that are compared, such as `word === 'uhr'`, and short lists.
  if (text.includes(' ')) return [text, ...text.split(/[\s,|]+/)]
  return ts.isBinaryExpression(parent) || ts.isCallExpression(parent) ? [text] : []
}

/** All words of classes that do not stand in the net often yet, under the names of their classes: `words/time.month`. */
export function wordsOfClasses(net: readonly { readonly word: string }[]): CodeWord[] {
  const counts = new Map<string, number>()
  for (const { word } of net) counts.set(nameKey(word), (counts.get(nameKey(word)) ?? 0) + 1)
  const found = Object.values(words).flatMap((classes) =>
    Object.entries(classes).flatMap(([name, listed]) =>
      [listed]
        .flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)))
        .flatMap((text) => String(text).split('|'))
        .map((word) => ({ file: `words/${name}`, word: word.replaceAll('~', '') })),
    ),
  )
  const isRare = ({ word }: CodeWord) => (counts.get(nameKey(word)) ?? 0) < enough
  return [...new Map(found.filter(isRare).map((one) => [`${one.file} ${one.word}`, one])).values()]
}

/** How many lines a word has that needs no more. */
const enough = 2
