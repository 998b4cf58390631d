import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { keysOf } from '#server/process/keys.ts'
import { checkNames, settingNames } from '#server/process/settings/names.ts'
import { settingWarnings } from '#server/process/settings/warnings.ts'

const [newKey, oldKey] = [randomBytes(32), randomBytes(32)]
const key = newKey.toString('base64')
const older = oldKey.toString('base64')

test('with nothing set the service runs on this machine alone, on its own database', () => {
  expect(readConfig({})).toEqual({
    is_production: false,
    port: 3000,
    host: '127.0.0.1',
    metrics_port: 9464,
    database_url: null,
    database_pooler: 'none',
    database_routing: false,
    migration_database_url: null,
    data_dir: './data',
    public_url: null,
    log_level: 'info',
    keys: null,
    rate_limits: true,
    origins: [],
    trusted_proxies: [],
    sign_up: 'invited',
    oauth: true,
    operator_urls: { imprint: null, privacy: null, support: null },
    mail: { url: null, key: null, from: 'plans@service.invalid', is_from_set: false, name: null },
    fetch: { on: true, allow: [], user_agent: null },
    reader_threads: expect.any(Number),
    assistant: true,
    model: null,
    ocr: true,
    media_day_bytes: 209_715_200,
    retention: {
      audit_days: 400,
      keys_days: 400,
      sent_days: 90,
      prepared_days: 30,
      guests_days: 365,
      conversations_days: 30,
    },
    warnings: [],
  })
})

const everything = {
  NODE_ENV: 'production',
  PORT: '8080',
  HOST: '::',
  METRICS_PORT: '0',
  DATABASE_URL: 'postgresql://service:secret@db.example/service',
  DATABASE_POOLER: 'transaction',
  DATABASE_ROUTING: 'off',
  MIGRATION_DATABASE_URL: 'postgresql://service:secret@primary.example/service',
  DATA_DIR: '/var/lib/service',
  PUBLIC_URL: 'https://api.example.com/',
  LOG_LEVEL: 'debug',
  SERVICE_KEYS: `${key}, ${older}`,
  RATE_LIMITS: 'off',
  TRUSTED_PROXIES: '10.0.0.0/8, ::1',
  CORS_ORIGINS: 'https://app.example.com, https://B.example/',
  MAIL_URL: 'https://mail.example/emails',
  MAIL_KEY: 'mail-key',
  MAIL_FROM: '"Plans, Inc." <plans@example.com>',
  SIGN_UP: 'closed',
  OAUTH: 'off',
  IMPRINT_URL: 'https://example.com/imprint',
  PRIVACY_URL: 'https://example.com/privacy?lang=en',
  SUPPORT_URL: 'http://help.example.com',
  FETCH: 'off',
  FETCH_ALLOW: '192.168.4.0/24, capture:cloud.example:8443',
  FETCH_USER_AGENT: 'plans/2 (+https://example.com/about)',
  READER_THREADS: '0',
  OCR: 'off',
  MEDIA_DAY_BYTES: '10485760',
  RETENTION_AUDIT_DAYS: '90',
  RETENTION_KEYS_DAYS: '91',
  RETENTION_SENT_DAYS: '365',
  RETENTION_PREPARED_DAYS: '1',
  RETENTION_GUESTS_DAYS: '2',
  RETENTION_CONVERSATIONS_DAYS: '3',
  ASSISTANT: 'on',
  ASSISTANT_MODEL: 'openai:qwen3:8b',
  ASSISTANT_URL: 'http://ollama:11434/v1/',
  ASSISTANT_KEY: 'key-of-model',
  ASSISTANT_DAY_TOKENS: '50000',
  ASSISTANT_CAPTURES: 'on',
}

