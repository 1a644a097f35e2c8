/** Notifies the portal of a payment as a bank does: a signed notice over HTTP, here on this computer alone. */
import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export interface PaynowNotice {
  readonly event_id: string;
  readonly transaction_id: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: 'SGD';
  readonly paid_at: string;
}

/** The status of the portal's answer; null: there was none. */
export type NoticeStatus = number | null;
export type SendNotice = (notice: PaynowNotice) => Promise<NoticeStatus>;

export interface WebhookAddress {
  /** Where the portal listens on this computer, without a slash at the end. */
  readonly address: string;
  readonly secret: string;
  /** By the sandbox's clock, which the portal follows too. */
  now(): number;
}

const WITHIN_MS = 5_000;
const TRIES = 3;
const LONGEST_WAIT_SECONDS = 5;

interface Answer {
  readonly status: NoticeStatus;
  /** As long as the portal asks for, before the next try. */
  readonly waitSeconds: number;
}

/** Sends one body, signed; without an answer or after a failure again, as banks do: the portal knows a copy. */
export function sendSigned(
  { address, secret, now }: WebhookAddress,
  path: string,
): (content: unknown) => Promise<NoticeStatus> {
  const send = async (body: string): Promise<Answer> => {
    const timestamp = String(Math.floor(now() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    try {
      const { status, headers } = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-webhook-timestamp': timestamp,
          'x-webhook-signature': `v1=${signature}`,
        },
        body,
        signal: AbortSignal.timeout(WITHIN_MS),
      });
      const asked = Number(headers.get('retry-after') ?? 0);
      return { status, waitSeconds: Math.min(asked || 0, LONGEST_WAIT_SECONDS) };
    } catch {
      return { status: null, waitSeconds: 0 };
    }
  };
  return async (content) => {
    const body = JSON.stringify(content);
    let answer = await send(body);
    for (let tries = 1; tries < TRIES && isToBeSentAgain(answer); tries += 1) {
      await wait(answer.waitSeconds * 1_000);
      answer = await send(body);
    }
    return answer.status;
  };
}

const isToBeSentAgain = ({ status }: Answer): boolean => status === null || status >= 500;

export const createNoticeSender = (webhook: WebhookAddress): SendNotice =>
  sendSigned(webhook, '/webhooks/paynow');
