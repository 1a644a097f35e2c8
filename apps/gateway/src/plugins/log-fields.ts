/**
 * Redaction of log lines: only allowed fields are kept; then patterns of personal data are removed from the finished
 * line. Three layers, because a log outlives every screen.
 */
const allowed: ReadonlySet<string> = new Set([
  'reqId',
  'event',
  'method',
  'route',
  'status',
  'ms',
  'operations',
  'operation',
  'code',
  'subject',
  'reference',
  'err',
  'port',
  'origin',
  'engine',
  'fresh',
  'step',
  'job',
  'count',
  'rows',
  'seq',
  'attempts',
  'seconds',
  'signal',
  'what',
  'failure',
  'at',
  // Fields of a job or of a message in the outbox.
  'id',
  'kind',
  'reason',
]);

/** Keeps the allowed fields of a line. */
export function keepAllowedFields(line: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(line).filter(([field]) => allowed.has(field)));
}

/** Errors with fixed messages; those of a parser or a database quote their input. */
const fixedMessages: ReadonlySet<string> = new Set([
  'TypeError',
  'ReferenceError',
  'OutputMismatch',
  'OperationsDiffer',
  'QueryOutsideTransaction',
  'TooManyRows',
  'ContextMissing',
  'PartFailed',
  'IssuerUnreachable',
]);

export interface LoggedError {
  readonly kind: string;
  readonly code?: string;
  readonly message?: string;
  readonly frames: readonly string[];
  readonly cause?: LoggedError;
}

/** Reduces an error to its kind and place, without values. */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { kind: typeof error, frames: [] };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    ...(code === undefined ? {} : { code }),
    ...(fixedMessages.has(error.name) ? { message: error.message } : {}),
    frames: frames.slice(0, 12).map((frame) => frame.trim()),
    ...(error.cause === undefined || depth >= 3 ? {} : { cause: toLoggedError(error.cause, depth + 1) }),
  };
}

const personal: readonly RegExp[] = [
  // NRIC and FIN.
  /\b[STFGM]\d{7}[A-Z]\b/gi,
  /[\w.%+-]+(?:@|%40)[\w-]+\.[\w.-]+/g,
  // A signed token.
  /\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g,
  // Mobile and home numbers of Singapore; not a group of a reference id, which has hyphens around it.
  /(?<![\w-])(?:\+?65 ?)?[3689]\d{3} ?\d{4}(?![\w-])/g,
  // Account, business partner and premises numbers; not the time, which has thirteen digits.
  /(?<![\w-])(?:00)?\d{10}(?![\w-])/g,
];

/** Redacts personal data from a finished line. */
export function redact(line: string): string {
  return personal.reduce((text, pattern) => text.replace(pattern, '[removed]'), line);
}
