/**
 * The model: what the registry says, with every reference resolved, every profile applied and every
 * default set. Plain data; emitters read nothing else.
 */

/** A JSON Schema 2020-12 fragment. Named types are referred to as `{"$ref": "#/$defs/<Name>"}`. */
export type Schema = { readonly [keyword: string]: unknown }

/**
 * What a string of an answer holds, as the keyword `x-words` says it. people: what a person or a page wrote. service:
 * what the service says, which may quote such words. none: no words, such as a code, a handle or the name of a field.
 */
export type Words = 'people' | 'service' | 'none'

/** Where in the registry something is written. Lines and columns count from 1. */
export interface Location {
  readonly file: string
  readonly line: number
  readonly column: number
}

export type Effect = 'read' | 'write' | 'external_send'
export type Surface = 'api' | 'mcp' | 'assistant'
export type ResultStatus = 'completed' | 'unchanged' | 'accepted' | 'needs_input' | 'failed'

/** A deprecation. */
export interface Deprecation {
  /** The version of the registry that says so; its date is when the deprecation begins. */
  readonly since: string
  /** What to use instead: another name of the same kind; null if there is no replacement. */
  readonly replaced_by: string | null
  /** The first day without it, `YYYY-MM-DD`; null if undecided. */
  readonly sunset: string | null
}

/** Which version introduced something, and whether it is deprecated. */
export interface Lifecycle {
  /** The version of the registry that introduced it; null if unknown. */
  readonly since: string | null
  readonly deprecated: Deprecation | null
}

/** One value of an enum that was added later or is deprecated. */
export interface EnumValue extends Lifecycle {
  readonly value: string
}

/** One field of an input, a data shape or a named object type. */
export interface Field extends Lifecycle {
  readonly name: string
  readonly required: boolean
  readonly about: string
  /** False if next actions do not suggest its value. */
  readonly carry: boolean
  /** False if tools do not list it: it means the same as another, or has no effect. */
  readonly listed: boolean
  /** The values of its enum that were added later or are deprecated. */
  readonly values: readonly EnumValue[]
  readonly schema: Schema
  readonly location: Location
}

/** A rule over several fields of one object. */
export interface Rule {
  readonly kind: 'at_least_one_of' | 'together' | 'not_together'
  readonly fields: readonly string[]
}

/** An object shape: its fields in order, its rules, and the JSON Schema both lower to. */
export interface Shape {
  readonly strict: boolean
  readonly fields: readonly Field[]
  readonly rules: readonly Rule[]
  /** Complete: type, properties, required, additionalProperties, and the rules as keywords. */
  readonly schema: Schema
}

/** A named object type that is a resource of an outcome. */
export interface ResourceFact {
  /** `outcome.resources[].kind`. */
  readonly kind: string
  /** The field of data that contains one of them. */
  readonly noun: string
  /** The field of data that contains several, besides `items`; null where there is none. */
  readonly plural: string | null
  /** The field that names it. */
  readonly handle: string
}

/** A part of an answer's data: its possible resources, its label, and its handles. */
export interface AnswerPart {
  /** The kinds of resource it may be, each with the field of its handle; the first that is there decides. */
  readonly kinds: readonly (readonly [kind: string, handle: string])[]
  /** The path to its label; empty if it has none. */
  readonly label: readonly string[]
  /** Fields whose values next actions suggest. */
  readonly handles: readonly string[]
  /** The field within it that contains the resource; null if it is the resource itself. */
  readonly within: string | null
}

/** Where the data of an answer contains resources, and which input fields next actions do not suggest. */
export interface AnswerFacts {
  /** The data itself; null if it contains no handle. */
  readonly self: AnswerPart | null
  /** Single resources by the field of data. */
  readonly nouns: { readonly [field: string]: AnswerPart }
  /** Lists of resources by the field of data, in the order of outcome.resources. */
  readonly lists: { readonly [field: string]: AnswerPart }
  /** Input fields that are specific to this one call. */
  readonly own: readonly string[]
}

/** A named type of spec/types or spec/protocol/types. `shape` is null for an alias of a string, number, enum or array. */
export interface NamedType {
  readonly name: string
  readonly area: string
  readonly about: string
  readonly schema: Schema
  readonly shape: Shape | null
  /** Null where the type is not a resource. */
  readonly resource: ResourceFact | null
  /** The values of an enum that were added later or are deprecated. */
  readonly values: readonly EnumValue[]
  /** The path to its label for users; empty if it has no such field. */
  readonly label: readonly string[]
  readonly location: Location
}

