import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { keysOf } from '#server/process/keys.ts'

const key = Buffer.alloc(32, 1).toString('base64')
const older = Buffer.alloc(32, 2).toString('base64')

test('with nothing set the service runs on this machine alone, on its own database', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    metrics_port: 9464,
    database_url: null,
    database_pooler: 'none',
    migration_database_url: null,
    data_dir: './data',
    public_url: null,
    log_level: 'info',
    keys: null,
    rate_limits: true,
    origins: [],
    trusted_proxies: [],
    sign_up: 'invited',
    mail: { url: null, key: null, from: 'plans@service.invalid' },
    fetch: { on: true, allow: [], user_agent: null },
    reader_threads: expect.any(Number),
    ocr: true,
    media_day_bytes: 209_715_200,
    retention: { audit_days: 400, sent_days: 90, prepared_days: 30 },
  })
})

test('every setting is taken', () => {
  const environment = {
    PORT: '8080',
    HOST: '::',
    METRICS_PORT: '0',
    DATABASE_URL: 'postgresql://service:secret@db.example/service',
    DATABASE_POOLER: 'transaction',
    MIGRATION_DATABASE_URL: 'postgresql://service:secret@primary.example/service',
    DATA_DIR: '/var/lib/service',
    PUBLIC_URL: 'https://api.example.com/',
    LOG_LEVEL: 'debug',
    SERVICE_KEYS: `${key}, ${older}`,
    RATE_LIMITS: 'off',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    CORS_ORIGINS: 'https://app.example.com, *',
    MAIL_URL: 'https://mail.example/emails',
    MAIL_KEY: 'mail-key',
    MAIL_FROM: 'plans@example.com',
    SIGN_UP: 'closed',
    FETCH: 'off',
    FETCH_ALLOW: '192.168.4.0/24, capture:cloud.example:8443',
    FETCH_USER_AGENT: 'plans/2 (+https://example.com/about)',
    READER_THREADS: '0',
    OCR: 'off',
    MEDIA_DAY_BYTES: '10485760',
    RETENTION_AUDIT_DAYS: '90',
    RETENTION_SENT_DAYS: '365',
    RETENTION_PREPARED_DAYS: '1',
  }
  expect(readConfig(environment)).toEqual({
    port: 8080,
    host: '::',
    metrics_port: 0,
    database_url: environment.DATABASE_URL,
    database_pooler: 'transaction',
    migration_database_url: environment.MIGRATION_DATABASE_URL,
    data_dir: '/var/lib/service',
    public_url: 'https://api.example.com',
    log_level: 'debug',
    keys: [Buffer.alloc(32, 1), Buffer.alloc(32, 2)],
    rate_limits: false,
    trusted_proxies: ['10.0.0.0/8', '::1'],
    sign_up: 'closed',
    origins: ['https://app.example.com', '*'],
    mail: { url: environment.MAIL_URL, key: 'mail-key', from: 'plans@example.com' },
    fetch: {
      on: false,
      allow: [
        { network: '192.168.4.0/24', name: null, port: null, capture: false },
        { network: null, name: 'cloud.example', port: 8443, capture: true },
      ],
      user_agent: 'plans/2 (+https://example.com/about)',
    },
    reader_threads: 0,
    ocr: false,
    media_day_bytes: 10_485_760,
    retention: { audit_days: 90, sent_days: 365, prepared_days: 1 },
  })
})

test('a mail server is named with the address mail is sent from', () => {
  const mail = { MAIL_URL: 'smtp://user:p%40ss@mail.example', MAIL_FROM: 'plans@example.com' }
  expect(readConfig(mail).mail).toEqual({ url: mail.MAIL_URL, key: null, from: mail.MAIL_FROM })
  expect(() => readConfig({ MAIL_URL: mail.MAIL_URL })).toThrow('MAIL_FROM')
  expect(() => readConfig({ ...mail, MAIL_KEY: 'secret' })).toThrow('MAIL_KEY')
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
    ['DATABASE_POOLER', 'session'],
    ['MIGRATION_DATABASE_URL', 'db.example/service'],
    ['PUBLIC_URL', 'api.example.com'],
    ['PUBLIC_URL', 'ftp://api.example.com'],
    ['PUBLIC_URL', 'https://api.example.com/?a=b'],
    ['LOG_LEVEL', 'loud'],
    ['SIGN_UP', 'everybody'],
    ['RATE_LIMITS', 'no'],
    ['FETCH', 'no'],
    ['FETCH_ALLOW', 'cloud.example'],
    ['FETCH_ALLOW', '192.168.4.0/24,'],
    ['FETCH_ALLOW', '0.0.0.0/0'],
    ['FETCH_ALLOW', 'http://192.168.4.7'],
    ['FETCH_USER_AGENT', 'plans\r\nx-more: 1'],
    ['FETCH_USER_AGENT', 'Pläne/1'],
    ['FETCH_USER_AGENT', 'p'.repeat(201)],
    ['READER_THREADS', '-1'],
    ['READER_THREADS', 'two'],
    ['OCR', 'yes'],
    ['MEDIA_DAY_BYTES', '10 MB'],
    ['MEDIA_DAY_BYTES', '10485759'],
    ['RETENTION_AUDIT_DAYS', '89'],
    ['RETENTION_SENT_DAYS', '3651'],
    ['RETENTION_PREPARED_DAYS', '1.5'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '10/8'],
    ['TRUSTED_PROXIES', '10.0.0.1,'],
    ['MAIL_URL', 'mail.example'],
    ['MAIL_URL', 'ftp://user:secret@mail.example'],
    ['MAIL_URL', 'smtp://user:secret%@mail.example'],
    ['MAIL_URL', 'http://mail.example/emails'],
    ['MAIL_URL', 'https://user:secret@mail.example/emails'],
    ['MAIL_KEY', 'secret'],
    ['MAIL_FROM', 'Plans <plans@example.com>'],
    ['MAIL_FROM', 'plans'],
    ['SERVICE_KEYS', 'secret'],
    ['SERVICE_KEYS', `${key},secret`],
    ['SERVICE_KEYS', `${key},${older},${key}`],
    ['SERVICE_KEYS', Buffer.alloc(31).toString('base64')],
    ['SERVICE_KEY', key],
    ['SERVICE_PORT', '3000'],
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
  expect(keysOf(config)).toEqual([Buffer.alloc(32, 1), ...made])
  writeFileSync(file, 'not a key\n')
  expect(() => keysOf(config)).toThrow(ConfigError)
  rmSync(data_dir, { recursive: true })
})
