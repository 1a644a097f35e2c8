/** One signed POST of JSON to an outside party, as parties sign theirs: without redirects, limited in time and size. */
import { headers } from '@portal/contract/http';
import { computeSignature } from '../webhooks/signature.rules.ts';
import { readBounded } from './bounded-fetch.ts';

const TIMEOUT_MS = 5_000;
const MOST_BYTES = 64 * 1024;

export interface SignedPost {
  readonly url: string;
  readonly secret: string;
  /** Milliseconds since 1970, by the portal's clock. */
  readonly now: number;
  readonly content: unknown;
}

export interface PartyAnswer {
  readonly status: number;
  /** As it came, parsed by the caller; empty where it was longer than 64 KiB. */
  readonly text: string;
}

/** Rejects with the failure's name alone when there is no answer. */
export async function signedPost({ url, secret, now, content }: SignedPost): Promise<PartyAnswer> {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(now / 1000));
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        [headers.webhookTimestamp]: timestamp,
        [headers.webhookSignature]: computeSignature(secret, timestamp, body),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const read = await readBounded(answer, MOST_BYTES);
    return { status: answer.status, text: read?.toString() ?? '' };
  } catch (error) {
    throw new Error(error instanceof Error ? error.name : 'unknown');
  }
}

/** Refused for what it says: not for its signature, nor because too much was sent. */
export const isRejection = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
