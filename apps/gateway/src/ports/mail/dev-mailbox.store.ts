/** Mails of the development transport, newest first, for the sandbox's mailbox page and for tests. */
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../db/database.ts';
import type { Mail } from './port.ts';

interface MailboxEntry {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly sentAt: number;
  readonly seen: boolean;
}

export interface MailboxMail extends MailboxEntry {
  readonly html: string;
  readonly text: string;
}

export interface Mailbox {
  /** Newest first, at most 200. */
  list(): Promise<MailboxEntry[]>;
  get(id: number): Promise<MailboxMail | null>;
  markSeen(id: number): Promise<void>;
  /** Number of mails not opened yet. */
  unseen(): Promise<number>;
  /** Deletes every mail; the numbers of later ones continue. */
  empty(): Promise<void>;
}

const SHOWN = 200;

const entries = (db: Db) =>
  db
    .selectFrom('devMail')
    .select((eb) => [
      'id',
      'recipient',
      'subject',
      'sentAt',
      eb('seenAt', 'is not', null).$castTo<boolean>().as('seen'),
    ]);

export async function keepDevMail(db: Db, clock: Clock, mail: Mail): Promise<void> {
  const { to: recipient, subject, html, text } = mail;
  await db.insertInto('devMail').values({ recipient, subject, html, text, sentAt: clock.now() }).execute();
}

export function devMailbox(db: Db, clock: Clock): Mailbox {
  return {
    list: () => entries(db).orderBy('id', 'desc').limit(SHOWN).execute(),
    async get(id) {
      const row = await entries(db).select(['html', 'text']).where('id', '=', id).executeTakeFirst();
      return row ?? null;
    },
    async markSeen(id) {
      await db
        .updateTable('devMail')
        .set({ seenAt: clock.now() })
        .where('id', '=', id)
        .where('seenAt', 'is', null)
        .execute();
    },
    async unseen() {
      const row = await db
        .selectFrom('devMail')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('seenAt', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    async empty() {
      await db.deleteFrom('devMail').execute();
    },
  };
}
