import { dirname, join, normalize } from 'node:path/posix'
import ts from 'typescript'

/** What a file exports, and what it uses of others. */
export interface Exporting {
  /** The names it exports; not `default`. */
  readonly exports: readonly string[]
  /** Those of its exports that it uses itself. */
  readonly usedHere: ReadonlySet<string>
  /** What it takes from other files, as `path#name`; `path#*` where it takes everything. */
  readonly uses: ReadonlySet<string>
}

/** Reads what a file exports and uses. */
export function readExports(path: string, file: ts.SourceFile): Exporting {
  const exports: string[] = []
  const uses = new Set<string>()
  const counts = new Map<string, number>()
  const use = (specifier: ts.Node | undefined, names: readonly string[]) => {
    const from = specifier && ts.isStringLiteral(specifier) ? ownPath(path, specifier.text) : null
    if (from !== null) for (const name of names) uses.add(`${from}#${name}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) use(node.moduleSpecifier, importedNames(node))
    if (ts.isExportDeclaration(node)) readExport(node)
    // Their names are no uses of their own.
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      use(node.argument.literal, ['*'])
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      use(node.arguments[0], ['*'])
    }
    if (ts.isIdentifier(node)) counts.set(node.text, (counts.get(node.text) ?? 0) + 1)
    if (ts.isStatement(node) && isExported(node)) exports.push(...declaredNames(node))
    ts.forEachChild(node, visit)
  }
  const readExport = ({ exportClause, moduleSpecifier }: ts.ExportDeclaration): void => {
    const named = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : []
    for (const { name, propertyName } of named) {
      exports.push(name.text)
      if (!moduleSpecifier) counts.set((propertyName ?? name).text, 2)
    }
    const taken = named.map(({ name, propertyName }) => (propertyName ?? name).text)
    use(moduleSpecifier, taken.length > 0 ? taken : ['*'])
  }
  visit(file)
  const usedHere = new Set(exports.filter((name) => (counts.get(name) ?? 0) > 1))
  return { exports, usedHere, uses }
}

/**
 * The exports that nobody uses, in no other file and not in their own, as `path exports name, which nobody uses`. `isOpen`
 * says of which files others than these may use the exports.
 */
export function deadExports(
  files: ReadonlyMap<string, { readonly exporting: Exporting }>,
  isOpen: (path: string) => boolean,
): string[] {
  const used = new Set([...files.values()].flatMap(({ exporting }) => [...exporting.uses]))
  return [...files].flatMap(
    ([
      path,
      {
        exporting: { exports, usedHere },
      },
    ]) =>
      isOpen(path) || used.has(`${path}#*`)
        ? []
        : exports
            .filter((name) => !usedHere.has(name) && !used.has(`${path}#${name}`))
            .map((name) => `${path} exports ${name}, which nobody uses`),
  )
}

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings
  if (bindings && ts.isNamespaceImport(bindings)) return ['*']
  return (bindings?.elements ?? []).map(({ name, propertyName }) => (propertyName ?? name).text)
}

function declaredNames(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(({ name }) => namesIn(name))
  }
  const named =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node)
  return named && node.name && !isDefault(node) ? [node.name.text] : []
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? namesIn(one.name) : []))
}

function isExported(node: ts.Statement): boolean {
  return hasModifier(node, ts.SyntaxKind.ExportKeyword)
}

function isDefault(node: ts.Statement): boolean {
  return hasModifier(node, ts.SyntaxKind.DefaultKeyword)
}

function hasModifier(node: ts.Statement, kind: ts.SyntaxKind): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined
  return modifiers?.some((one) => one.kind === kind) ?? false
}

/** The path of a file of this repository; null for a package. */
function ownPath(path: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : null
}
