/** A setting that cannot be used. Its message is one line that says what to change. */
export class ConfigError extends Error {}