/** An input that is still accepted although it is no longer the current one. */
export interface EarlierInput {
  /** The value of the envelope's `version` that selects it: a capability version, or a registry version. */
  readonly version: string
  readonly input: Shape
}

/** A capability that may follow, and why a caller would take it. */
export interface NextAction {
  readonly capability: string
  readonly reason: string
}

/** The call that must come before the one of an example, since what it answers is valid for minutes. */
export interface Preparation {
  readonly capability: string
  readonly input: { readonly [field: string]: unknown }
  /** For each field of the example's input that comes from its answer, the place in its data: `prepared/action_handle`. */
  readonly keep: { readonly [field: string]: string }
}

/** One request and the answer to it. Both validate against the schemas. */
export interface Example {
  readonly about: string
  /** Null for most: they need no other call first. */
  readonly preparation: Preparation | null
  readonly input: { readonly [field: string]: unknown }
  /** The whole envelope of the answer. */
  readonly answer: { readonly [field: string]: unknown }
  readonly location: Location
}

export interface Capability extends Lifecycle {
  readonly id: string
  /** Its registry file, without the extension. */
  readonly area: string
  readonly version: string
  readonly earlier: readonly EarlierInput[]
  readonly summary: string
  readonly about: string
  /** True if it is not part of the specification. */
  readonly extension: boolean
  readonly effect: Effect
  readonly ability: string
  readonly statuses: readonly ResultStatus[]
  readonly status_capability: string | null
  /** Whether it stores an execution that can be read later. */
  readonly receipt: boolean
  /** Whether a request needs an Idempotency-Key. */
  readonly idempotency_key: boolean
  readonly surfaces: readonly Surface[]
  /** The tool's whole name, prefix included; null where it has none. */
  readonly tool: string | null
  /** False if a direct call is always refused (`confirmation_required`, or 404 on no surface). */
  readonly direct: boolean
  /** Something is deleted, cancelled or sent when it completes. */
  readonly destructive: boolean
  /** Its effect can leave the system. */
  readonly open_world: boolean
  readonly next: readonly NextAction[]
  /** Ids of the other capabilities that its answers may suggest. */
  readonly may_follow: readonly string[]
  /** Names of the disclosures of every completed answer. */
  readonly disclosures: readonly string[]
  /** Names of the other disclosures that its answers may contain. */
  readonly may_disclose: readonly string[]
  /** Optional fields without which a call is refused or asked for them; of each group one field is enough. */
  readonly needs: readonly (readonly string[])[]
  /** `outcome.kind` of a completed answer. */
  readonly kind: string
  readonly input: Shape
  readonly data: Shape
  readonly answer: AnswerFacts
  readonly errors: readonly string[]
  /** Of these errors, those that an answer of the status failed may have although their code has another. */
  readonly fails_with: readonly string[]
  readonly examples: readonly Example[]
  readonly location: Location
}

/** One machine code: a problem (HTTP status) or a business outcome (result status). */
export interface ErrorCode extends Lifecycle {
  readonly code: string
  /** 4xx or 5xx for a problem; `needs_input` or `failed` inside a 200 answer. */
  readonly status: number | 'needs_input' | 'failed'
  readonly title: string
  readonly message: string
  /** What the caller should do next. */
  readonly next: string
  /** The name of the object type of its candidates; null if it never has any. */
  readonly candidates: string | null
  readonly retryable: boolean
  /** True if any capability can answer it. */
  readonly common: boolean
  /** True if only a call with an idempotency key can answer it. */
  readonly keyed: boolean
  /** True if the service answers it outside any capability. */
  readonly outside: boolean
  /** True if it was not clear what to read, so that nothing that limits a read is disclosed. */
  readonly unread: boolean
  readonly location: Location
}

export interface Disclosure {
  readonly name: string
  readonly text: string
}

export interface Ability {
  readonly name: string
  readonly about: string
}

/** Where a capability can be called. `title` is how the specification writes it. */
export interface SurfaceFact {
  readonly name: Surface
  readonly title: string
}

/** A request header, by the key it has in service.yaml (`idempotency_key`), and what it is for. */
export interface HeaderFact {
  readonly name: string
  readonly about: string
}

/** Endpoints that a product may have besides its capabilities. */
export type InterfaceName = 'media' | 'assistant'

