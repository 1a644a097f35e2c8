/** Failures of jobs as the log may have them: a message may hold what a customer typed, a name and a code do not. */
import type { Logger } from 'pino';
import { QueryFailed } from '../db/engines/query-failed.ts';

/** 'TimeoutError'; of a refusal by the database with its code: 'QueryFailed 23505'. */
export function nameFailure(error: unknown): string {
  if (error instanceof QueryFailed) return `${error.name} ${error.code}`.trimEnd();
  return error instanceof Error ? error.name : 'unknown';
}

/** Failures of one run that went on without the rows in question. */
export class FailedRows {
  #count = 0;
  readonly #reasons = new Set<string>();

  add(error: unknown): void {
    this.#count += 1;
    this.#reasons.add(nameFailure(error));
  }

  /** One line for all of them; none without any. */
  tell(log: Pick<Logger, 'error'>, job: string, sentence: string): void {
    const facts = { job, count: this.#count, reason: [...this.#reasons].join(', ') };
    if (this.#count > 0) log.error(facts, sentence);
  }
}
