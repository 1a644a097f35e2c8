/**
 * Deletes expired protocol records, links, stored answers, counters and delivered messages, and what else of the database has
 * to be looked after every hour. Each step runs by itself.
 */
import type { Clock } from '@portal/domain/clock';
import { toSgDay } from '@portal/domain/sg-time';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { ensureUsagePartitions } from '../db/partitions.ts';
import { takeOverSecrets } from '../db/secrets/take-over.store.ts';
import { withTransaction } from '../db/transaction.ts';
import type { FileStore } from '../ports/file-store/port.ts';
import { FailedRows, nameFailure } from './failures.ts';
import {
  type Document,
  deleteBefore,
  deleteUnsentBefore,
  deleteUnverifiedBefore,
  documentsDecidedBefore,
  type ExpiredPhoto,
  expiredPhotos,
  forgetDocument,
  forgetPhoto,
  STEP,
} from './housekeeping.store.ts';
import { type Loop, startLoop } from './loop.ts';
import { readRows, repeatPages, type Stoppable } from './pages.ts';
import { keepExportBounded } from './write-export.ts';

const NAME = 'housekeeping';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface HousekeepingParts extends Stoppable {
  readonly db: Db;
  /** The portal's time: links, keys, counters, days of usage. */
  readonly clock: Clock;
  /** The process's own time, which tokens follow: a shifted demo clock must not end anyone's sign-in. */
  readonly tokenClock: Clock;
  readonly log: Pick<Logger, 'error' | 'info'>;
}

/**
 * A step that fails is logged by its name, and the others run: it may fail every hour, for want of a right or of a key.
 * @returns results, by step; none of a step that failed
 */
async function runSteps<Result>(
  { log, signal }: Pick<HousekeepingParts, 'log' | 'signal'>,
  steps: Readonly<Record<string, () => Promise<Result>>>,
): Promise<Record<string, Result>> {
  const results: Record<string, Result> = {};
  for (const [step, run] of Object.entries(steps)) {
    if (signal?.aborted) break;
    try {
      results[step] = await run();
    } catch (error) {
      log.error({ job: NAME, step, reason: nameFailure(error) }, 'job failed');
    }
  }
  return results;
}

/** Cleans up once. @returns rows deleted, by table */
export function cleanUp(parts: HousekeepingParts): Promise<Record<string, number>> {
  const { db, clock, tokenClock, signal } = parts;
  const before = (age: number) => clock.now() - age;
  type Rows = Parameters<typeof deleteBefore>;
  const drop = (table: Rows[1], column: Rows[2], limit: number) => () =>
    repeatPages({ limit: STEP, signal }, () => deleteBefore(db, table, column, limit));
  return runSteps(parts, {
    oidc_model: drop('oidcModel', 'expiresAt', tokenClock.now()),
    revoked_session: drop('revokedSession', 'expiresAt', tokenClock.now()),
    // Kept a day longer than it is valid, so that a late click gets 'expired' and not 'unknown'.
    idp_link: drop('idpLink', 'expiresAt', before(DAY)),
    // The link to verify an e-mail works for 12 hours. A person who comes back later signs up anew.
    idp_account: () =>
      repeatPages({ limit: STEP, signal }, () => deleteUnverifiedBefore(db, before(30 * DAY))),
    chat_token: drop('chatToken', 'expiresAt', before(DAY)),
    registry_flow: drop('registryFlow', 'expiresAt', before(DAY)),
    registry_code: drop('registryCode', 'usedAt', before(DAY)),
    registry_company: drop('registryCompany', 'expiresAt', before(0)),
    // Tries count for a day, and the lock after the last of them lasts another.
    detail_tries: drop('detailTries', 'firstAt', before(2 * DAY)),
    link_application: () => deleteUnsentBefore(db, before(DAY)),
    idempotency: drop('idempotency', 'createdAt', before(2 * DAY)),
    rate_counter: drop('rateCounter', 'windowStart', before(2 * DAY)),
    outbox: drop('outbox', 'doneAt', before(30 * DAY)),
    // Operators have been shown them.
    outbox_given_up: drop('outbox', 'deadAt', before(180 * DAY)),
  });
}