/** How a product uses the protocol, and what of it. */
export interface Protocol {
  /** What the addresses of the API begin with, such as `/api/v2`. */
  readonly path: string
  /** Where a person makes an access token, in words. */
  readonly tokens: string
  /** The capability that commits a prepared action; null if nothing is prepared. */
  readonly commit: string | null
  /** The ability whose capabilities need the user's explicit approval; null if there is none. */
  readonly approval: string | null
  /** Below which path a person reviews prepared actions, each at its handle; null if there are no such pages. */
  readonly approvals: string | null
  /** The capability that reads the execution of a write; null if executions cannot be read. */
  readonly executions: string | null
  /** What each interface is, in one sentence; one that the product does not have is missing. */
  readonly interfaces: { readonly [Name in InterfaceName]?: string }
  /** Surfaces that are turned off. Capabilities still name them; nothing that callers read does. */
  readonly off: readonly Surface[]
}

export interface Service {
  /** The one word that names the product in identifiers, such as `service`. */
  readonly brand: string
  readonly title: string
  /** What the tools are about, in a few words. */
  readonly subject: string
  readonly about: string
  /** The name in lists of MCP servers: a domain backwards, a slash and a word. */
  readonly mcp_name: string
  /** Icons by their format: `svg` as text, `png` in base64. */
  readonly icons: { readonly [format: string]: string }
  /** `<brand>.capability-outcome.v1` */
  readonly contract: string
  readonly registry_version: string
  readonly machine_version: string
  /** The Friday around which the examples take place, as `2037-11-27`; null if they are shown as they are written. */
  readonly examples_friday: string | null
  /** `<Brand>-Client`-style header that names the caller. */
  readonly client_header: string
  readonly tool_prefix: string
  readonly protocol: Protocol
  readonly limits: { readonly [name: string]: number }
  /** The prefix of the handles of a named type, such as `pl_` of `PlaceHandle`. */
  readonly handles: { readonly [type: string]: string }
  /** What the handles of other kinds begin with that fields of a named type take, too. */
  readonly handles_taken: { readonly [type: string]: readonly string[] }
  /** The capability whose answers give the handles of a named type, such as `places.query` of `PlaceHandle`. */
  readonly sources: { readonly [type: string]: string }
  /** What else people call what a capability does: the search of tools finds it by that. */
  readonly aliases: { readonly [capability: string]: readonly string[] }
  /** Words by the one that means to stop or not to do what they say, such as `decline` of accept. */
  readonly opposites: { readonly [word: string]: readonly string[] }
  /** Words of other languages by the English ones that the search of tools takes them for. */
  readonly translations: { readonly [word: string]: readonly string[] }
  /** The capabilities of each named toolset. */
  readonly toolsets: { readonly [name: string]: readonly string[] }
  /** What a model reads before it calls a tool, one thought a line. Capabilities are named by their ids. */
  readonly instructions: readonly string[]
  readonly surfaces: readonly SurfaceFact[]
  readonly headers: readonly HeaderFact[]
  readonly abilities: readonly Ability[]
  readonly disclosures: readonly Disclosure[]
  /** The licence of the description, as SPDX names it; null if none is named. */
  readonly license: string | null
  /** The types that most answers are about, in the order a newcomer meets them. */
  readonly main_resources: readonly string[]
  /** Words that readers and callers use for the same thing, separated by spaces, for both searches. */
  readonly synonyms: readonly string[]
}

/** One call of a story. */
export interface WorkflowStep {
  readonly name: string
  readonly capability: string
  readonly about: string
  /** Whose token makes the call; empty if the story has only one person. */
  readonly as: string
  /** The input, with `$step.name` for a value that an earlier step kept. */
  readonly input: { readonly [field: string]: unknown }
  /** The statuses after which the story continues. */
  readonly expect: readonly ResultStatus[]
  /** Values of the answer's data for later steps: a name, and a path such as `plan/plan_handle`. */
  readonly keep: { readonly [name: string]: string }
}

/** A story of several calls, with the values that one call passes to the next. */
export interface Workflow {
  readonly name: string
  readonly summary: string
  readonly about: string
  readonly steps: readonly WorkflowStep[]
  readonly location: Location
}

/** concept: how something works. task: how something is done, step by step. operation: for people who run the service. */
export type GuideKind = 'start' | 'concept' | 'task' | 'operation'

/** A hand-written page of the reference, with the facts it refers to already inserted. */
export interface Guide {
  /** The file's name without its extension, and the page's address below guides/. */
  readonly name: string
  readonly title: string
  /** One sentence about its content. */
  readonly about: string
  readonly kind: GuideKind
  /** Other names of what it is about, for the search. */
  readonly aliases: readonly string[]
  /** Markdown. A line `{{sample …}}` or `{{table …}}` is replaced by the emitter. */
  readonly text: string
  readonly location: Location
}

