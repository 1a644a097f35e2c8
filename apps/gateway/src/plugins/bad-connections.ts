/**
 * Requests that never become one: malformed HTTP gets the shape and the headers of every refusal, and headers that
 * arrive drop by drop are cut.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@portal/contract/errors';
import type { FastifyHttpOptions } from 'fastify';
import { toWireError } from '../wire/calls/refusal.ts';
import { headersWithoutHooks } from './security-headers.ts';

/** From the first byte of a request to the end of its headers. */
const HEADERS_WITHIN_MS = 15_000;

interface RawReply {
  readonly status: string;
  readonly code: ErrorCode;
}

const malformed: RawReply = { status: '400 Bad Request', code: 'SK_BODY_1001' };

/** By the code of Node's parser or server; any other is malformed. */
const repliesByCode: Readonly<Record<string, RawReply>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'SK_TIMEOUT_1001' },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'SK_BODY_1001' },
};

export const badConnections = (headersWithinMs = HEADERS_WITHIN_MS) =>
  ({
    http: { headersTimeout: headersWithinMs, connectionsCheckingInterval: headersWithinMs / 15 },
    clientErrorHandler(error, socket) {
      // The client has gone, or a reply is under way that more bytes would spoil.
      if (error.code === 'ECONNRESET' || !socket.writable || hasBegunReply(socket)) socket.destroy();
      else socket.end(rawReply(repliesByCode[error.code] ?? malformed), () => socket.destroy());
    },
  }) satisfies Pick<FastifyHttpOptions<Server>, 'http' | 'clientErrorHandler'>;

/** Node notes the reply of a connection there. */
function hasBegunReply(socket: Socket & { _httpMessage?: { headersSent?: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}

function rawReply({ status, code }: RawReply): string {
  const body = JSON.stringify({ error: toWireError(code) });
  const lines = {
    ...headersWithoutHooks,
    'cache-control': 'private, no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...head, '', body].join('\r\n');
}
