/** Notifies the portal of a payment as a bank does: a signed notice over HTTP, here on this computer alone. */
import { createHmac } from 'node:crypto';

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

/** Sends one body, signed; without an answer again, as banks do: the portal knows a copy. */
export function sendSigned(
  { address, secret, now }: WebhookAddress,
  path: string,
): (content: unknown) => Promise<NoticeStatus> {
  const send = async (body: string): Promise<NoticeStatus> => {
    const timestamp = String(Math.floor(now() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    try {
      const { status } = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-webhook-timestamp': timestamp,
          'x-webhook-signature': `v1=${signature}`,
        },
        body,
        signal: AbortSignal.timeout(WITHIN_MS),
      });
      return status;
    } catch {
      return null;
    }
  };
  return async (content) => {
    const body = JSON.stringify(content);
    let noticeStatus: NoticeStatus = null;
    for (let tries = 0; tries < TRIES && (noticeStatus === null || noticeStatus >= 500); tries += 1)
      noticeStatus = await send(body);
    return noticeStatus;
  };
}

export const createNoticeSender = (webhook: WebhookAddress): SendNotice =>
  sendSigned(webhook, '/webhooks/paynow');
