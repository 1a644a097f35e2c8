/** Where a call may say something for operators: one level, named fields only. */
import type { Logger } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;