/** One change of the registry that somebody has to adapt to or can make use of. */
export interface RecordedChange {
  /** What changed, such as `shelves.create input name` or `type Shelf name`. */
  readonly place: string
  /** The change in one sentence. */
  readonly message: string
  /** What a caller does about it, in one sentence; only for a change that breaks something. */
  readonly adapt?: string
  /** What it is for each consumer: wire, sdk, mcp or docs. Consumers it does not affect are left out. */
  readonly ratings: { readonly [consumer: string]: 'breaking' | 'additive' | undefined }
}

/** What changed with a version of the registry. */
export interface Release {
  readonly version: string
  /** The day on which it was recorded, YYYY-MM-DD. */
  readonly date: string
  /** The version it was compared with. */
  readonly before: string
  /** In the registry's order. */
  readonly changes: readonly RecordedChange[]
}

export interface Model {
  readonly service: Service
  readonly types: readonly NamedType[]
  readonly capabilities: readonly Capability[]
  readonly errors: readonly ErrorCode[]
  readonly workflows: readonly Workflow[]
  /** In the order they are read. */
  readonly guides: readonly Guide[]
  /** The newest version first. */
  readonly history: readonly Release[]
  /** Null where the registry has none. */
  readonly words: WordData | null
  /** How people ask for what the assistant does; null where the registry does not say. */
  readonly frames: readonly FrameData[] | null
}

/** One way to ask for a capability, as spec/assistant has it. */
export interface SpokenFrame {
  /** The capability, and a number where it is not its first frame. */
  readonly id: string
  readonly capability: string
  /** Patterns of messages. */
  readonly say: readonly string[]
  /** Values that are always sent, by the paths of fields. */
  readonly set: { readonly [path: string]: unknown }
  /** What each slot takes, by the paths of fields. */
  readonly slots: { readonly [path: string]: string }
  /** Slots that are asked for where the message does not fill them. */
  readonly needs: readonly string[]
  /** Whether the call is asked about before it is made. */
  readonly confirm: boolean
  /** Classes of words that say its values beside anything else that is asked of the capability. */
  readonly narrows?: readonly string[]
  readonly examples: readonly string[]
  readonly location: Location
}

/** The frames of one language. */
export interface FrameData {
  /** Two letters. */
  readonly language: string
  /** Words by what they are for. */
  readonly words: { readonly [purpose: string]: unknown }
  readonly frames: readonly SpokenFrame[]
  /** Why a capability has no frame. */
  readonly none: { readonly [capability: string]: string }
}

/** How words are spelled: `folded` in lower case without accents, `accented` in lower case, `exact` as people write them. */
export type WordSpelling = 'folded' | 'accented' | 'exact'

/** A value of words that a class does not list: any zone (IANA), any country by its two letters, any activity by its name. */
export type OpenValue = 'zone' | 'country' | 'state' | 'city' | 'point' | 'activity'

/** A class of words of spec/words, such as the months. */
export interface WordClass {
  /** With its section: `time.month`. */
  readonly name: string
  /** What its words are listed by; null where it is one list. */
  readonly values: readonly (string | number)[] | OpenValue | null
  /** Single words, several words, or words of which the ending may be any. */
  readonly kind: 'words' | 'phrases' | 'stems'
  readonly spelling: WordSpelling
  /** Whether a word may have another value in another language. */
  readonly differs: boolean
  /** Whether a word may have several values. */
  readonly shared: boolean
  readonly about: string
  readonly location: Location
}

/** The words of one file: of a language, or those of places or activities, which belong to no language or to several. */
export interface WordList {
  /** Two letters, `places` or `activities`. */
  readonly name: string
  readonly location: Location
  readonly classes: readonly {
    readonly name: string
    /** All that the notation stands for, by value; one with the value null where the class is one list. */
    readonly words: readonly { readonly value: string | null; readonly words: readonly string[] }[]
    readonly location: Location
  }[]
}

/** What people write in which language: no part of what callers see. */
export interface WordData {
  readonly classes: readonly WordClass[]
  readonly files: readonly WordList[]
}

/** A file an emitter wants written below generated/. */
export interface OutputFile {
  readonly path: string
  readonly text: string
}

/** A generated file with the SHA-256 of its text. */
export interface HashedFile extends OutputFile {
  readonly hash: string
}

/** Pure: no options, no clock, no I/O; the same model gives the same bytes. */
export type Emitter = (model: Model) => OutputFile[] | Promise<OutputFile[]>
