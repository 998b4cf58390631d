import type { Registry } from '#codegen/load.ts'
import type { Location, Model } from '#codegen/model.ts'
import { locate, type Node, type Scalar, within } from '#codegen/source.ts'

/** Where each sentence of the registry is written, however it is wrapped and marked up. */
export class Written {
  readonly #places = new Map<string, Location[]>()

  constructor(registry: Registry, { guides }: Pick<Model, 'guides'>) {
    const { service, profiles, errors, workflows, types, capabilities, examples } = registry
    const roots = [service, profiles, ...errors, workflows, ...types, ...capabilities]
    for (const node of [...roots, ...examples.values()]) this.#addNode(node)
    for (const { text, location } of guides) this.#addGuide(text, location.file, registry)
    for (const file of registry.history)
      file.text.split('\n').forEach((line, index) => {
        const { place, message } = recordedIn(line)
        if (message === undefined) return
        this.#add(`${place?.replace('type ', '')}: ${message}`, {
          file: file.path,
          line: index + 1,
          column: 1,
        })
      })
  }

  /** Where a sentence is written, as `sentencesOf` gives it; empty if nowhere. */
  placesOf(sentence: string): readonly Location[] {
    return this.#places.get(sentence) ?? []
  }

  /** Every sentence with its places. */
  all(): Iterable<readonly [sentence: string, places: readonly Location[]]> {
    return this.#places
  }

  #addNode(node: Node): void {
    if (node.kind === 'mapping') for (const { value } of node.entries) this.#addNode(value)
    else if (node.kind === 'list') for (const item of node.items) this.#addNode(item)
    else if (typeof node.value === 'string') this.#addScalar(node, node.value)
  }

  #addScalar(node: Scalar, text: string): void {
    let at = 0
    // After a type comes what it is about.
    for (const part of text.split(' -- ')) {
      for (const { 0: sentence, index } of part.matchAll(/\S.*?(?:[.:!?](?=\s|$)|$)/gs))
        this.#add(sentence, locate(within(node, at + index, at + index + 1)))
      at += part.length + ' -- '.length
    }
  }

  /** Facts stand in the text as they are shown; its lines are those of the file after its head. */
  #addGuide(text: string, path: string, { guides }: Registry): void {
    const written = guides.find((one) => one.path === path)?.text ?? ''
    const lines = text.split('\n')
    const first = written.split('\n').length - lines.length
    const head = written.split('\n').slice(0, Math.max(0, first))
    let isCode = false
    for (const [index, line] of [
      ...head.map((one) => one.replace(/^\w+: /, '')),
      ...lines,
    ].entries()) {
      if (line.startsWith('```')) isCode = !isCode
      if (!isCode) this.#add(line, { file: path, line: index + 1, column: 1 })
    }
  }

  #add(text: string, location: Location): void {
    for (const sentence of sentencesOf(text))
      this.#places.set(sentence, [...(this.#places.get(sentence) ?? []), location])
  }
}

function recordedIn(line: string): { place?: string; message?: string } {
  if (!line.startsWith('{"place"')) return {}
  return JSON.parse(line.replace(/,$/, ''))
}

const entities: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
}

/**
 * The sentences of at least three words in a text, without marks of HTML, Markdown and comments. Those with a colon
 * are followed by their parts.
 */
export function sentencesOf(text: string): string[] {
  const plain = text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(\w+|#39);/g, (written, name) => entities[name] ?? written)
    .replaceAll(/\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[`*\\|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
  return plain.split(/(?<=[.!?]) /).flatMap((sentence) => {
    const parts = sentence.split(/(?<=:) /)
    return [sentence, ...(parts.length > 1 ? parts : [])].flatMap(bare)
  })
}

/** A sentence without what marks an item of a list and without its end; none where it is shorter than three words. */
function bare(sentence: string): string[] {
  const words = sentence.replaceAll(/^[-#> ]+|[ .:,;]+$/g, '').replaceAll(/ ([.,:;)])/g, '$1')
  return words.split(' ').length < 3 || words.length < 12 ? [] : [words]
}
