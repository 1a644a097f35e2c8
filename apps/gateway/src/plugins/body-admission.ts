/**
 * Admits a body before any of it is read: so many at once from one address, so many bytes at once in this process, and a
 * long one only from a person who is signed in. A refusal closes the connection. Knows no call.
 */
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { RETRY_AFTER_SECONDS } from '../db/engines/query-failed.ts';
import { bearerToken } from '../wire/callers/bearer.ts';
import { Refusal } from '../wire/calls/refusal.ts';
import { startTime } from '../wire/deadline.ts';
import { addressKey, subjectKey } from '../wire/limits/caller-key.ts';
import { type Bound, createShares } from '../wire/limits/shares.ts';
import type { Wire } from '../wire/wire.ts';
import { countBodyBytes, SHORT_BODY, takesFile } from './body-time.ts';

const MEGABYTE = 1024 * 1024;

/** Bodies that arrive. Each is there within a moment: hundreds of people behind one address send a few at once. */
const MOST_OF_ADDRESS = 256;
/** Bytes of short bodies that arrive, as they were announced. */
const SHORT_BYTES = 32 * MEGABYTE;
/** A short body of which something is still to come after so long gives way to a new one, when there is no room. */
const GIVES_WAY_AFTER_MS = 1_000;
/** Bytes of long bodies until they are answered, as they are taken apart and worked on. One has a megabyte at most. */
const LONG_BYTES = 64 * MEGABYTE;
const LONG_BYTES_OF_ADDRESS = 16 * MEGABYTE;
const LONG_BYTES_OF_PERSON = 8 * MEGABYTE;
/** So much of a file waits here for its reader, which takes a few at once (modules/uploads). */
const UNREAD_BYTES = 64 * 1024;

const { FST_ERR_CTP_BODY_TOO_LARGE: BodyTooLarge } = fastify.errorCodes;

interface Arriving {
  readonly raw: FastifyRequest['raw'];
  /** By `performance.now()`. */
  readonly since: number;
  readonly giveBack: () => void;
}

type Parts = Pick<Wire, 'check' | 'deadlines' | 'limits'>;

export const bodyAdmission = fp<Parts>(async (app, parts) => {
  const { take } = createShares();
  /** Short bodies in the order in which they began; no files, which have to keep a pace (modules/uploads). */
  const arriving = new Set<Arriving>();

  /** Announced bytes cost nothing: without this, eight addresses that send no more would keep everybody out. */
  function makeRoom(now: number): boolean {
    for (const { raw, since, giveBack } of arriving) {
      if (raw.complete) continue;
      if (now - since < GIVES_WAY_AFTER_MS) return false;
      giveBack();
      raw.destroy();
      return true;
    }
    return false;
  }

  /** @returns null without room */
  function takeShort(request: FastifyRequest, bytes: number): (() => void) | null {
    const since = performance.now();
    const takeBytes = () => take([['short', SHORT_BYTES]], Math.min(bytes, UNREAD_BYTES));
    let leave = takeBytes();
    while (leave === null && makeRoom(since)) leave = takeBytes();
    if (leave === null || takesFile(request)) return leave;
    const giveBack = () => {
      leave();
      arriving.delete(body);
    };
    const body = { raw: request.raw, since, giveBack };
    arriving.add(body);
    return giveBack;
  }

  /**
   * @param giveBack what was taken; null: there was no room
   * @throws Refusal SK_BUSY_1001
   */
  function hold(reply: FastifyReply, giveBack: (() => void) | null): () => void {
    if (giveBack === null) {
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      throw new Refusal('SK_BUSY_1001');
    }
    // Its sender may have left already.
    if (reply.raw.closed) giveBack();
    else reply.raw.once('close', giveBack);
    return giveBack;
  }

  async function admit(request: FastifyRequest, reply: FastifyReply, bytes: number): Promise<void> {
    const address = addressKey(request.ip);
    const leave = hold(reply, take([[address, MOST_OF_ADDRESS]]));
    request.raw.once('end', leave);
    if (bytes <= SHORT_BODY || takesFile(request)) {
      request.raw.once('end', hold(reply, takeShort(request, bytes)));
      return;
    }
    const all: Bound = ['long', LONG_BYTES];
    hold(reply, take([all, [`long of ${address}`, LONG_BYTES_OF_ADDRESS]], bytes));
    const person = await findSender(parts, request);
    hold(reply, take([[`long of ${person}`, LONG_BYTES_OF_PERSON]], bytes));
  }

  app.addHook('onRequest', async (request, reply) => {
    const bytes = countBodyBytes(request);
    if (bytes === 0) return;
    await admit(request, reply, bytes).catch((refusal: unknown) => {
      // The rest of the body is on its way.
      reply.header('connection', 'close');
      throw refusal;
    });
  });
});

/** @throws Refusal, or BodyTooLarge without a token */
async function findSender({ check, deadlines, limits }: Parts, request: FastifyRequest): Promise<string> {
  const token = bearerToken(request.headers.authorization);
  if (token === null) throw new BodyTooLarge();
  const verdict = await startTime(deadlines).forRead(() => check.verifyAccess(token));
  if (verdict.ok) return subjectKey(verdict.token);
  if (!limits.address.take(addressKey(request.ip), 1)) throw new Refusal('SK_LIMIT_1001');
  throw new Refusal(verdict.code);
}
