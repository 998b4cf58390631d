// What an input lacks by its JSON Schema, for the console: what the schemas of inputs use, in sentences. The service
// says more, such as what a mistyped name may have meant.

/** Each value that a schema does not take: `pointer` to it, and a `message` about it. `types` has what `$ref` leads to. */
export function faultsIn(schema, value, types, pointer = '') {
  if (schema.$ref) return faultsIn(types[schema.$ref.split('/').at(-1)], value, types, pointer)
  const fault = (message) => [{ pointer, message }]
  const wanted = schema.type === undefined ? [] : [schema.type].flat()
  if (wanted.length > 0 && !wanted.some((type) => isOf(type, value)))
    return fault(`must be ${wanted.map((type) => names[type]).join(' or ')}`)
  if (schema.enum && !schema.enum.some((one) => isSame(one, value)))
    return fault(`must be one of ${schema.enum.join(', ')}`)
  if ('const' in schema && !isSame(schema.const, value))
    return fault(`must be ${JSON.stringify(schema.const)}`)
  return [
    ...(typeof value === 'string' ? ofText(schema, value).flatMap(fault) : []),
    ...(typeof value === 'number' ? ofNumber(schema, value).flatMap(fault) : []),
    ...(Array.isArray(value) ? ofList(schema, value, types, pointer) : []),
    ...(isOf('object', value) ? ofObject(schema, value, types, pointer) : []),
    ...ofSeveral(schema, value, types, pointer),
  ]
}

const names = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

function isOf(type, value) {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return value !== null && typeof value === 'object' && !Array.isArray(value)
  return typeof value === type
}

/** Whether two values of JSON are equal, whatever the order of their fields. */
export function isSame(one, other) {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object')
    return one === other
  const fields = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    fields.length === Object.keys(other).length &&
    fields.every((field) => Object.hasOwn(other, field) && isSame(one[field], other[field]))
  )
}

const formats = {
  'date-time': [
    /^\d{4}-\d\d-\d\d[t ]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(z|[+-]([01]\d|2[0-3])(:?[0-5]\d)?)$/i,
    'must be a date and time with an offset, such as 2026-11-21T19:30:00+01:00',
  ],
  date: [/^\d{4}-\d\d-\d\d$/, 'must be a date, such as 2026-11-21'],
  uri: [/^[a-z][a-z\d+.-]*:[^\s"<>\\^`{|}]+$/i, 'must be an absolute URI'],
}

/** Whether the date that a text begins with is one of the calendar. */
function isDay(text) {
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text.slice(0, 10))
}

function ofText({ minLength = 0, maxLength, pattern, format }, text) {
  const { length } = [...text]
  const [form, message] = formats[format] ?? []
  const isFormed = !form || (form.test(text) && (format === 'uri' || isDay(text)))
  return [
    ...(length < minLength ? [`must have at least ${minLength} characters`] : []),
    ...(length > maxLength ? [`must have at most ${maxLength} characters`] : []),
    ...(pattern && !new RegExp(pattern, 'u').test(text) ? [`must match ${pattern}`] : []),
    ...(isFormed ? [] : [message]),
  ]
}

function ofNumber({ minimum, maximum }, number) {
  return [
    ...(number < minimum ? [`must be at least ${minimum}`] : []),
    ...(number > maximum ? [`must be at most ${maximum}`] : []),
  ]
}

function ofList({ minItems = 0, maxItems, items }, list, types, pointer) {
  return [
    ...(list.length < minItems
      ? [{ pointer, message: `must have at least ${minItems} items` }]
      : []),
    ...(list.length > maxItems
      ? [{ pointer, message: `must have at most ${maxItems} items` }]
      : []),
    ...list.flatMap((one, at) => (items ? faultsIn(items, one, types, `${pointer}/${at}`) : [])),
  ]
}

function ofObject(schema, value, types, pointer) {
  const { required = [], properties = {}, additionalProperties, dependentRequired = {} } = schema
  const has = (field) => Object.hasOwn(value, field)
  const at = (field) => `${pointer}/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`
  const missing = new Set(required.filter((field) => !has(field)))
  for (const [field, others] of Object.entries(dependentRequired))
    if (has(field)) for (const other of others) if (!has(other)) missing.add(other)
  return [
    ...[...missing].map((field) => ({ pointer: at(field), message: 'is required' })),
    ...Object.entries(value).flatMap(([field, inner]) => {
      if (Object.hasOwn(properties, field))
        return faultsIn(properties[field], inner, types, at(field))
      if (additionalProperties === false)
        return [{ pointer: at(field), message: 'is no field of this input' }]
      return isOf('object', additionalProperties)
        ? faultsIn(additionalProperties, inner, types, at(field))
        : []
    }),
  ]
}

function ofSeveral({ allOf = [], anyOf, not }, value, types, pointer) {
  const all = allOf.flatMap((schema) => faultsIn(schema, value, types, pointer))
  if (not && faultsIn(not, value, types).length === 0) {
    const fields = (not.required ?? []).join(' and ')
    all.push({ pointer, message: `must not have ${fields || 'this'} together` })
  }
  const ways = (anyOf ?? []).map((schema) => faultsIn(schema, value, types, pointer))
  if (ways.length === 0 || ways.some((faults) => faults.length === 0)) return all
  // What lacks least is most likely meant.
  const [least] = ways.sort((one, other) => one.length - other.length)
  return [...all, ...least]
}
