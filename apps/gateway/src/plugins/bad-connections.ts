/**
 * Requests that never become one: malformed HTTP gets the shape and the headers of every refusal, headers that
 * arrive drop by drop are cut, and so is a reply that nobody takes.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@portal/contract/errors';
import type { FastifyHttpOptions, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Refusal, toWireError } from '../wire/calls/refusal.ts';

/** From the first byte of a request to the end of its headers. */
const HEADERS_WITHIN_MS = 15_000;
/** Nothing moves in either direction: a reply that its reader does not take. A stream of events says something more often. */
const STANDSTILL_MS = 120_000;

interface RawReply {
  readonly status: string;
  readonly code: ErrorCode;
}

const malformed: RawReply = { status: '400 Bad Request', code: 'SK_BODY_1001' };
const tunnel: RawReply = { status: '405 Method Not Allowed', code: 'SK_OPERATION_1001' };

/** By the code of Node's parser or server; any other is malformed. */
const repliesByCode: Readonly<Record<string, RawReply>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'SK_TIMEOUT_1001' },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'SK_BODY_1001' },
};

/** Requests of one connection that wait for their replies. Browsers and proxies send one after the other. */
const MOST_PIPELINED = 16;

/**
 * Header lines of one request; a browser behind several proxies sends about fifty. Versions of Node before 24 drop the lines
 * past a thousand in silence, a second X-Forwarded-For or a Transfer-Encoding among them.
 */
const MOST_HEADER_LINES = 200;

type Headers = Readonly<Record<string, string>>;

interface ConnectionTimes {
  readonly headersWithinMs: number;
  readonly standstillMs: number;
}

const times: ConnectionTimes = { headersWithinMs: HEADERS_WITHIN_MS, standstillMs: STANDSTILL_MS };

/** @param headers of a reply that no hook sees */
export const badConnections = (headers: Headers, { headersWithinMs, standstillMs } = times) =>
  ({
    connectionTimeout: standstillMs,
    http: {
      headersTimeout: headersWithinMs,
      connectionsCheckingInterval: headersWithinMs / 15,
      // Node's own refusal has neither shape nor headers; see oddRequests.
      requireHostHeader: false,
    },
    clientErrorHandler(error, socket) {
      // The client has gone, or a reply is under way that more bytes would spoil.
      if (error.code === 'ECONNRESET' || !socket.writable || hasBegunReply(socket)) socket.destroy();
      else socket.end(rawReply(repliesByCode[error.code] ?? malformed, headers), () => socket.destroy());
    },
  }) satisfies Pick<FastifyHttpOptions<Server>, 'http' | 'clientErrorHandler' | 'connectionTimeout'>;

/**
 * Refuses what Node would refuse in its own words or not at all: no Host or two, hundreds of header lines, an expectation, a
 * tunnel, a long pipeline.
 */
export const oddRequests = fp<{ headers: Headers }>(async (app, { headers }) => {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.server.on('connect', (_request, socket: Duplex) => {
    socket.on('error', () => undefined);
    socket.end(rawReply(tunnel, headers), () => socket.destroy());
  });
  const underWay = new WeakMap<Duplex, number>();
  const count = (socket: Duplex, by: 1 | -1): number => {
    const now = (underWay.get(socket) ?? 0) + by;
    underWay.set(socket, now);
    return now;
  };
  app.addHook('onRequest', async ({ raw: { socket } }, { raw }) => {
    raw.once('close', () => count(socket, -1));
    if (count(socket, 1) > MOST_PIPELINED) socket.destroy();
    // The rest of what has been read of it comes here too.
    if (socket.destroyed) throw new Refusal('SK_BUSY_1001');
  });
  app.addHook('onRequest', async (request) => {
    if (hasManyLines(request) || !hasOneHost(request) || expectsMore(request))
      throw new Refusal('SK_BODY_1001');
  });
});

const hasManyLines = ({ raw: { rawHeaders } }: FastifyRequest): boolean =>
  rawHeaders.length / 2 > MOST_HEADER_LINES;

/** HTTP/1.0 knows no Host. */
function hasOneHost({ raw: { rawHeaders, httpVersion } }: FastifyRequest): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** Node itself meets 100-continue. */
const expectsMore = ({ headers: { expect } }: FastifyRequest): boolean =>
  expect !== undefined && expect.toLowerCase() !== '100-continue';

/** Node notes the reply of a connection there. */
function hasBegunReply(socket: Socket & { _httpMessage?: { headersSent?: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}

function rawReply({ status, code }: RawReply, headers: Headers): string {
  const body = JSON.stringify({ error: toWireError(code) });
  const lines = {
    ...headers,
    'cache-control': 'private, no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...head, '', body].join('\r\n');
}
