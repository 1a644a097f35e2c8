/**
 * The input of a handler beside its own: never a request, a reply or a header, and no more about the caller than its
 * access has established.
 */
import type { Switches } from '@portal/domain/availability/switches';
import type { Clock } from '@portal/domain/clock';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { IdentityAdmin, TokenCheck, VerifiedToken } from '../identity/identity.ts';
import type { AddressDirectory } from '../ports/address/port.ts';
import type { BusinessRegistry } from '../ports/business-registry/port.ts';
import type { FileStore } from '../ports/file-store/port.ts';
import type { WeatherRecords } from '../ports/weather/port.ts';
import type { Subject } from './callers/subject.ts';
import type { Log } from './log.ts';
import type { Meter } from './meter.ts';

export interface PublicContext {
  /** Inside a write: the transaction that also holds its audit and outbox rows. */
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  /** The government's register of companies; null: this installation has none. */
  readonly registry: BusinessRegistry | null;
  /** Streets by postal code; null: this installation has no directory. */
  readonly addresses: AddressDirectory | null;
  /** None of it, where none was imported. */
  readonly weather: WeatherRecords;
  /** Files that customers sent. Not inside a transaction: the store may be another system. */
  readonly files: FileStore;
  /** Where the request came from, for limits. */
  readonly address: string;
  /** Switches of the requested host. */
  switches(): Promise<Switches>;
  readonly meter: Pick<Meter, 'detailsJudged'>;
  /** Of this request; fields outside the allow-list are dropped. */
  readonly log: Log;
  /** While a question is answered: nobody waits any more, as its time is over or the caller has hung up. */
  readonly isOver?: AbortSignal;
}

export interface SignedInContext extends PublicContext {
  readonly token: VerifiedToken;
  readonly identity: IdentityAdmin;
  readonly tokens: TokenCheck;
  /** The header X-ID-TOKEN. */
  readonly idToken: string | null;
}

export interface SubjectContext extends SignedInContext {
  readonly subject: Subject;
}

export type CallContext = PublicContext | SignedInContext | SubjectContext;
