/** The embedded issuer in-process for tests: a database, a mailbox, a clock to shift, an app to send to. */
import { shiftedClock } from '@portal/domain/clock';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { systemClock } from '../../clock.ts';
import { type Config, readConfig } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { openTestDatabase } from '../../db/test/test-database.ts';
import type { Deps } from '../../deps.ts';
import { deliverBatch } from '../../jobs/outbox-worker.ts';
import { databaseFileStore } from '../../ports/file-store/database-file-store.ts';
import { createMailer } from '../../ports/mail/create-mailer.ts';
import { devMailbox, type Mailbox, type MailboxMail } from '../../ports/mail/dev-mailbox.store.ts';
import { importedWeather } from '../../ports/weather/imported-weather.ts';
import { addAccount, markEmailVerified } from '../accounts/idp-account.store.ts';
import { createIdentity, type IdentityOptions } from '../create-identity.ts';
import type { Identity } from '../identity.ts';
import { signInMailHandlers } from '../mails/notice-queue.ts';
import { createPasswordHasher } from '../passwords/password-hash.ts';
import { type TestBrowser, testBrowser } from './test-browser.ts';

export const ORIGIN = 'http://portal.test';
export const PASSWORD = 'a quiet evening at home';
/** Tests of sign-ins, limits and sessions do not wait for the work of a real hash. */
const passwordCost = { memoryKib: 64, passes: 1 };

export interface TestIdentity {
  readonly app: FastifyInstance;
  readonly identity: Identity;
  readonly deps: Deps;
  readonly db: Db;
  readonly clock: Deps['clock'] & { shift(milliseconds: number): void };
  readonly mailbox: Mailbox;
  /** Lines that were logged. */
  readonly logged: string[];
  /** @param remoteAddress the network address that it comes from */
  browser(remoteAddress?: string): TestBrowser;
  /** A verified sign-in. @returns its subject */
  addPerson(
    email: string,
    options?: { readonly verified?: boolean; readonly name?: string },
  ): Promise<string>;
  /** Delivers queued notices and waits for mails under way. @returns all mails to that address, the oldest first */
  mailsTo(email: string): Promise<MailboxMail[]>;
  /** A second process on the same database. */
  restart(): Promise<TestIdentity>;
  close(): Promise<void>;
}

const getSubject = (email: string): string =>
  `00000000-0000-4000-8000-${Buffer.from(email).toString('hex').slice(0, 12).padEnd(12, '0')}`;

interface TestIdentityOptions extends IdentityOptions {
  /** Stands between the issuer and the database, to be late. */
  readonly wrapDatabase?: (db: Db) => Db;
}

async function start(
  db: Db,
  closeDb: () => Promise<void>,
  settings: Readonly<Record<string, string>>,
  options: TestIdentityOptions,
): Promise<TestIdentity> {
  const config: Config = readConfig({
    PUBLIC_ORIGIN: ORIGIN,
    SANDBOX: 'true',
    LOG_LEVEL: 'debug',
    ...settings,
  });
  const clock = shiftedClock(systemClock);
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  const deps: Deps = {
    config,
    db,
    clock,
    log,
    mailer: createMailer(config, db, clock),
    registry: null,
    files: databaseFileStore(db, clock),
    weather: importedWeather(db),
    scanner: { scan: async () => 'clean' },
    treasury: null,
    egiroBank: null,
    addresses: null,
  };
  const identity = await createIdentity(deps, { passwordCost, ...options });
  const app: FastifyInstance = Fastify({ loggerInstance: log as FastifyBaseLogger });
  if (identity.plugin) await app.register(identity.plugin);
  const mailbox = devMailbox(db, clock);

  return {
    app,
    identity,
    deps,
    db,
    clock,
    mailbox,
    logged,
    browser: (remoteAddress) => testBrowser(app, config.publicOrigin, remoteAddress),
    async addPerson(email, { verified = true, name = 'Tan Mei Lin' } = {}) {
      const subject = getSubject(email);
      const passwordHash = await createPasswordHasher(passwordCost).hash(PASSWORD);
      await addAccount(db, { subject, email, passwordHash, name, mobile: '+6591234567' }, clock.now());
      if (verified) await markEmailVerified(db, subject, email);
      return subject;
    },
    async mailsTo(email) {
      await identity.settled();
      await deliverBatch({ db, clock, log, handlers: signInMailHandlers(deps) });
      const entries = (await mailbox.list()).filter((mail) => mail.recipient === email).reverse();
      const mails = await Promise.all(entries.map(({ id }) => mailbox.get(id)));
      return mails.filter((mail) => mail !== null);
    },
    async restart() {
      await app.close();
      return start(db, closeDb, settings, options);
    },
    async close() {
      await app.close();
      await closeDb();
    },
  };
}

export async function openTestIdentity(
  settings: Readonly<Record<string, string>> = {},
  options: TestIdentityOptions = {},
): Promise<TestIdentity> {
  const { db, close } = await openTestDatabase();
  return start(options.wrapDatabase?.(db) ?? db, close, settings, options);
}

/** The address of the link in a mail. */
export function linkIn(mail: MailboxMail | undefined): string {
  const found = /https?:\/\/\S+\?code=[0-9A-Z]+/.exec(mail?.text ?? '');
  if (!found) throw new Error('the mail has no link');
  return found[0];
}