test('a model names all that people save, what the rules are unsure of, or nothing', () => {
  const named = (value: string) => readConfig({ ...everything, ASSISTANT_CAPTURES: value }).model
  expect(named('on')).toMatchObject({ captures: 'all' })
  expect(named('unsure')).toMatchObject({ captures: 'unsure' })
  expect(named('off')?.captures).toBeUndefined()
})

test('every setting is taken', () => {
  expect(readConfig(everything)).toEqual({
    is_production: true,
    port: 8080,
    host: '::',
    metrics_port: 0,
    database_url: everything.DATABASE_URL,
    database_pooler: 'transaction',
    database_routing: false,
    migration_database_url: everything.MIGRATION_DATABASE_URL,
    data_dir: '/var/lib/service',
    public_url: 'https://api.example.com',
    log_level: 'debug',
    keys: [newKey, oldKey],
    rate_limits: false,
    trusted_proxies: ['10.0.0.0/8', '::1'],
    sign_up: 'closed',
    oauth: false,
    operator_urls: {
      imprint: 'https://example.com/imprint',
      privacy: 'https://example.com/privacy?lang=en',
      support: 'http://help.example.com/',
    },
    origins: ['https://app.example.com', 'https://b.example'],
    mail: {
      url: everything.MAIL_URL,
      key: 'mail-key',
      from: 'plans@example.com',
      is_from_set: true,
      name: 'Plans, Inc.',
    },
    fetch: {
      on: false,
      allow: [
        { network: '192.168.4.0/24', name: null, port: null, capture: false },
        { network: null, name: 'cloud.example', port: 8443, capture: true },
      ],
      user_agent: 'plans/2 (+https://example.com/about)',
    },
    reader_threads: 0,
    assistant: true,
    model: {
      provider: 'openai',
      name: 'qwen3:8b',
      url: 'http://ollama:11434/v1',
      key: 'key-of-model',
      day_tokens: 50_000,
      captures: 'all',
    },
    ocr: false,
    media_day_bytes: 10_485_760,
    retention: {
      audit_days: 90,
      keys_days: 91,
      sent_days: 365,
      prepared_days: 1,
      guests_days: 2,
      conversations_days: 3,
    },
    warnings: [],
  })
})

test('a mail server is named with the address mail is sent from', () => {
  const mail = { MAIL_URL: 'smtp://user:p%40ss@mail.example', MAIL_FROM: 'plans@example.com' }
  expect(readConfig(mail).mail).toEqual({
    url: mail.MAIL_URL,
    key: null,
    from: mail.MAIL_FROM,
    is_from_set: true,
    name: null,
  })
  expect(() => readConfig({ MAIL_URL: mail.MAIL_URL })).toThrow('MAIL_FROM')
  expect(() => readConfig({ ...mail, MAIL_KEY: 'secret' })).toThrow('MAIL_KEY')
})

describe('the settings of a model', () => {
  const model = { ASSISTANT_MODEL: 'anthropic:claude-haiku', ASSISTANT_KEY: 'secret' }

  test('are a name and a key, or a name and a server', () => {
    const named = { provider: 'anthropic', name: 'claude-haiku', day_tokens: 200_000 }
    expect(readConfig(model).model).toEqual({ ...named, url: null, key: 'secret' })
    const url = 'http://127.0.0.1:11434'
    const own = { ASSISTANT_MODEL: model.ASSISTANT_MODEL, ASSISTANT_URL: url }
    expect(readConfig(own).model).toEqual({ ...named, url, key: null })
  })

  test.each([
    ['ASSISTANT_URL', 'models.example.com'],
    ['ASSISTANT_URL', 'http://models.example.com/v1'],
    ['ASSISTANT_URL', 'http://8.8.8.8/v1'],
    ['ASSISTANT_URL', 'https://user:secret@models.example.com/v1'],
    ['ASSISTANT_URL', 'https://models.example.com/v1?key=secret'],
    ['ASSISTANT_URL', 'ftp://models.example.com'],
    ['ASSISTANT_KEY', 'two secrets'],
    ['ASSISTANT_DAY_TOKENS', '1e6'],
    ['ASSISTANT_DAY_TOKENS', '23999'],
    ['ASSISTANT_CAPTURES', 'yes'],
    ['ASSISTANT', 'off'],
  ])('are refused in one line that names %s=%s', (name, value) => {
    const reading = () => readConfig({ ...model, [name]: value })
    expect(reading).toThrow(ConfigError)
    expect(reading).toThrow(name)
    expect(reading).not.toThrow('\n')
    expect(reading).not.toThrow('secret')
  })
})

