import type { Effect, Field, ResultStatus, Service, Surface } from '#codegen/model.ts'
import type { Reader } from '#codegen/read.ts'
import { type Entry, entryOf, type Mapping, type Node } from '#codegen/source.ts'
import type { Types } from '#codegen/build/types.ts'

export const effects: readonly Effect[] = ['read', 'write', 'external_send']
export const statuses: readonly ResultStatus[] = [
  'completed',
  'unchanged',
  'accepted',
  'needs_input',
  'failed',
]

/** How a capability behaves. A profile has all of it; an entry overrides what differs. */
export interface Behaviour {
  readonly effect: Effect
  readonly ability: string
  readonly statuses: readonly ResultStatus[]
  readonly status_capability: string | null
  readonly receipt: boolean
  readonly idempotency_key: boolean
  readonly surfaces: readonly Surface[]
  readonly direct: boolean
  readonly destructive: boolean
  readonly open_world: boolean
}

export interface Profile {
  readonly behaviour: Behaviour
  /** Input fields that every capability of the profile has. */
  readonly input: readonly Field[]
}

export const behaviourKeys = [
  ...['effect', 'ability', 'statuses', 'status_capability', 'receipt'],
  ...['idempotency_key', 'surfaces', 'direct', 'destructive', 'open_world'],
] as const

/** spec/profiles.yaml. */
export function buildProfiles(
  file: Mapping,
  types: Types,
  service: Service,
  reader: Reader,
): Map<string, Profile> {
  return new Map(
    file.entries.map((entry) => [entry.key, buildProfile(entry, types, service, reader)]),
  )
}

function buildProfile(entry: Entry, types: Types, service: Service, reader: Reader): Profile {
  const mapping = reader.mapping(entry.value, `\`${entry.key}\``)
  if (!mapping) return { behaviour: nothing, input: [] }
  reader.keys(mapping, ['about', ...behaviourKeys, 'input'])
  reader.requiredText(mapping, 'about', entry)
  for (const key of behaviourKeys) reader.required(mapping, key, entry)
  return {
    behaviour: readBehaviour(mapping, nothing, service, reader),
    input: types.fields(entryOf(mapping, 'input')?.value, '`input`'),
  }
}

/** The behaviour of a mapping, on top of the behaviour of its profile. */
export function readBehaviour(
  mapping: Mapping,
  base: Behaviour,
  service: Service,
  reader: Reader,
): Behaviour {
  const node = (key: (typeof behaviourKeys)[number]) => entryOf(mapping, key)?.value
  const flag = (key: 'receipt' | 'idempotency_key' | 'direct' | 'destructive' | 'open_world') => {
    const found = node(key)
    return found ? (reader.boolean(found, `\`${key}\``) ?? base[key]) : base[key]
  }
  const effect = node('effect')
  const ability = node('ability')
  const listed = node('statuses')
  const status = node('status_capability')
  const shown = node('surfaces')
  const surfaces = service.surfaces.map(({ name }) => name)
  return {
    effect: (effect && reader.word(effect, 'effect', effects)) ?? base.effect,
    ability:
      (ability &&
        reader.name(
          ability,
          'ability',
          service.abilities.map(({ name }) => name),
        )) ??
      base.ability,
    statuses: listed
      ? inOrder(statuses, meant(listed, reader.words(listed, 'status', statuses), base.statuses))
      : base.statuses,
    // The name is checked once every capability is known.
    status_capability: status
      ? status.kind === 'scalar' && status.value === null
        ? null
        : reader.text(status, '`status_capability`')
      : base.status_capability,
    receipt: flag('receipt'),
    idempotency_key: flag('idempotency_key'),
    surfaces: shown
      ? inOrder(surfaces, meant(shown, reader.names(shown, 'surface', surfaces), base.surfaces))
      : base.surfaces,
    direct: flag('direct'),
    destructive: flag('destructive'),
    open_world: flag('open_world'),
  }
}

/** The known names of a list. If one is unknown, those of the profile are added: one mistake then has one message. */
function meant(list: Node, known: readonly string[], base: readonly string[]): readonly string[] {
  const isKnown = list.kind === 'list' && list.items.length === known.length
  return isKnown ? known : [...known, ...base]
}

function inOrder<Word extends string>(order: readonly Word[], words: readonly string[]): Word[] {
  return order.filter((word) => words.includes(word))
}

/** What stands for a profile that does not exist: all statuses and surfaces, so that only the profile is reported. */
export function anything({ surfaces }: Service): Behaviour {
  return { ...nothing, statuses, surfaces: surfaces.map(({ name }) => name) }
}

export const nothing: Behaviour = {
  effect: 'read',
  ability: '',
  statuses: [],
  status_capability: null,
  receipt: false,
  idempotency_key: false,
  surfaces: [],
  direct: true,
  destructive: false,
  open_world: false,
}
