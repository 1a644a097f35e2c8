/** Runs a job periodically, one run at a time, until it is stopped. Knows no job. */
import type { Clock } from '@portal/domain/clock';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { MetricRegistry } from '../plugins/metric-registry.ts';
import { nameFailure } from './failures.ts';

/** Dependencies of a job that reports through metrics. */
export interface MeasuredJobParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  /** Without it, the job reports to the log only. */
  readonly metrics?: MetricRegistry | undefined;
}

export interface Loop {
  /** Runs at once instead of at the next beat. */
  wake(): void;
  /** Waits for the run under way, which ends after its page, and starts no other. */
  stop(): Promise<void>;
}

/** A job's work; `true` asks for another run at once. @param signal of the stop, looked at between two pages */
type Work = (signal: AbortSignal) => Promise<boolean | undefined>;

/**
 * @param name for the log
 * @param work a failure is logged and the next run comes as planned
 */
export function startLoop(
  name: string,
  everyMilliseconds: number,
  work: Work,
  log: Pick<Logger, 'error'>,
): Loop {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wakeUp = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everyMilliseconds);
      timer.unref();
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!signal.aborted) {
      const next = pause();
      if (await attempt(name, () => work(signal), log)) wakeUp();
      await next;
    }
  };
  const ended = run();
  return {
    wake: () => wakeUp(),
    async stop() {
      stopping.abort();
      wakeUp();
      await ended;
    },
  };
}

async function attempt(
  name: string,
  work: () => Promise<boolean | undefined>,
  log: Pick<Logger, 'error'>,
): Promise<boolean> {
  try {
    return (await work()) === true;
  } catch (error) {
    log.error({ job: name, reason: nameFailure(error) }, 'job failed');
    return false;
  }
}
