// Generated from spec/ by codegen. Do not edit.
{

function faultsIn(schema, value, types, pointer = '') {
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

function isSame(one, other) {
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
const [least] = ways.sort((one, other) => one.length - other.length)
return [...all, ...least]
}


{
const mock = 'http://127.0.0.1:4010'
const longest = 30_000
const served = true
const path = '/api/v2/capabilities/'

function element(name, properties, ...children) {
const made = Object.assign(document.createElement(name), properties)
made.append(...children)
return made
}

function labelled(text, control) {
return element('label', {}, text, control)
}

function options(...pairs) {
return pairs.map(([value, text]) => element('option', { value }, text))
}

const hasService = served && /^https?:$/.test(location.protocol) && location.origin !== mock

function places() {
return [
...(globalThis.tryData ? [['here', 'The examples of this page, without a server']] : []),
...(hasService ? [['own', 'The service of this page']] : []),
['mock', 'The mock on this machine'],
['other', 'Another base URL'],
]
}

function answerHere(input, wanted) {
const { schema, types, examples } = globalThis.tryData
const errors = faultsIn(schema, input, types)
if (errors.length > 0) {
const told = 'The service would answer HTTP 422, input_invalid. Nothing was sent.'
return { told, answer: { code: 'input_invalid', errors } }
}
const same = examples.findIndex((one) => isSame(one.input, input))
const completed = examples.findIndex(({ answer }) => answer.status === 'completed')
const at = wanted > 0 ? wanted - 1 : same >= 0 ? same : Math.max(completed, 0)
const { answer } = examples[at]
const whose = at === same ? '' : ', for another input'
return {
told: `Example ${at + 1}${whose}: HTTP 200, ${answer.status}. Nothing was sent.`,
answer,
}
}

function baseOf(text) {
if (!URL.canParse(text)) return null
const { protocol, origin, pathname, username, password } = new URL(text)
if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return null
return origin + pathname.replace(/\/+$/, '')
}

function newKey() {
const bytes = crypto.getRandomValues(new Uint8Array(16))
return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const sendable = /^[\x21-\x7e]+$/

function inWords(effect) {
if (effect === 'external_send') return 'This is a real call. It can contact other people.'
return effect === 'read'
? 'This is a real call. It changes nothing.'
: 'This is a real call. It changes what the account of this token has.'
}

function build({ capability, effect, input, examples }, close) {
const place = element('select', {}, ...options(...places()))
const base = element('input', { type: 'url', placeholder: 'https://', autocomplete: 'off' })
const token = element('input', { type: 'password', autocomplete: 'off', spellcheck: false })
const text = JSON.stringify(JSON.parse(input), null, 2)
const rows = Math.min(16, Math.max(4, text.split('\n').length + 1))
const body = element('textarea', { value: text, rows, spellcheck: false })
const titles = examples.split('\n').map((title, at) => [`example=${at + 1}`, title])
const prefer = element('select', {}, ...options(['', 'The one for this input'], ...titles))
const key = element('input', { type: 'text', autocomplete: 'off', spellcheck: false })
const another = element('button', { type: 'button' }, 'New key')
const send = element('button', { type: 'button' }, 'Send')
const warns = element('p', { className: 'warns' })
const status = element('p', {})
status.setAttribute('role', 'status')
const answered = element('pre', { tabIndex: 0 }, element('code', {}))
answered.setAttribute('role', 'group')
answered.setAttribute('aria-label', 'Answer of this call')
const output = element(
'figure',
{ hidden: true },
element('figcaption', {}, 'Answer'),
answered,
)
const parts = {
base: labelled('Base URL', base),
token: labelled('Access token, kept in this page only', token),
prefer: labelled('Which example', prefer),
key: labelled('Idempotency key. The same key with the same input has no second effect', key),
}
const start = element(
'p',
{},
'Start the mock with ',
element('code', {}, 'npm run mock'),
` in a copy of the repository. It listens at ${mock}, takes any token and stores nothing.`,
)
const form = element('form', { noValidate: true })
form.setAttribute('aria-label', `Try ${capability}`)
form.append(labelled('Answered by', place), start, parts.base, parts.token)
form.append(labelled('Input (JSON)', body))
if (effect !== 'read') form.append(parts.key, another)
form.append(parts.prefer, warns, send, status, output)

let made = ''
const renew = () => {
made = newKey()
key.value = made
}
renew()
another.addEventListener('click', renew)
const changed = () => {
if (key.value === made) renew()
}
for (const control of [place, base, token, body]) control.addEventListener('input', changed)

const adapt = () => {
const isHere = place.value === 'here'
const isMock = place.value === 'mock'
start.hidden = !isMock
parts.prefer.hidden = !isMock && !isHere
parts.base.hidden = place.value !== 'other'
parts.token.hidden = isMock || (isHere && !hasService)
parts.key.hidden = isHere
another.hidden = isHere
send.textContent = isHere ? 'Answer' : 'Send'
const at =
place.value === 'own'
? `${inWords(effect)} It goes to ${location.origin}.`
: inWords(effect)
warns.textContent = isMock || isHere ? '' : at
warns.hidden = isMock || isHere
}
adapt()
token.addEventListener('input', () => {
if (place.value === 'here') place.value = 'own'
adapt()
})
place.addEventListener('change', adapt)

const fail = (message, control) => {
status.textContent = message
output.hidden = true
control?.focus()
}
const showExample = () => {
try {
const wanted = Number(prefer.value.replace('example=', ''))
const { told, answer } = answerHere(JSON.parse(body.value), wanted)
status.textContent = told
showCode(output, JSON.stringify(answer, null, 2))
} catch (error) {
fail(`The input is not JSON: ${error.message}`, body)
}
}
let isSending = false
const call = async () => {
if (isSending) return
if (place.value === 'here') return showExample()
const isMock = place.value === 'mock'
const target = isMock ? mock : place.value === 'own' ? location.origin : baseOf(base.value)
if (target === null) return fail('Give the base URL, such as https://api.example.test.', base)
if (!isMock && token.value.trim() === '') return fail('Give an access token.', token)
if (!isMock && !sendable.test(token.value.trim()))
return fail('An access token has letters, digits and signs of ASCII only.', token)
if (!sendable.test(key.value.trim()) && key.value.trim() !== '')
return fail('A key has letters, digits and signs of ASCII only.', key)
try {
JSON.parse(body.value)
} catch (error) {
return fail(`The input is not JSON: ${error.message}`, body)
}
const headers = {
authorization: `Bearer ${isMock ? 'anything' : token.value.trim()}`,
'content-type': 'application/json',
...(effect !== 'read' &&
key.value.trim() !== '' && { 'idempotency-key': key.value.trim() }),
...(isMock && prefer.value !== '' && { prefer: prefer.value }),
}
status.textContent = 'Sending …'
isSending = true
send.setAttribute('aria-disabled', 'true')
const begun = performance.now()
const blocked = []
const note = ({ blockedURI }) => blocked.push(blockedURI)
document.addEventListener('securitypolicyviolation', note)
try {
const response = await fetch(`${target}${path}${capability}`, {
method: 'POST',
headers,
body: body.value,
cache: 'no-store',
credentials: 'omit',
redirect: 'error',
signal: AbortSignal.timeout(longest),
})
const answer = await response.text()
const took = Math.round(performance.now() - begun)
let shown = answer
let result = 'an answer that is not JSON'
try {
const read = JSON.parse(answer)
shown = JSON.stringify(read, null, 2)
const again = read.replayed === true ? ', replayed: the first answer to this key' : ''
result = `${read.code ?? read.status ?? 'no status'}${again}`
} catch {
}
status.textContent = `HTTP ${response.status}, ${result}, after ${took} ms`
showCode(output, shown)
} catch {
await new Promise((resolve) => setTimeout(resolve, 50))
if (blocked.length > 0)
fail(
'This page may only call its own service and this machine. Open the reference of the service that you want to call.',
)
else if (isMock) fail(`Nothing answers at ${mock}. Start the mock with npm run mock.`)
else
fail(
`No answer of ${target} could be read. Either it cannot be reached, or it does not let pages of ${location.origin} call it (CORS_ORIGINS).`,
)
} finally {
document.removeEventListener('securitypolicyviolation', note)
send.removeAttribute('aria-disabled')
isSending = false
}
}
send.addEventListener('click', call)
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('keydown', (event) => {
if (event.key === 'Escape') {
event.preventDefault()
return close()
}
const sends =
event.target === body ? event.ctrlKey || event.metaKey : event.target.tagName === 'INPUT'
if (event.key !== 'Enter' || !sends) return
event.preventDefault()
if (!event.repeat) call()
})
return form
}

globalThis.toggleConsole = (box, button) => {
const show = (form, isShown) => {
form.hidden = !isShown
button.setAttribute('aria-expanded', String(isShown))
const next = isShown ? form.querySelector('select') : button
next.focus()
}
const known = box.querySelector('form')
if (known) return show(known, known.hidden)
const form = build(box.dataset, () => show(form, false))
box.append(form)
show(form, true)
}
}
}
