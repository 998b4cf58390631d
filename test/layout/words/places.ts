import ts from 'typescript'
import { fixedWords } from '#test/layout/words/fixed_words.ts'
import { formats } from '#test/layout/words/formats.ts'

/** A word of a language that stands in a rule: in a regular expression, a table, or a comparison with a word read. */
export interface WordPlace {
  /** From 1. */
  readonly line: number
  readonly word: string
}

/** The folders whose rules name no words: classes of spec/words do. */
export const folders = [
  'server/domain/capture/',
  'server/domain/finding/',
  'server/domain/language/',
  'server/domain/roundup/',
  'server/reading/',
]

const knownFormats = new Set(
  Object.values(formats).flatMap((text) => text.replaceAll('?', '').split(/\s+/)),
)

/** The words of languages in the rules of a file, in their order. A word of one letter is not seen. */
export function wordPlaces(path: string, text: string): WordPlace[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const fixed = new Set(fixedWords[path]?.words.split(/\s+/))
  const found: WordPlace[] = []
  const add = (node: ts.Node, words: readonly string[]) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    for (const word of words)
      if (!knownFormats.has(word) && !fixed.has(word)) found.push({ line: line + 1, word })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) add(node, wordsOfPattern(bodyOf(node.text)))
    else if (isText(node) && !isType(node)) {
      const kind = isAlternation(node) ? 'pattern' : useOf(node)
      if (kind === 'pattern') add(node, textsOf(node).flatMap(wordsOfPattern))
      const isTable = kind === 'table' || (kind === null && isLongText(node))
      if (isTable && !isSentence(node)) add(node, textsOf(node).flatMap(wordsOf))
    } else if (ts.isPropertyAssignment(node) && isTableOfKeys(node.parent)) {
      add(node, wordsOf(node.name.getText(file)))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

type Text = ts.StringLiteralLike | ts.TemplateExpression

function isText(node: ts.Node): node is Text {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
}

/** The name of a class of words: `time.month`. */
const className = /^(time|text|place|activity|page|answer)\.\w+$/

function isType(node: Text): boolean {
  if (ts.isStringLiteralLike(node) && className.test(node.text)) return true
  return ts.isLiteralTypeNode(node.parent) || ts.isImportDeclaration(node.parent)
}

/** The parts of a text between its placeholders. */
function textsOf(node: Text): string[] {
  if (ts.isStringLiteralLike(node)) return [rawOf(node)]
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(rawOf)
}

function rawOf(node: { readonly text: string; readonly rawText?: string }): string {
  return node.rawText ?? node.text
}

/** Whether a text has several words between |, as parts of patterns have. */
function isAlternation(node: Text): boolean {
  return /\p{L}{2}\|\p{L}+\|\p{L}/u.test(textsOf(node).join(' '))
}

/** Calls that make tables of the words of a text, and those that make patterns. */
const tableMakers = /^(setOf|rows|words|list|Object\.entries|new Set|new Map)$/
const patternMakers = /^(RegExp|new RegExp|String\.raw)$/

/** The members of what is read that hold a word, which a rule may compare with one. */
const readWord = /(^|\.)(text|raw|word|key)$|\bword\b/

/** Whether a text is part of a pattern or of a table of words; null where it is neither. */
function useOf(node: Text): 'pattern' | 'table' | null {
  let list: ts.Node | null = null
  let at: ts.Node = node
  for (;;) {
    const { parent } = at
    if (ts.isTaggedTemplateExpression(parent) && at === parent.template)
      return /pattern|raw/i.test(parent.tag.getText()) ? 'pattern' : null
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
      const name = `${ts.isNewExpression(parent) ? 'new ' : ''}${parent.expression.getText()}`
      if (parent.arguments?.some((one) => one === at)) {
        if (patternMakers.test(name)) return parent.arguments[0] === at ? 'pattern' : null
        if (tableMakers.test(name)) return 'table'
      }
      if (isWordCall(parent, at)) return 'table'
      if (!parent.arguments?.some((one) => one === at)) return null
      return list !== null && isLong(list) ? 'table' : null
    }
    if (ts.isPropertyAccessExpression(parent)) {
      if (parent.expression === at && /^(split|trim)$/.test(parent.name.text)) return 'table'
      return list !== null && isLong(list) ? 'table' : null
    }
    if (ts.isBinaryExpression(parent) || ts.isCaseClause(parent)) {
      const other = ts.isCaseClause(parent)
        ? parent.parent.parent.expression
        : parent.left === at
          ? parent.right
          : parent.left
      const isComparison =
        ts.isCaseClause(parent) || /^[!=]==?$/.test(parent.operatorToken.getText())
      return isComparison && readWord.test(other.getText()) ? 'table' : null
    }
    if (ts.isArrayLiteralExpression(parent)) list ??= parent
    else if (ts.isAsExpression(parent) && parent.type.getText() === 'const') return null
    else if (ts.isPropertyAssignment(parent) && parent.initializer === at) list ??= null
    else if (
      !ts.isObjectLiteralExpression(parent) &&
      !ts.isSpreadElement(parent) &&
      !ts.isParenthesizedExpression(parent) &&
      !ts.isSatisfiesExpression(parent) &&
      !ts.isTemplateSpan(parent) &&
      !ts.isTemplateExpression(parent)
    )
      return list !== null && isLong(list) ? 'table' : null
    at = parent
  }
}

