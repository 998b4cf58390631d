import type { Registry } from '#codegen/load.ts'
import type { Location } from '#codegen/model.ts'
import { areaOf, type Entry, entryOf, locate, type Mapping, type Node } from '#codegen/source.ts'
import type { Known, Subject } from '#codegen/where/registry_known.ts'

/** What one entry of these keys of service.yaml is called. */
export const singular: { readonly [key: string]: string } = {
  abilities: 'ability',
  aliases: 'aliases',
  disclosures: 'disclosure',
  handles: 'prefix',
  headers: 'header',
  instructions: 'instruction',
  limits: 'limit',
  protocol: 'protocol',
  sources: 'source',
  surfaces: 'surface',
  synonyms: 'synonyms',
  toolsets: 'toolset',
}

/** What the registry declares besides capabilities, types, codes and guides, and which capabilities have which profile. */
export function partsOf(registry: Registry): Pick<Known, 'parts' | 'profiles'> {
  const profiles = new Map<string, string[]>()
  for (const { key, value } of registry.capabilities.flatMap(({ entries }) => entries)) {
    const profile = value.kind === 'mapping' ? entryOf(value, 'profile')?.value : undefined
    const name = profile?.kind === 'scalar' ? String(profile.value) : ''
    profiles.set(name, [...(profiles.get(name) ?? []), key])
  }
  return {
    profiles,
    parts: [
      ...registry.service.entries.flatMap(ofService),
      ...registry.profiles.entries.flatMap((entry) => nested('profile', entry)),
      ...registry.workflows.entries.flatMap(ofWorkflow),
      ...registry.history.map((file) => ({
        name: `version ${file.path.replace(/^.*\/|\.json$/g, '')}`,
        location: locate({ file, start: 0, end: 1 }),
      })),
      ...registry.words.flatMap(ofWords),
    ],
  }
}

function ofService({ key, at, value }: Entry): Subject[] {
  const kind = singular[key]
  return [
    { name: `service ${key}`, location: locate(at) },
    ...(kind === undefined ? [] : childrenOf(value).map((one) => named(kind, one))),
  ]
}

/** An entry with everything below it. */
function nested(owner: string, { key, at, value }: Entry): Subject[] {
  const name = `${owner} ${key.replace(/\?$/, '')}`
  const below = value.kind === 'mapping' ? value.entries : []
  return [{ name, location: locate(at) }, ...below.flatMap((entry) => nested(name, entry))]
}

function ofWorkflow({ key, value }: Entry): Subject[] {
  const steps = value.kind === 'mapping' ? entryOf(value, 'steps')?.value : undefined
  return childrenOf(steps).map((one) => named(`workflow ${key}`, one))
}

/** `words time.month` for a class, and `words de time.month` for its words in a language. */
function ofWords(file: Mapping): Subject[] {
  const language = areaOf(file.file)
  const owner = language === 'classes' ? 'words' : `words ${language}`
  return file.entries.flatMap(({ key, value }) =>
    childrenOf(value).map(([name, location]) => ({ name: `${owner} ${key}.${name}`, location })),
  )
}

type Child = readonly [key: string, location: Location]

/** The entries of a mapping by their keys, or the items of a list by their numbers from 1. */
function childrenOf(node: Node | undefined): Child[] {
  if (node?.kind === 'mapping') return entriesOf(node)
  if (node?.kind !== 'list') return []
  return node.items.map((item, index) => [String(index + 1), locate(item)])
}

function entriesOf({ entries }: Mapping): Child[] {
  return entries.map(({ key, at }) => [key, locate(at)])
}

function named(kind: string, [key, location]: Child): Subject {
  return { name: `${kind} ${key}`, location }
}
