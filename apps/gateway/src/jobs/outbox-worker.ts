/**
 * Delivers outbox messages at least once, so a handler must accept the same message twice without harm (it gets the
 * message's dedupe key). Knows no kind of message.
 */
import type { Clock } from '@portal/domain/clock';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import {
  buryMessage,
  type ClaimedMessage,
  claimLost,
  claimMessages,
  completeMessage,
  extendLease,
  postponeMessage,
} from '../db/outbox.store.ts';
import { nameFailure } from './failures.ts';
import { type Loop, startLoop } from './loop.ts';
import { computeWait, countAttempts } from './retry-schedule.ts';

/** Delivers one message. A failure is tried again later. @throws MessageExpired (as a rejection) when it is too late */
export type OutboxHandler = (message: ClaimedMessage) => Promise<void>;

/** A message whose time is over, as a link that no longer works: it is not delivered, nor tried again. */
export class MessageExpired extends Error {
  override readonly name = 'MessageExpired';
}

class DeliveryTooLong extends Error {
  override readonly name = 'DeliveryTooLong';
}

export interface OutboxWorkerParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** By kind of message. */
  readonly handlers: Readonly<Record<string, OutboxHandler>>;
  readonly lease?: Lease;
  /** Milliseconds of one delivery. A handler that takes longer is not waited for: its connections end by limits of their own. */
  readonly longestMs?: number;
  /** Deliveries before a message is given up. */
  readonly maxAttempts?: number;
  /** A number from 0 to 1, another one at each call. */
  readonly chance?: () => number;
}

/**
 * How long a message belongs to the worker that took it. It is extended while the delivery lasts, so that a message of
 * a gateway that was killed soon finds another one.
 */
interface Lease {
  readonly lastsMs: number;
  readonly extendedEveryMs: number;
}

const MAX_ATTEMPTS = countAttempts(2 * 86_400_000);
/** So many workers may die of a message, one after the other. */
export const MAX_LOST_LEASES = 5;
/** With the poll, a message of a dead gateway is taken over within ten seconds. */
const LEASE: Lease = { lastsMs: 8_000, extendedEveryMs: 2_500 };
const LONGEST_MS = 60_000;
const BATCH = 20;
const POLL_MS = 1000;

/**
 * Delivers one batch, then one message whose worker died, alone: if it is what killed the worker, it takes no other
 * message with it. @returns how many messages it took
 */
export async function deliverBatch(parts: OutboxWorkerParts, signal?: AbortSignal): Promise<number> {
  const { db, clock, handlers, lease = LEASE } = parts;
  const claim = () => {
    const now = clock.now();
    return { kinds: Object.keys(handlers), now, leaseUntil: now + lease.lastsMs };
  };
  const messages = await claimMessages(db, { ...claim(), limit: BATCH });
  await Promise.all(messages.map((message) => deliver(parts, message)));
  const lost = signal?.aborted ? undefined : await claimLost(db, claim());
  if (lost) await deliver(parts, lost);
  return messages.length + (lost ? 1 : 0);
}

async function deliver(parts: OutboxWorkerParts, message: ClaimedMessage): Promise<void> {
  const { db, clock, log, handlers, longestMs = LONGEST_MS } = parts;
  if (message.lostLeases >= MAX_LOST_LEASES) return giveUp(parts, message, 'lost leases');
  const stopExtending = extendWhileDelivering(parts, message);
  try {
    await within(longestMs, handlers[message.kind]?.(message));
  } catch (error) {
    if (!(error instanceof MessageExpired)) return await giveBack(parts, message, error);
    log.warn(facts(message), 'message expired before its delivery');
  } finally {
    stopExtending();
  }
  const isOurs = await completeMessage(db, message, clock.now());
  if (!isOurs) log.warn(facts(message), 'message delivered after its lease expired');
}

/** @throws DeliveryTooLong (as a rejection) */
async function within(milliseconds: number, work: Promise<void> | undefined): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DeliveryTooLong()), milliseconds);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function extendWhileDelivering(
  { db, clock, lease = LEASE }: OutboxWorkerParts,
  message: ClaimedMessage,
): () => void {
  const timer = setInterval(() => {
    // A database that is away loses the lease, not the message.
    extendLease(db, message, clock.now() + lease.lastsMs).catch(() => undefined);
  }, lease.extendedEveryMs);
  return () => clearInterval(timer);
}

async function giveBack(parts: OutboxWorkerParts, message: ClaimedMessage, error: unknown): Promise<void> {
  const { db, clock, log, maxAttempts = MAX_ATTEMPTS, chance = Math.random } = parts;
  const reason = nameFailure(error);
  if (message.attempts >= maxAttempts) return giveUp(parts, message, reason);
  await postponeMessage(db, message, clock.now() + computeWait(message.attempts, chance()));
  log.warn({ ...facts(message), reason }, 'message delivery failed, will retry');
}

async function giveUp(
  { db, clock, log }: OutboxWorkerParts,
  message: ClaimedMessage,
  reason: string,
): Promise<void> {
  await buryMessage(db, message, clock.now());
  log.error({ ...facts(message), reason }, 'message delivery given up');
}

const facts = ({ id, kind, attempts }: ClaimedMessage) => ({ id, kind, attempts });

/** Delivers as messages come, until it is stopped. @param name for the log */
export function startOutboxWorker(parts: OutboxWorkerParts, name: string): Loop {
  return startLoop(name, POLL_MS, async (signal) => (await deliverBatch(parts, signal)) > 0, parts.log);
}