test('an empty variable counts as one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', SERVICE_KEYS: '' })).toEqual(readConfig({}))
})

describe('refused in one line that names the variable is', () => {
  const wrong: [string, string][] = [
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', 'http'],
    ['PORT', '9464'],
    ['METRICS_PORT', '3000'],
    ['METRICS_PORT', '1e3'],
    ['HOST', 'a host'],
    ['DATABASE_URL', 'mysql://db.example/service'],
    ['DATABASE_URL', 'postgresql://user:secret@[::'],
    ['DATABASE_URL', 'Embedded'],
    ['DATABASE_URL', 'postgres://secret@db.example/x?sslmode=nope'],
    ['DATABASE_URL', 'postgres://secret@db.example/x?ssl_mode=require'],
    ['DATABASE_URL', 'postgres://secret@db.example/x?sslMode=require'],
    ['DATABASE_URL', 'postgres://secret@db.example/x?sslmode=require&sslmode=disable'],
    ['DATABASE_URL', 'postgres://secret@db.example/x?sslrootcer=/ca.pem'],
    ['DATABASE_URL', 'postgres://user:12#secret@db.example/x'],
    ['DATABASE_URL', 'postgres://user:12/secret@db.example/x'],
    ['DATABASE_URL', 'postgres://user:12?secret@db.example/x'],
    ['DATABASE_POOLER', 'session'],
    ['DATABASE_POOLER', 'transaction'],
    ['DATABASE_ROUTING', 'yes'],
    ['DATABASE_ROUTING', 'on'],
    ['MIGRATION_DATABASE_URL', 'postgres://db.example/service'],
    ['MIGRATION_DATABASE_URL', 'embedded'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'prodution'],
    ['NODE_ENV', 'Production'],
    ['NODE_ENV', 'production'],
    ['DATA_DIR', '~/data'],
    ['DATA_DIR', '$HOME/data'],
    ['DATA_DIR', 'file:///var/lib/service'],
    ['PUBLIC_URL', 'https://a.example.com,https://b.example.com'],
    ['CORS_ORIGINS', 'app.example.com'],
    ['CORS_ORIGINS', 'https://*.example.com'],
    ['CORS_ORIGINS', '*, https://app.example.com'],
    ['CORS_ORIGINS', 'https://app.example.com/path'],
    ['CORS_ORIGINS', 'https://user@app.example.com'],
    ['CORS_ORIGINS', 'null'],
    ['MIGRATION_DATABASE_URL', 'db.example/service'],
    ['PUBLIC_URL', 'api.example.com'],
    ['PUBLIC_URL', 'ftp://api.example.com'],
    ['PUBLIC_URL', 'https://api.example.com/?a=b'],
    ['LOG_LEVEL', 'loud'],
    ['SIGN_UP', 'everybody'],
    ['OAUTH', 'no'],
    ['IMPRINT_URL', 'example.com/imprint'],
    ['PRIVACY_URL', 'javascript:alert(1)'],
    ['PRIVACY_URL', 'https://a.example,https://b.example'],
    ['SUPPORT_URL', 'mailto:help@example.com'],
    ['SUPPORT_URL', 'https://user:secret@example.com'],
    ['RATE_LIMITS', 'no'],
    ['FETCH', 'no'],
    ['FETCH_ALLOW', 'cloud.example'],
    ['FETCH_ALLOW', '192.168.4.0/24,'],
    ['FETCH_ALLOW', '0.0.0.0/0'],
    ['FETCH_ALLOW', '0.0.0.0/1,128.0.0.0/1'],
    ['FETCH_ALLOW', '::/1'],
    ['FETCH_ALLOW', 'http://192.168.4.7'],
    ['FETCH_USER_AGENT', 'plans\r\nx-more: 1'],
    ['FETCH_USER_AGENT', 'Pläne/1'],
    ['FETCH_USER_AGENT', 'p'.repeat(201)],
    ['READER_THREADS', '-1'],
    ['READER_THREADS', 'two'],
    ['OCR', 'yes'],
    ['ASSISTANT', 'no'],
    ['ASSISTANT_MODEL', 'gpt'],
    ['ASSISTANT_MODEL', 'mistral:large'],
    ['ASSISTANT_MODEL', 'openai:'],
    ['ASSISTANT_MODEL', 'openai:gpt 5'],
    // Half of the settings.
    ['ASSISTANT_MODEL', 'openai:gpt-5-mini'],
    ['ASSISTANT_URL', 'https://models.example.com/v1'],
    ['ASSISTANT_KEY', 'secret'],
    ['ASSISTANT_DAY_TOKENS', '50000'],
    ['ASSISTANT_CAPTURES', 'on'],
    ['ASSISTANT_MODELS', 'openai:gpt-5-mini'],
    ['ASSISTANT_KEYS', 'secret'],
    ['MEDIA_DAY_BYTES', '10 MB'],
    ['MEDIA_DAY_BYTES', '10485759'],
    ['RETENTION_AUDIT_DAYS', '89'],
    ['RETENTION_KEYS_DAYS', '89'],
    ['RETENTION_KEYS_DAYS', '3651'],
    ['RETENTION_KEYS_DAYS', 'never'],
    ['RETENTION_SENT_DAYS', '3651'],
    ['RETENTION_PREPARED_DAYS', '1.5'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '0.0.0.0/1,128.0.0.0/1'],
    ['TRUSTED_PROXIES', '2000::/3'],
    ['TRUSTED_PROXIES', '::ffff:0:0/96'],
    ['TRUSTED_PROXIES', '::ffff:10.0.0.0/97'],
    ['TRUSTED_PROXIES', '::/8'],
    ['TRUSTED_PROXIES', '10/8'],
    ['TRUSTED_PROXIES', '10.0.0.1,'],
    ['MAIL_URL', 'mail.example'],
    ['MAIL_URL', 'ftp://user:secret@mail.example'],
    ['MAIL_URL', 'smtp://user:secret%@mail.example'],
    ['MAIL_URL', 'http://mail.example/emails'],
    ['MAIL_URL', 'https://user:secret@mail.example/emails'],
    ['MAIL_KEY', 'secret'],
    ['MAIL_FROM', 'Plans plans@example.com'],
    ['MAIL_FROM', 'Plans, Inc. <plans@example.com>'],
    ['MAIL_FROM', 'Plans <plans@example.com'],
    ['MAIL_FROM', 'Pl\u0000ans <plans@example.com>'],
    ['MAIL_FROM', 'plans'],
    ['SERVICE_KEYS', 'secret'],
    ['SERVICE_KEYS', `${key},secret`],
    ['SERVICE_KEYS', `${key},${older},${key}`],
    ['SERVICE_KEYS', Buffer.alloc(31).toString('base64')],
    ['SERVICE_KEYS', Buffer.alloc(32).toString('base64')],
    ['SERVICE_KEYS', `${key},${Buffer.alloc(32, 97).toString('base64')}`],
    ['SERVICE_KEY', key],
    ['SERVICE_PORT', '3000'],
    ['DATABSE_URL', 'postgres://user:secret@db.example/service'],
    ['DATABASE_URI', 'postgres://user:secret@db.example/service'],
    ['database_url', 'postgres://user:secret@db.example/service'],
    ['RATE_LIMTS', 'off'],
    ['TRUSTED_PROXY', '10.0.0.0/8'],
    ['trusted_proxy', '10.0.0.0/8'],
  ]
  for (const [name, value] of wrong) {
    test(`${name}=${value.slice(0, 40)}`, () => {
      const reading = () => readConfig({ [name]: value })
      expect(reading).toThrow(ConfigError)
      expect(reading).toThrow(name)
      expect(reading).not.toThrow('\n')
      expect(reading).not.toThrow('secret')
    })
  }
})