/** Makes the partitions of this month and the next two, ahead of the days that will fill them. */
export function makePartitionsAhead(db: Db, clock: Clock): Promise<string[]> {
  return ensureUsagePartitions(db, toSgDay(clock.now()), toSgDay(clock.now() + 62 * DAY));
}

/** Deletes uploads that a power cut interrupted; a running one takes minutes. @returns files deleted */
export function sweepUploads({ files, clock }: { files: FileStore; clock: Clock }): Promise<number> {
  return files.sweep(clock.now() - HOUR);
}

interface StoreParts extends Stoppable {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly log: Pick<Logger, 'error'>;
}

/** One row that fails keeps no other from its turn. @returns how many rows were forgotten */
async function forgetEach<Row>(
  rows: AsyncIterable<Row>,
  forget: (row: Row) => Promise<void>,
  log: Pick<Logger, 'error'>,
  sentence: string,
): Promise<number> {
  const failed = new FailedRows();
  let forgotten = 0;
  try {
    for await (const row of rows)
      try {
        await forget(row);
        forgotten += 1;
      } catch (error) {
        failed.add(error);
      }
  } finally {
    failed.tell(log, NAME, sentence);
  }
  return forgotten;
}

/** The applicant may ask for the reason and apply again with the same form; later the signature has no use. */
const REJECTED_STAYS = 90 * DAY;
/** Access to a company's accounts is disputed when people leave it: late, but not for ever (ADR 0026). */
const APPROVED_STAYS = 730 * DAY;

/** Deletes documents of applications decided long ago; the decisions stay. @returns how many */
export async function forgetDocuments({ db, clock, files, log, signal }: StoreParts): Promise<number> {
  const now = clock.now();
  const limits = { rejectedBefore: now - REJECTED_STAYS, approvedBefore: now - APPROVED_STAYS };
  const due = readRows<Document>({ limit: STEP, signal }, (after) =>
    documentsDecidedBefore(db, limits, after),
  );
  const forget = async (document: Document) => {
    // The file first: after a power cut between the two, the next run repeats both.
    await files.drop(document);
    await forgetDocument(db, document);
  };
  return forgetEach(due, forget, log, 'documents of applications could not be deleted');
}

/** A bill may be disputed for a year after its reading. */
const PHOTO_STAYS = 365 * DAY;
/** A gateway that was down so long leaves the rest to the end of that year. */
const LOOKED_BACK = 92 * DAY;

/** Takes photos of meters out of use when their time is over, or no reading came with them. @returns how many */
export async function forgetPhotos({ db, clock, files, log, signal }: StoreParts): Promise<number> {
  const now = clock.now();
  const limits = {
    cameBefore: now - PHOTO_STAYS,
    closedBefore: now - HOUR,
    lookedBack: now - LOOKED_BACK,
  };
  const due = readRows<ExpiredPhoto>({ limit: STEP, signal }, (after) => expiredPhotos(db, limits, after));
  const forget = (photo: ExpiredPhoto) =>
    withTransaction(db, async (tx) => {
      await forgetPhoto(tx, photo);
      await files.withdraw(tx, photo);
    });
  return forgetEach(due, forget, log, 'photos of meters could not be deleted');
}

/** Every hour, until it is stopped. */
export function startHousekeeping(
  parts: HousekeepingParts & StoreParts & Parameters<typeof keepExportBounded>[0],
): Loop {
  const work = async (signal: AbortSignal) => {
    const stoppable = { ...parts, signal };
    const { db, clock } = parts;
    await runSteps<unknown>(stoppable, {
      secrets: () => takeOverSecrets(db),
      partitions: () => makePartitionsAhead(db, clock),
    });
    const deleted = {
      ...(await cleanUp(stoppable)),
      ...(await runSteps(stoppable, {
        export_copies: () => keepExportBounded(stoppable),
        photos: () => forgetPhotos(stoppable),
        documents: () => forgetDocuments(stoppable),
        uploads: () => sweepUploads(parts),
      })),
    };
    const rows = Object.values(deleted).reduce((sum, count) => sum + count, 0);
    parts.log.info({ rows }, 'expired rows deleted');
    return undefined;
  };
  return startLoop(NAME, HOUR, work, parts.log);
}
