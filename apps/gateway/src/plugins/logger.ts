/** Makes the process's logger. Owns what may be logged (log-fields) and nothing about when. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { loggedError, namedFields, scrubbed } from './log-fields.ts';

/** Field names that must never appear, should the list of allowed ones ever grow to hold an object. */
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
    formatters: { log: namedFields, bindings: namedFields, level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => loggedError(error) },
    redact: { paths: never.flatMap((field) => [field, `*.${field}`]), censor: '[removed]' },
    hooks: { streamWrite: scrubbed },
  };
  return destination ? pino(options, destination) : pino(options);
}
