/** Deletes expired protocol records, links, stored answers, counters and delivered messages. */
import type { Clock } from '@portal/domain/clock';
import { toSgDay } from '@portal/domain/sg-time';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { ensureUsagePartitions } from '../db/partitions.ts';
import { takeOverSecrets } from '../db/secrets/take-over.store.ts';
import { withTransaction } from '../db/transaction.ts';
import type { FileStore } from '../ports/file-store/port.ts';
import {
  deleteBefore,
  deleteUnsentBefore,
  documentsDecidedBefore,
  expiredPhotos,
  forgetDocument,
  forgetPhoto,
  STEP,
} from './housekeeping.store.ts';
import { type Loop, startLoop } from './loop.ts';
import { repeatPages, type Stoppable } from './pages.ts';
import { keepExportBounded } from './write-export.ts';

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

/** Cleans up once. @returns rows deleted, by table */
export async function cleanUp(parts: HousekeepingParts): Promise<Record<string, number>> {
  const { db, clock, tokenClock, signal } = parts;
  const before = (age: number) => clock.now() - age;
  type Rows = Parameters<typeof deleteBefore>;
  const drop = (table: Rows[1], column: Rows[2], limit: number) =>
    repeatPages({ limit: STEP, signal }, () => deleteBefore(db, table, column, limit));
  return {
    oidc_model: await drop('oidcModel', 'expiresAt', tokenClock.now()),
    revoked_session: await drop('revokedSession', 'expiresAt', tokenClock.now()),
    // Kept a day longer than it is valid, so that a late click gets 'expired' and not 'unknown'.
    idp_link: await drop('idpLink', 'expiresAt', before(DAY)),
    chat_token: await drop('chatToken', 'expiresAt', before(DAY)),
    registry_flow: await drop('registryFlow', 'expiresAt', before(DAY)),
    registry_code: await drop('registryCode', 'usedAt', before(DAY)),
    registry_company: await drop('registryCompany', 'expiresAt', before(0)),
    // Tries count for a day, and the lock after the last of them lasts another.
    detail_tries: await drop('detailTries', 'firstAt', before(2 * DAY)),
    link_application: await deleteUnsentBefore(db, before(DAY)),
    idempotency: await drop('idempotency', 'createdAt', before(2 * DAY)),
    rate_counter: await drop('rateCounter', 'windowStart', before(2 * DAY)),
    outbox: await drop('outbox', 'doneAt', before(30 * DAY)),
    // Operators have been shown them.
    outbox_given_up: await drop('outbox', 'deadAt', before(180 * DAY)),
  };
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
}

/** The applicant may ask for the reason and apply again with the same form; later the signature has no use. */
const REJECTED_STAYS = 90 * DAY;
/** Access to a company's accounts is disputed when people leave it: late, but not for ever (ADR 0026). */
const APPROVED_STAYS = 730 * DAY;

/** Deletes documents of applications decided long ago; the decisions stay. @returns how many */
export async function forgetDocuments({ db, clock, files, signal }: StoreParts): Promise<number> {
  const limit = (age: number) => clock.now() - age;
  const due = [
    ...(await documentsDecidedBefore(db, ['rejected', 'pending_document'], limit(REJECTED_STAYS))),
    ...(await documentsDecidedBefore(db, ['approved'], limit(APPROVED_STAYS))),
  ];
  for (const document of due) {
    if (signal?.aborted) break;
    // The file first: after a power cut between the two, the next run repeats both.
    await files.drop(document);
    await forgetDocument(db, document);
  }
  return due.length;
}

/** A bill may be disputed for a year after its reading. */
const PHOTO_STAYS = 365 * DAY;
/** A gateway that was down so long leaves the rest to the end of that year. */
const LOOKED_BACK = 92 * DAY;

/** Takes photos of meters out of use when their time is over, or no reading came with them. @returns how many */
export async function forgetPhotos({ db, clock, files, signal }: StoreParts): Promise<number> {
  const now = clock.now();
  const due = await expiredPhotos(db, {
    cameBefore: now - PHOTO_STAYS,
    closedBefore: now - HOUR,
    lookedBack: now - LOOKED_BACK,
  });
  for (const photo of due) {
    if (signal?.aborted) break;
    await withTransaction(db, async (tx) => {
      await forgetPhoto(tx, photo);
      await files.withdraw(tx, photo);
    });
  }
  return due.length;
}

/** Every hour, until it is stopped. */
export function startHousekeeping(
  parts: HousekeepingParts & { readonly files: FileStore } & Parameters<typeof keepExportBounded>[0],
): Loop {
  const work = async (signal: AbortSignal) => {
    const stoppable = { ...parts, signal };
    await takeOverSecrets(parts.db);
    await makePartitionsAhead(parts.db, parts.clock);
    await forgetPhotos(stoppable);
    const files = [await forgetDocuments(stoppable), await sweepUploads(parts)];
    const copies = await keepExportBounded(stoppable);
    const deleted = [...Object.values(await cleanUp(stoppable)), ...files, copies];
    parts.log.info({ rows: deleted.reduce((sum, rows) => sum + rows, 0) }, 'expired rows deleted');
    return undefined;
  };
  return startLoop('housekeeping', HOUR, work, parts.log);
}
