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
} from './housekeeping.store.ts';
import { type Loop, startLoop } from './loop.ts';
import { keepExportBounded } from './write-export.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface HousekeepingParts {
  readonly db: Db;
  /** The portal's time: links, keys, counters, days of usage. */
  readonly clock: Clock;
  /** The process's own time, which tokens follow: a shifted demo clock must not end anyone's sign-in. */
  readonly tokenClock: Clock;
  readonly log: Pick<Logger, 'error' | 'info'>;
}

/** Cleans up once. @returns rows deleted, by table */
export async function cleanUp(parts: HousekeepingParts): Promise<Record<string, number>> {
  const { db, clock, tokenClock } = parts;
  const before = (age: number) => clock.now() - age;
  return {
    oidc_model: await deleteBefore(db, 'oidcModel', 'expiresAt', tokenClock.now()),
    revoked_session: await deleteBefore(db, 'revokedSession', 'expiresAt', tokenClock.now()),
    // Kept a day longer than it is valid, so that a late click gets 'expired' and not 'unknown'.
    idp_link: await deleteBefore(db, 'idpLink', 'expiresAt', before(DAY)),
    chat_token: await deleteBefore(db, 'chatToken', 'expiresAt', before(DAY)),
    registry_flow: await deleteBefore(db, 'registryFlow', 'expiresAt', before(DAY)),
    registry_code: await deleteBefore(db, 'registryCode', 'usedAt', before(DAY)),
    registry_company: await deleteBefore(db, 'registryCompany', 'expiresAt', before(0)),
    // Tries count for a day, and the lock after the last of them lasts another.
    detail_tries: await deleteBefore(db, 'detailTries', 'firstAt', before(2 * DAY)),
    link_application: await deleteUnsentBefore(db, before(DAY)),
    idempotency: await deleteBefore(db, 'idempotency', 'createdAt', before(2 * DAY)),
    rate_counter: await deleteBefore(db, 'rateCounter', 'windowStart', before(2 * DAY)),
    outbox: await deleteBefore(db, 'outbox', 'doneAt', before(30 * DAY)),
    // Operators have been shown them.
    outbox_given_up: await deleteBefore(db, 'outbox', 'deadAt', before(180 * DAY)),
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

interface StoreParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
}

/** The applicant may ask for the reason and apply again with the same form; later the signature has no use. */
const REJECTED_STAYS = 90 * DAY;
/** Access to a company's accounts is disputed when people leave it: late, but not for ever (ADR 0026). */
const APPROVED_STAYS = 730 * DAY;

/** Deletes documents of applications decided long ago; the decisions stay. @returns how many */
export async function forgetDocuments({ db, clock, files }: StoreParts): Promise<number> {
  const limit = (age: number) => clock.now() - age;
  const due = [
    ...(await documentsDecidedBefore(db, ['rejected', 'pending_document'], limit(REJECTED_STAYS))),
    ...(await documentsDecidedBefore(db, ['approved'], limit(APPROVED_STAYS))),
  ];
  for (const document of due) {
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
export async function forgetPhotos({ db, clock, files }: StoreParts): Promise<number> {
  const now = clock.now();
  const due = await expiredPhotos(db, {
    cameBefore: now - PHOTO_STAYS,
    closedBefore: now - HOUR,
    lookedBack: now - LOOKED_BACK,
  });
  for (const photo of due) {
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
  const work = async () => {
    await takeOverSecrets(parts.db);
    await makePartitionsAhead(parts.db, parts.clock);
    await forgetPhotos(parts);
    const files = [await forgetDocuments(parts), await sweepUploads(parts)];
    const copies = await keepExportBounded(parts);
    const deleted = [...Object.values(await cleanUp(parts)), ...files, copies];
    parts.log.info({ rows: deleted.reduce((sum, rows) => sum + rows, 0) }, 'expired rows deleted');
    return undefined;
  };
  return startLoop('housekeeping', HOUR, work, parts.log);
}
