/** Creates the process's logger. Owns the redaction of lines (log-fields), not the events. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { keepAllowedFields, redact, toLoggedError } from './log-fields.ts';
import { openLogOutput } from './log-output.ts';

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

const nowhere: DestinationStream = { write() {} };

/** @param destination left out: standard output */
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
  const sayLost = (count: number) => log.error({ event: 'log lines lost', count }, 'log lines were lost');
  const usual = () => (config.LOG_LEVEL === 'silent' ? nowhere : openLogOutput(sayLost));
  const log = pino(options, destination ?? usual());
  return log;
}