test('accounts are routed to nodes of Citus where that is on, and there is no pooler in front of them', () => {
  const { DATABASE_POOLER, ...direct } = { ...everything, DATABASE_ROUTING: 'on' }
  expect(readConfig(direct).database_routing).toBe(true)
  expect(() => readConfig({ ...direct, DATABASE_POOLER })).toThrow(
    /^DATABASE_ROUTING .*leave DATABASE_POOLER out/,
  )
})

describe('every setting', () => {
  const lines: [string, string, string][] = Object.entries(everything).flatMap(([name, value]) => [
    [name, 'quoted', `"${value}"`],
    [name, 'quoted', `'${value}'`],
  ])
  test.each(lines)('%s that is %s is refused: %s', (name, _, value) => {
    expect(() => readConfig({ ...everything, [name]: value })).toThrow(`${name} is in quotes`)
  })

  test('may have spaces around it', () => {
    const spaced = Object.entries(everything).map(([name, value]) => [name, ` ${value}\t\n`])
    expect(readConfig(Object.fromEntries(spaced))).toEqual(readConfig(everything))
  })

  test('has a name that is known', () => {
    expect(Object.keys(everything).toSorted()).toEqual(settingNames.toSorted())
  })

  /** One edit of each kind, and another case. */
  const typosOf = (name: string) => [
    ...[name.slice(0, 2) + name.slice(3), `${name}S`, `X${name}`, name.toLowerCase()],
    ...[name.replace(/.$/, 'X'), name.replace(/(.)(.)$/, '$2$1'), name.replace('_', '-')],
  ]

  test.each(Object.entries(everything))(
    '%s that is mistyped is refused, or warned of',
    (name, value) => {
      const rest = Object.fromEntries(
        Object.entries(everything).filter(([other]) => other !== name),
      )
      for (const typo of typosOf(name).filter((one) => !settingNames.includes(one))) {
        const given = { ...rest, [typo]: value }
        const isOurs = typo.startsWith('SERVICE_')
        if (typo.length >= 8 || name === 'NODE_ENV' || isOurs) {
          expect(() => checkNames(given), typo).toThrow(new RegExp(`^${typo} is not a setting[:.]`))
        } else {
          expect(checkNames(given), typo).toEqual([
            expect.stringContaining(`did you mean ${name}?`),
          ])
        }
        // Where the setting is set, it is somebody else's variable.
        if (!isOurs) expect(checkNames({ ...everything, [typo]: value })).toEqual([])
      }
    },
  )
})

