import { formats, isAlwaysValid, keywordsOf, typesOf } from '#codegen/emit/validators/known.ts'
import { sha256 } from '#codegen/inputs.ts'
import type { Schema } from '#codegen/model.ts'

// Writes the functions that Ajv would write, letter for letter, which a test compares. Ajv builds a tree of each function
// and takes out what it need not have put in, which was a sixth of a whole run; here a function is written at once. What Ajv
// numbers and then takes out is counted here as well.

/** A function that checks a value against a schema, and what must be declared before it. */
export interface Checking {
  readonly text: string
  /** Constants by their names, in groups, as Ajv declares them. */
  readonly constants: ReadonlyMap<Kind, ReadonlyMap<string, string>>
}

type Kind = 'schema' | 'func' | 'validate' | 'formats' | 'pattern'

/** A value as code, and how often the code so far names it. */
interface Value {
  readonly code: string
  uses: number
}

/** A schema and the value it is for. */
interface Place {
  readonly schema: Schema
  readonly value: Value
  /** What the value is a part of, and by which property or index; null for the value that the function is given. */
  readonly whole: { readonly value: Value; readonly at: string } | null
  /** What errors add to `instancePath`. */
  readonly path: string
  /** The schema as code, and its address. */
  readonly own: string
  readonly address: string
}

/** The name of the function for a schema. */
export function nameOf(schema: string): string {
  return `validate_${schema.replaceAll(/\W+/g, '_')}`
}

/** The function for a schema that `known.ts` knows. */
export function checking(name: string, schema: Schema): Checking {
  const writer = new Writer()
  const own = writer.declare('schema', literal(schema))
  const value = { code: 'data', uses: 0 }
  const body = writer.all({ schema, value, whole: null, path: '', own, address: '#' })
  const text = `function ${nameOf(name)}(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
${body}${nameOf(name)}.errors = vErrors;
return errors === 0;
}
`
  return { text, constants: writer.constants }
}

class Writer {
  readonly constants = new Map<Kind, Map<string, string>>()
  #counts: { [prefix: string]: number } = {}

  /** Declares a constant before the function, named for what it is. */
  declare(kind: Kind, code: string, name = `${kind}_${sha256(code).slice(0, 12)}`): string {
    const group = this.constants.get(kind) ?? new Map()
    this.constants.set(kind, group.set(name, code))
    return name
  }

  /** Checks everything that a schema says about a value. */
  all(place: Place): string {
    const { schema } = place
    if (typeof schema.$ref === 'string') return this.#reference(schema.$ref, place)
    const [type, ...more] = typesOf(schema)
    const isIn = type !== undefined && more.length === 0 && hasKeywordsOf(type, schema)
    const wrong =
      type === undefined || isIn ? '' : block(`if(${wrongType(place)})`, this.#typeError(place))
    const only = isIn ? type : null
    return [
      wrong,
      this.#ofType('number', only, place),
      this.#ofType('string', only, place),
      this.#ofAnyType(place),
      this.#ofType('array', only, place),
      this.#ofType('object', only, place),
    ].join('')
  }

  #next(prefix: string): string {
    const count = this.#counts[prefix] ?? 0
    this.#counts[prefix] = count + 1
    return `${prefix}${count}`
  }

