/** File store in the database: an application and its document share a transaction and a backup (ADR 0025). */
import { randomBytes } from 'node:crypto';
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../db/database.ts';
import { FileGone, type FileStore } from './port.ts';
import {
  addFile,
  deleteFile,
  deleteQuarantinedBefore,
  keptFacts,
  markKept,
  markQuarantined,
  storedFile,
} from './stored-file.store.ts';

/** 192 random bits: ids can be neither guessed nor counted. */
const newFileId = () => randomBytes(24).toString('base64url');

export function databaseFileStore(db: Db, clock: Clock): FileStore {
  return {
    async quarantine(customerId, content) {
      const fileId = newFileId();
      await addFile(db, { customerId, fileId }, content, clock.now());
      return fileId;
    },
    get: (key) => storedFile(db, key),
    facts: (key) => keptFacts(db, key),
    async keep(tx, key) {
      if (!(await markKept(tx, key))) throw new FileGone();
    },
    withdraw: (tx, key) => markQuarantined(tx, key),
    drop: (key) => deleteFile(db, key),
    sweep: (before) => deleteQuarantinedBefore(db, before),
  };
}