test('what other programs call their variables is nobody’s business', () => {
  const names = [
    'HOSTNAME',
    'PATH',
    'PORTS_OPEN',
    'DATABASE',
    'DATABASE_NAME',
    'LOGNAME',
    'MAILTO',
    'npm_config_port',
  ]
  const others = Object.fromEntries(names.map((name) => [name, 'x']))
  expect(readConfig({ ...others, DATABSE_URL: '' })).toEqual(readConfig({}))
})

test('production names its database, also the embedded one', () => {
  const NODE_ENV = 'production'
  expect(() => readConfig({ NODE_ENV })).toThrow(/^DATABASE_URL must be set .* or to embedded /)
  expect(readConfig({ NODE_ENV, DATABASE_URL: 'embedded' }).database_url).toBeNull()
  for (const mode of ['development', 'test', '', ' ']) {
    expect(readConfig({ NODE_ENV: mode })).toEqual(readConfig({}))
  }
})

test('a certificate is verified by every sslmode that promises one, without a warning of pg', () => {
  const of = (query: string) =>
    readConfig({ DATABASE_URL: `postgres://db.example/x?${query}` }).database_url?.split('?')[1]
  for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full']) {
    expect(of(`sslmode=${mode}&sslrootcert=/ca.pem`)).toBe(
      'sslmode=verify-full&sslrootcert=/ca.pem',
    )
  }
  for (const kept of [
    'sslmode=disable',
    'sslmode=no-verify',
    'uselibpqcompat=true&sslmode=require',
  ]) {
    expect(of(kept)).toBe(kept)
  }
})