  /** Checks what concerns values of one type. @param only the one type that the schema allows, if nothing has checked that */
  #ofType(type: keyof typeof keywordsOf, only: string | null, place: Place): string {
    const { schema, value } = place
    if (!hasKeywordsOf(type, schema)) {
      // Ajv looks for formats of numbers, too.
      if (type === 'number' && 'format' in schema) this.#format(String(schema.format))
      return ''
    }
    const checks = keywordsOf[type].map((keyword) =>
      schema[keyword] === undefined ? '' : this.#keyword(keyword, schema[keyword], place),
    )
    const text = checks.join('')
    const right = text === '' && only !== type ? '' : isOfType(type, value)
    if (only !== type) return text === '' ? '' : block(`if(${right})`, text)
    const other = this.#typeError(place)
    return text === ''
      ? block(`if(!(${right}))`, other)
      : `${block(`if(${right})`, text)}${block('else ', other)}`
  }

  #ofAnyType(place: Place): string {
    const { type, enum: values, not, anyOf, allOf } = place.schema
    if (type !== undefined) this.#next('_errs')
    return [
      values === undefined ? '' : this.#enum(values as readonly unknown[], place),
      not === undefined ? '' : this.#not(not as Schema, place),
      anyOf === undefined ? '' : this.#anyOf(anyOf as readonly Schema[], place),
      allOf === undefined ? '' : this.#allOf(allOf as readonly Schema[], place),
    ].join('')
  }

  #keyword(keyword: string, given: unknown, place: Place): string {
    const { value } = place
    switch (keyword) {
      case 'maximum':
      case 'minimum': {
        const [ok, fail] = keyword === 'maximum' ? ['<=', '>'] : ['>=', '<']
        const params = `{comparison: "${ok}", limit: ${given}}`
        const fails = `${use(value)} ${fail} ${given} || isNaN(${use(value)})`
        return this.#fail(fails, keyword, params, place)
      }
      case 'maxLength':
      case 'minLength': {
        const length = this.declare('func', 'require("ajv/dist/runtime/ucs2length").default')
        const fails = `${length}(${use(value)}) ${keyword === 'maxLength' ? '>' : '<'} ${given}`
        return this.#fail(fails, keyword, `{limit: ${given}}`, place)
      }
      case 'maxItems':
      case 'minItems': {
        const fails = `${use(value)}.length ${keyword === 'maxItems' ? '>' : '<'} ${given}`
        return this.#fail(fails, keyword, `{limit: ${given}}`, place)
      }
      case 'pattern': {
        const pattern = this.declare('pattern', `new RegExp(${literal(given)}, "u")`)
        const fails = `!${pattern}.test(${use(value)})`
        return this.#fail(fails, keyword, `{pattern: ${literal(given)}}`, place)
      }
      case 'format': {
        const fails = `!(${this.#format(String(given))}(${use(value)}))`
        return this.#fail(fails, keyword, `{format: ${literal(given)}}`, place)
      }
      case 'items':
        return this.#items(given as Schema, place)
      case 'required':
        return this.#required(given as readonly string[], place)
      case 'additionalProperties':
        return this.#noOthers(place)
      case 'properties':
        return this.#properties(given as { readonly [name: string]: Schema }, place)
      default:
        return this.#dependentRequired(given as { readonly [name: string]: string[] }, place)
    }
  }

  /** The function of a format. */
  #format(name: string): string {
    const property = /^\w+$/.test(name) ? `.${name}` : `[${literal(name)}]`
    const declared = `require("ajv-formats/dist/formats").fullFormats${property}`
    return `${this.declare('formats', declared)}${formats[name]?.isObject ? '.validate' : ''}`
  }

  #enum(values: readonly unknown[], place: Place): string {
    const equal = values.map((one) => `${use(place.value)} === ${literal(one)}`).reduce(either)
    return this.#fail(`!(${equal})`, 'enum', `{allowedValues: ${place.own}.enum}`, place)
  }

  /** Properties that must not be there together. */
  #not({ required }: Schema, place: Place): string {
    const { value } = place
    const before = this.#next('_errs')
    const valid = this.#next('valid')
    const within = this.#next('_errs')
    const object = isOfType('object', value)
    const missing = this.#next('missing')
    const absent = (required as readonly string[])
      .map((name) => `(${this.#isAbsent(name, value)}) && (${missing} = ${literal(name)})`)
      .reduce(either)
    const error = this.#next('err')
    const found = block(`if(${absent})`, `const ${error} = {};\n${pushed(error)}`)
    return `const ${before} = errors;
const ${within} = errors;
${block(`if(${object})`, `let ${missing};\n${found}`)}var ${valid} = ${within} === errors;
${block(`if(${valid})`, this.#error('not', '{}', place))}${block('else ', reset(before))}`
  }

  #anyOf(schemas: readonly Schema[], place: Place): string {
    const before = this.#next('_errs')
    const valid = this.#next('valid')
    const one = this.#next('_valid')
    const tried = schemas.map((schema, at) => {
      const within = this.#next('_errs')
      const body = this.all(alternative(place, 'anyOf', schema, at))
      return `const ${within} = errors;
${body}var ${one} = ${within} === errors;
${valid} = ${valid} || ${one};
`
    })
    const all = tried.reduceRight((after, text) => `${text}${block(`if(!${valid})`, after)}`)
    const failed = block(`if(!${valid})`, this.#error('anyOf', '{}', place))
    return `const ${before} = errors;
let ${valid} = false;
${all}${failed}${block('else ', reset(before))}`
  }

  #allOf(schemas: readonly Schema[], place: Place): string {
    this.#next('valid')
    const texts = schemas.map((schema, at) => {
      this.#next('_errs')
      return this.all(alternative(place, 'allOf', schema, at))
    })
    return texts.join('')
  }

  #items(schema: Schema, place: Place): string {
    const { value, path, own, address } = place
    this.#next('valid')
    this.#next('valid')
    const length = this.#next('len')
    const start = `const ${length} = ${use(value)}.length;\n`
    const index = this.#next('i')
    const inner = this.#part(`[${index}]`, index, place, {
      schema,
      path: path.endsWith('"') ? `${path.slice(0, -1)}/" + ${index}` : `${path}+"/" + ${index}`,
      own: `${own}.items`,
      address: `${address}/items`,
    })
    return `${start}${block(`for(let ${index}=0; ${index}<${length}; ${index}++)`, inner)}`
  }

  #properties(schemas: { readonly [name: string]: Schema }, place: Place): string {
    const { value, path, own, address } = place
    const checked = Object.entries(schemas).filter(([, schema]) => !isAlwaysValid(schema))
    if (checked.length > 0) this.#next('valid')
    const texts = checked.map(([name, schema]) => {
      const present = this.#isPresent(name, value)
      const inner = this.#part(`.${name}`, literal(name), place, {
        schema,
        path: path.endsWith('"') ? `${path.slice(0, -1)}/${name}"` : `${path}+"/${name}"`,
        own: `${own}.properties.${name}`,
        address: `${address}/properties/${name}`,
      })
      return block(`if(${present})`, inner)
    })
    return texts.join('')
  }

  /**
   * Checks a part of a value: one that is named once only stands where it is used.
   *
   * @param access how code gets from the value to the part
   * @param at by which property or index, as code
   */
  #part(
    access: string,
    at: string,
    { value }: Place,
    part: Pick<Place, 'schema' | 'path' | 'own' | 'address'>,
  ): string {
    const name = this.#next('data')
    this.#next('_errs')
    const counts = { ...this.#counts }
    const before = value.uses
    const code = `${value.code}${access}`
    const whole = { value, at }
    const named = { code: name, uses: 0 }
    const text = this.all({ ...part, value: named, whole })
    if (named.uses !== 1) {
      value.uses += 1
      return `let ${name} = ${code};\n${text}`
    }
    this.#counts = counts
    value.uses = before
    return this.all({ ...part, value: { code, uses: 0 }, whole })
  }

  #required(names: readonly string[], place: Place): string {
    const texts = names.map((name) => {
      const params = `{missingProperty: ${literal(name)}}`
      return this.#fail(this.#isAbsent(name, place.value), 'required', params, place)
    })
    return texts.join('')
  }

  #dependentRequired(names: { readonly [name: string]: readonly string[] }, place: Place): string {
    this.#next('missing')
    const texts = Object.entries(names).map(([name, others]) => {
      const present = this.#isPresent(name, place.value)
      const absent = others.map((other) => {
        const params = `{property: ${literal(name)},
    missingProperty: ${literal(other)},
    depsCount: ${others.length},
    deps: ${literal(others.join(', '))}}`
        return this.#fail(this.#isAbsent(other, place.value), 'dependentRequired', params, place)
      })
      return block(`if(${present})`, absent.join(''))
    })
    return texts.join('')
  }

  #noOthers(place: Place): string {
    const { schema, value, own } = place
    this.#next('_errs')
    const key = this.#next('key')
    const all = `for(const ${key} of Object.keys(${use(value)}))`
    const names = Object.keys((schema.properties ?? {}) as object)
    const known =
      names.length > 8
        ? `${this.#hasOwn()}.call(${own}.properties, ${key})`
        : names.map((name) => `${key} === ${literal(name)}`).reduce(either, '')
    const error = this.#error('additionalProperties', `{additionalProperty: ${key}}`, place)
    return block(all, known === '' ? error : block(`if(!(${known}))`, error))
  }

  #reference(ref: string, place: Place): string {
    const { value, whole, path } = place
    const schema = ref.replace('#/$defs/', '')
    const check = this.declare('validate', schema, nameOf(schema))
    const from =
      whole === null
        ? 'parentData,parentDataProperty'
        : `parentData:${use(whole.value)},parentDataProperty:${whole.at}`
    const where = `{${instancePath(path)},${from},rootData,dynamicAnchors}`
    return block(
      `if(!(${check}(${use(value)}, ${where})))`,
      `vErrors = vErrors === null ? ${check}.errors : vErrors.concat(${check}.errors);
errors = vErrors.length;
`,
    )
  }

  #hasOwn(): string {
    return this.declare('func', 'Object.prototype.hasOwnProperty')
  }

  #isPresent(name: string, value: Value): string {
    return `${use(value)}.${name} !== undefined && ${this.#hasOwn()}.call(${use(value)}, ${literal(name)})`
  }

  #isAbsent(name: string, value: Value): string {
    return `(${use(value)}.${name} === undefined) || (!(${this.#hasOwn()}.call(${use(value)}, ${literal(name)})))`
  }

  #fail(fails: string, keyword: string, params: string, place: Place): string {
    return block(`if(${fails})`, this.#error(keyword, params, place))
  }

  #typeError(place: Place): string {
    const { type } = place.schema
    const params = Array.isArray(type) ? `${place.own}.type` : literal(type)
    return this.#error('type', `{type: ${params}}`, place)
  }

  #error(keyword: string, params: string, { path, address }: Place): string {
    const error = this.#next('err')
    const schemaPath = `"${address}/${keyword}"`
    return `const ${error} = {${instancePath(path)},schemaPath:${schemaPath},keyword:"${keyword}",params:${params}};
${pushed(error)}`
  }
}