/** `word.startsWith('…')` and the like. */
function isWordCall(call: ts.CallExpression | ts.NewExpression, argument: ts.Node): boolean {
  const { expression } = call
  return (
    ts.isPropertyAccessExpression(expression) &&
    call.arguments?.[0] === argument &&
    /^(startsWith|endsWith|includes|indexOf)$/.test(expression.name.text) &&
    readWord.test(expression.expression.getText())
  )
}

/** Lists of three texts or more are tables. */
function isLong(list: ts.Node): boolean {
  return ts.isArrayLiteralExpression(list) && list.elements.filter(isText).length >= 3
}

/** Objects that give a value to each of five words or more. */
function isTableOfKeys(node: ts.Node): boolean {
  return (
    ts.isObjectLiteralExpression(node) &&
    node.properties.length >= 5 &&
    node.properties.every(
      (one) =>
        ts.isPropertyAssignment(one) &&
        (isText(one.initializer) || ts.isNumericLiteral(one.initializer)),
    )
  )
}

/** A text of several lines with words in each that is the value of a constant, and split somewhere else. */
function isLongText(node: Text): boolean {
  const lines = textsOf(node).join('').trim().split('\n')
  return ts.isVariableDeclaration(node.parent) && lines.length >= 3 && lines.every(isOfWords)
}

function isOfWords(line: string): boolean {
  return wordsOf(line).length > 0
}

/** What people read is no table: a sentence ends as sentences do. */
function isSentence(node: Text): boolean {
  return /^\p{Lu}.* .*[.?!…:]$/su.test(textsOf(node).join('x'))
}

function bodyOf(literal: string): string {
  return literal.slice(1, literal.lastIndexOf('/'))
}

/** The words in a pattern: what is left without escapes, names of groups and ranges of letters. */
function wordsOfPattern(pattern: string): string[] {
  return wordsOf(
    pattern
      .replace(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\k<\w+>/gi, ' ')
      .replace(/\(\?<\w+>/g, ' ')
      .replace(/\[(?:\\.|[^\]\\])*\]/g, (set) => (/\\|.-.|^\[\^/.test(set) ? ' ' : 'x'))
      .replace(/\\[a-zA-Z]/g, ' ')
      .replace(/\{\d*,?\d*\}/g, ' '),
  )
}

/** Words of two letters or more; names with a capital inside, codes in capitals, and zones are no words. */
function wordsOf(text: string): string[] {
  const plain = text.replace(
    /\b[A-Z]\w+\/[\w/]+|\p{L}*\p{Ll}\p{Lu}\p{L}*|\b[A-Z]{2,}\b|\w+[_:]\w+/gu,
    ' ',
  )
  return plain.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []
}