describe('in production', () => {
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: 'embedded',
    PUBLIC_URL: 'https://plans.example.com',
    MAIL_URL: 'smtp://mail.example.com:587',
    MAIL_FROM: 'plans@example.com',
  }
  test.each<[Record<string, string>, string[]]>([
    [{}, []],
    [{ MAIL_URL: '' }, ['MAIL_URL']],
    [{ PUBLIC_URL: '' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: '', HOST: '0.0.0.0' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: '', HOST: '192.168.4.7' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'https://localhost' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'https://app.localhost:8443' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'http://127.1' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'http://plans.example.com' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'https://plans.example.com/base/' }, ['PUBLIC_URL']],
    [{ MAIL_URL: 'smtp://mail.example.com:465' }, ['MAIL_URL']],
    [{ MAIL_URL: 'smtps://mail.example.com:587' }, ['MAIL_URL']],
    [{ MAIL_URL: '', PUBLIC_URL: '' }, ['MAIL_URL', 'PUBLIC_URL']],
    [{ FETHC: 'off' }, ['FETHC']],
  ])('%j is warned of: %j', (given, named) => {
    const warned = (mode: string) =>
      settingWarnings(readConfig({ ...settings, ...given, NODE_ENV: mode })).map(
        (line) => line.split(' ')[0],
      )
    expect(warned('production')).toEqual(named)
    // Who tries the service out is told of what cannot work alone.
    const always = /^smtps?:.*:(465|587)$/.test(given['MAIL_URL'] ?? '') || 'FETHC' in given
    const isSenderAlone = given['MAIL_URL'] === ''
    expect(warned('development')).toEqual(always ? named : isSenderAlone ? ['MAIL_URL'] : [])
  })

  test.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ DATABASE_URL: 'embedded' }, false],
    [{ DATABASE_URL: 'postgresql://service@db.example.com/service' }, true],
    [{ MAIL_FROM: 'plans@example.com' }, true],
    [{ NODE_ENV: 'production', DATABASE_URL: 'embedded' }, true],
  ])('%j without MAIL_URL is warned of: %j', (given, expected) => {
    const warned = settingWarnings(readConfig(given)).some((line) => line.startsWith('MAIL_URL'))
    expect(warned).toBe(expected)
  })
})

test('keys that are not given are made once, in a file for its owner only', () => {
  const data_dir = mkdtempSync(join(tmpdir(), 'keys-test-'))
  const config = { ...readConfig({}), data_dir }
  const made = keysOf(config)
  expect(made.map((bytes) => bytes.length)).toEqual([32])
  expect(keysOf(config)).toEqual(made)
  const file = join(data_dir, 'keys')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  // A new one is put in front; the old one stays until nothing is sealed with it any more.
  writeFileSync(file, `${key}\n${readFileSync(file, 'utf8')}`)
  expect(keysOf(config)).toEqual([newKey, ...made])
  writeFileSync(file, 'not a key\n')
  expect(() => keysOf(config)).toThrow(ConfigError)
  rmSync(data_dir, { recursive: true })
})
