import { giveWay } from '#server/reading/give_way.ts'
import { type HtmlElement, elementsOf } from '#server/reading/page/html.ts'
import { readJsonBlock } from '#server/reading/page/jsonld_text.ts'
import type { Json } from '#server/reading/page/json_value.ts'
import {
  addValue,
  newThing,
  shortName,
  type Thing,
  type ThingValue,
} from '#server/reading/page/thing.ts'

/** How many blocks of a page are read, and how many things they may have in all. */
const most = { blocks: 20, things: 20_000 }

/** The things that the JSON-LD of a page describes, in its order; those inside of others are their values. */
export function readJsonLd(root: HtmlElement): Thing[] {
  const blocks: Json[] = []
  let count = 0
  for (const element of elementsOf(root)) {
    if (element.name !== 'script') continue
    if (!/ld\+json/i.test(element.attributes.get('type') ?? '')) continue
    count += 1
    if (count > most.blocks) break
    giveWay()
    const text = element.children.filter((child) => typeof child === 'string').join('')
    blocks.push(...readJsonBlock(text))
  }
  return thingsOfJson(blocks)
}

/** The things that values of JSON-LD describe, as `readJsonLd` has them. */
export function thingsOfJson(blocks: readonly Json[]): Thing[] {
  const reading: Reading = { byId: new Map(), left: most.things }
  const top: Thing[] = []
  for (const block of blocks) addTop(block, top, reading, 0)
  resolve(top, reading)
  return top
}

interface Reading {
  readonly byId: Map<string, Thing>
  left: number
}

function addTop(value: Json, top: Thing[], reading: Reading, depth: number): void {
  if (Array.isArray(value)) {
    for (const entry of value) addTop(entry, top, reading, depth + 1)
  } else if (isObject(value)) {
    const graph = value['@graph']
    if (graph !== undefined) addTop(graph, top, reading, depth + 1)
    const thing = thingOf(value, reading)
    if (thing && thing.properties.size > 0) top.push(thing)
  }
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Values are at most 64 deep. */
function thingOf(value: { readonly [name: string]: Json }, reading: Reading): Thing | null {
  reading.left -= 1
  if (reading.left <= 0) return null
  const id = value['@id'] ?? value.id
  const thing = newThing(typesOf(value), typeof id === 'string' ? id.slice(0, 2_048) : null)
  for (const name of Object.keys(value)) {
    if (name.startsWith('@')) continue
    addValues(thing, shortName(name), value[name] ?? null, reading)
  }
  if (thing.id !== null && thing.properties.size > 0) {
    const known = reading.byId.get(thing.id)
    if (!known || known.properties.size < thing.properties.size) reading.byId.set(thing.id, thing)
  }
  return thing
}

function typesOf(value: { readonly [name: string]: Json }): string[] {
  const given = value['@type'] ?? value.type
  const list = Array.isArray(given) ? given.slice(0, 10) : [given]
  return list.filter((type) => typeof type === 'string').map(shortName)
}

function addValues(thing: Thing, name: string, value: Json, reading: Reading): void {
  if (Array.isArray(value)) {
    for (const entry of value) addValues(thing, name, entry, reading)
    return
  }
  const one = valueIn(value, reading)
  if (one !== null) addValue(thing, name, one)
}

function valueIn(value: Json, reading: Reading): ThingValue | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!isObject(value)) return null
  const literal = value['@value']
  if (literal !== undefined) return isObject(literal) ? null : valueIn(literal, reading)
  const list = value['@list'] ?? value['@set']
  if (list !== undefined) return Array.isArray(list) ? valueIn(list[0] ?? null, reading) : null
  return thingOf(value, reading)
}

/** Puts what is only referred to where it is referred to, once: a thing that refers to itself ends nowhere. */
function resolve(top: readonly Thing[], { byId }: Reading): void {
  const seen = new Set<Thing>()
  const waiting = [...top]
  for (let thing = waiting.pop(); thing; thing = waiting.pop()) {
    if (seen.has(thing)) continue
    seen.add(thing)
    for (const values of thing.properties.values()) {
      for (const [at, value] of values.entries()) {
        if (typeof value === 'string') continue
        const whole = value.properties.size === 0 && value.id !== null && byId.get(value.id)
        if (whole) values[at] = whole
        waiting.push(whole || value)
      }
    }
  }
}
