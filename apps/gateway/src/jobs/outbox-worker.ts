/**
 * Delivers outbox messages at least once, so a handler must accept the same message twice without harm (it gets the
 * message's dedupe key). Knows no kind of message.
 */
import type { Clock } from '@portal/domain/clock';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import {
  buryExhausted,
  buryMessage,
  type ClaimedMessage,
  claimMessages,
  completeMessage,
  extendLease,
  postponeMessage,
} from '../db/outbox.store.ts';
import { type Loop, startLoop } from './loop.ts';

/** Delivers one message. A failure is tried again later. */
export type OutboxHandler = (message: ClaimedMessage) => Promise<void>;

export interface OutboxWorkerParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** By kind of message. */
  readonly handlers: Readonly<Record<string, OutboxHandler>>;
  readonly lease?: Lease;
  /** Deliveries before a message is given up. */
  readonly maxAttempts?: number;
}

/**
 * How long a message belongs to the worker that took it. It is extended while the delivery lasts, so that a message of
 * a gateway that was killed soon finds another one.
 */
interface Lease {
  readonly lastsMs: number;
  readonly extendedEveryMs: number;
}

/** The index of exhausted messages has this number. */
export const MAX_ATTEMPTS = 10;
/** With the poll, a message of a dead gateway is taken over within ten seconds. */
const LEASE: Lease = { lastsMs: 8_000, extendedEveryMs: 2_500 };
const BATCH = 20;
const POLL_MS = 1000;

/** Wait after a failed delivery: 2 s, 4 s, 8 s … at most an hour. @param attempts deliveries so far, from 1 */
export function backoffMs(attempts: number): number {
  return Math.min(3_600_000, 1000 * 2 ** attempts);
}

/** Delivers one batch. @returns how many messages it took */
export async function deliverBatch(parts: OutboxWorkerParts): Promise<number> {
  const { db, clock, handlers, lease = LEASE, maxAttempts = MAX_ATTEMPTS } = parts;
  const now = clock.now();
  const range = { kinds: Object.keys(handlers), now, maxAttempts };
  await buryExhausted(db, range);
  const messages = await claimMessages(db, { ...range, leaseUntil: now + lease.lastsMs, limit: BATCH });
  await Promise.all(messages.map((message) => deliver(parts, message)));
  return messages.length;
}

async function deliver(parts: OutboxWorkerParts, message: ClaimedMessage): Promise<void> {
  const stopExtending = extendWhileDelivering(parts, message);
  try {
    await parts.handlers[message.kind]?.(message);
  } catch (error) {
    await giveBack(parts, message, error);
    return;
  } finally {
    stopExtending();
  }
  const ours = await completeMessage(parts.db, message, parts.clock.now());
  if (!ours) parts.log.warn(facts(message), 'message delivered after its lease expired');
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
  const { db, clock, log, maxAttempts = MAX_ATTEMPTS } = parts;
  const reason = error instanceof Error ? error.name : 'unknown';
  if (message.attempts >= maxAttempts) {
    await buryMessage(db, message, clock.now());
    log.error({ ...facts(message), reason }, 'message delivery given up');
    return;
  }
  await postponeMessage(db, message, clock.now() + backoffMs(message.attempts));
  log.warn({ ...facts(message), reason }, 'message delivery failed, will retry');
}

const facts = ({ id, kind, attempts }: ClaimedMessage) => ({ id, kind, attempts });

/** Delivers as messages come, until it is stopped. @param name for the log */
export function startOutboxWorker(parts: OutboxWorkerParts, name: string): Loop {
  return startLoop(name, POLL_MS, async () => (await deliverBatch(parts)) === BATCH, parts.log);
}