/** Names a value once more. */
function use(value: Value): string {
  value.uses += 1
  return value.code
}

function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

function block(head: string, body: string): string {
  return `${head}{\n${body}}\n`
}

function either(all: string, one: string): string {
  return all === '' ? one : `(${all}) || (${one})`
}

function instancePath(path: string): string {
  return path === '' ? 'instancePath' : `instancePath:instancePath${path}`
}

function pushed(error: string): string {
  return `if(vErrors === null){
vErrors = [${error}];
}
else {
vErrors.push(${error});
}
errors++;
`
}

/** Forgets the errors since `before` was noted. */
function reset(before: string): string {
  return `errors = ${before};
if(vErrors !== null){
if(${before}){
vErrors.length = ${before};
}
else {
vErrors = null;
}
}
`
}

/** One of the schemas of a list, for the same value. */
function alternative(place: Place, keyword: string, schema: Schema, at: number): Place {
  const own = `${place.own}.${keyword}[${at}]`
  return { ...place, schema, own, address: `${place.address}/${keyword}/${at}` }
}

function hasKeywordsOf(type: string, schema: Schema): boolean {
  const keywords: readonly string[] = Object.hasOwn(keywordsOf, type)
    ? keywordsOf[type as keyof typeof keywordsOf]
    : []
  return keywords.some((keyword) => schema[keyword] !== undefined)
}

function isOfType(type: string, value: Value): string {
  switch (type) {
    case 'string':
      return `typeof ${use(value)} === "string"`
    case 'array':
      return `Array.isArray(${use(value)})`
    case 'object':
      return `${use(value)} && typeof ${use(value)} == "object" && !Array.isArray(${use(value)})`
    case 'integer': {
      const isNumber = `typeof ${use(value)} == "number"`
      const isWhole = `!(${use(value)} % 1) && !isNaN(${use(value)})`
      return `((${isNumber}) && (${isWhole})) && (isFinite(${use(value)}))`
    }
    default:
      return `(typeof ${use(value)} == "number") && (isFinite(${use(value)}))`
  }
}

/** That a value has none of the types that its schema allows. */
function wrongType({ schema, value }: Place): string {
  const wrong = typesOf(schema).map((type) => {
    if (type === 'null') return `${use(value)} !== null`
    if (type === 'string' || type === 'boolean') return `typeof ${use(value)} !== "${type}"`
    return `!(${isOfType(type, value)})`
  })
  return wrong.reduce((all, one) => `(${all}) && (${one})`)
}
