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
const entryColumns = ['id', 'recipient', 'subject', 'sentAt', 'seenAt'] as const;

interface EntryRow {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly sentAt: number;
  readonly seenAt: number | null;
}

const toEntry = (row: EntryRow): MailboxEntry => ({
  id: row.id,
  recipient: row.recipient,
  subject: row.subject,
  sentAt: row.sentAt,
  seen: row.seenAt !== null,
});

export async function keepDevMail(db: Db, clock: Clock, mail: Mail): Promise<void> {
  const { to: recipient, subject, html, text } = mail;
  await db.insertInto('devMail').values({ recipient, subject, html, text, sentAt: clock.now() }).execute();
}

export function devMailbox(db: Db, clock: Clock): Mailbox {
  return {
    async list() {
      const rows = await db
        .selectFrom('devMail')
        .select(entryColumns)
        .orderBy('id', 'desc')
        .limit(SHOWN)
        .execute();
      return rows.map(toEntry);
    },
    async get(id) {
      const row = await db
        .selectFrom('devMail')
        .select([...entryColumns, 'html', 'text'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? { ...toEntry(row), html: row.html, text: row.text } : null;
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
