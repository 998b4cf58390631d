import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { databaseFindings } from '#server/process/doctor/database.ts'
import { diskFindings } from '#server/process/doctor/disk.ts'
import { type Finding, look, ok, wrong } from '#server/process/doctor/finding.ts'
import { mailFindings } from '#server/process/doctor/mail.ts'
import { modelFindings } from '#server/process/doctor/model.ts'
import { portFindings } from '#server/process/doctor/ports.ts'
import { publicUrlFindings } from '#server/process/doctor/public_url.ts'
import type { Environment } from '#server/process/settings/names.ts'
import { settingWarnings } from '#server/process/settings/warnings.ts'

/**
 * Looks at everything an installation needs: settings, ports, database and its version, clock, keys, disk, mail, model, and the address
 * that people use. Changes nothing and sends nothing.
 *
 * @returns one line for each thing, in that order; the first wrong setting alone, because the rest depends on them.
 */
export async function examine(environment: Environment): Promise<Finding[]> {
  const config = configOf(environment)
  if (typeof config === 'string') return [wrong('settings', config)]
  // It binds them for a moment, so nothing else may ask what is there meanwhile.
  const ports = await portFindings(config)
  const [database, mail, model, public_url] = await Promise.all([
    databaseFindings(config),
    mailFindings(config),
    modelFindings(config),
    publicUrlFindings(config),
  ])
  return [
    ...settingFindings(config),
    ...ports,
    ...database,
    ...diskFindings(config),
    ...mail,
    ...model,
    ...public_url,
  ]
}

function configOf(environment: Environment): Config | string {
  try {
    return readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

function settingFindings(config: Config): Finding[] {
  const mode = config.is_production ? 'production' : 'not production'
  return [
    ok(
      'settings',
      `can be used; NODE_ENV is ${mode}, the service listens on ${config.host}:${config.port}`,
    ),
    ...settingWarnings(config).map((warning) => look('settings', warning)),
  ]
}
