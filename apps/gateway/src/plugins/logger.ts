/** Creates the process's logger. Owns the redaction of lines (log-fields), not the events. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { keepAllowedFields, redact, toLoggedError } from './log-fields.ts';

/** Field names that must never appear, in case an allowed field is ever an object. */
const never = [
  'email',
  'name',
  'mobile',
  'token',
  'authorization',
  'cookie',
  'password',
  'body',
  'query',
  'url',
];

export function createLogger(config: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.LOG_LEVEL,
    base: null,
    formatters: {
      log: keepAllowedFields,
      bindings: keepAllowedFields,
      level: (label: string) => ({ level: label }),
    },
    serializers: { err: (error: unknown) => toLoggedError(error) },
    redact: { paths: never.flatMap((field) => [field, `*.${field}`]), censor: '[removed]' },
    hooks: { streamWrite: redact },
  };
  return destination ? pino(options, destination) : pino(options);
}
