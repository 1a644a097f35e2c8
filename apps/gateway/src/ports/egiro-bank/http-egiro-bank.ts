/** The banks of eGIRO over HTTP: one signed POST for each order and question. */

import type { Clock } from '@portal/domain/clock';
import { returnReasons } from '@portal/domain/giro/giro-deduction';
import { bankSegments } from '@portal/domain/giro/giro-request';
import { giroFailures } from '@portal/domain/giro/giro-status';
import { cents } from '@portal/domain/money';
import { instantText } from '@portal/domain/sg-time';
import * as z from 'zod/mini';
import type { Config } from '../../config.ts';
import { isRejection, signedPost } from '../signed-post.ts';
import {
  type BankAnswer,
  type DeductionAnswer,
  type EgiroBank,
  EgiroBankUnavailable,
  EgiroOrderRejected,
  EgiroOrderUnknown,
} from './port.ts';

const unavailable = z.object({
  unavailable: z.array(z.object({ bank_code: z.string(), bank_segment: z.enum(bankSegments) })),
});
const started = z.object({ redirect_url: z.string().check(z.maxLength(2_048)) });
const found = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['open', 'submitted', 'approved']) }),
  z.object({
    state: z.literal('completed'),
    last_four: z.nullable(z.string().check(z.regex(/^\d{4}$/))),
    limit: z.nullable(z.int().check(z.gte(1))),
  }),
  z.object({ state: z.literal('failed'), reason: z.enum(giroFailures) }),
]);
const at = z.iso.datetime({ offset: true });
const foundDeduction = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waits') }),
  z.object({
    state: z.literal('paid'),
    amount: z.int().check(z.gte(1)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    at,
  }),
  z.object({ state: z.literal('returned'), reason: z.enum(returnReasons), at }),
]);

type Settings = Pick<Config, 'EGIRO_URL' | 'EGIRO_SECRETS' | 'EGIRO_REDIRECT_ORIGINS'>;

/** @returns null without an address: eGIRO cannot be set up, and nothing is deducted */
export function createEgiroBank(
  { EGIRO_URL, EGIRO_SECRETS, EGIRO_REDIRECT_ORIGINS }: Settings,
  clock: Clock,
): EgiroBank | null {
  const [secret] = EGIRO_SECRETS;
  if (EGIRO_URL === undefined || secret === undefined) return null;
  const origins = EGIRO_REDIRECT_ORIGINS.length > 0 ? EGIRO_REDIRECT_ORIGINS : [new URL(EGIRO_URL).origin];

  async function post(path: string, content: unknown): Promise<{ status: number; text: string }> {
    const answer = await signedPost({
      url: `${EGIRO_URL}${path}`,
      secret: secret ?? '',
      now: clock.now(),
      content,
    }).catch((error: Error) => {
      throw new EgiroBankUnavailable(error.message);
    });
    const { status } = answer;
    if (isRejection(status) && status !== 404) throw new EgiroOrderRejected(`status ${status}`);
    if ((status < 200 || status > 299) && status !== 404) throw new EgiroBankUnavailable(`status ${status}`);
    return answer;
  }

  /** A 404 is no answer to an order. */
  async function order<Answer>(
    path: string,
    content: unknown,
    schema: z.ZodMiniType<Answer>,
  ): Promise<Answer> {
    const { status, text } = await post(path, content);
    if (status === 404) throw new EgiroOrderUnknown('status 404');
    return readAnswer(text, schema);
  }

  async function askOfRequest(path: string, txnRefNo: string): Promise<BankAnswer | null> {
    const { status, text } = await post(path, { txn_ref_no: txnRefNo });
    return status === 404 ? null : toAnswer(readAnswer(text, found));
  }

  return {
    async listUnavailable() {
      const answer = await order('/banks', {}, unavailable);
      return answer.unavailable.map(({ bank_code, bank_segment }) => ({
        bankCode: bank_code,
        segment: bank_segment,
      }));
    },
    async startRequest(request) {
      const { redirect_url } = await order(
        '/requests',
        {
          txn_ref_no: request.txnRefNo,
          dda_ref_no: request.ddaRefNo,
          request_type: request.requestType,
          bank_code: request.bankCode,
          bank_segment: request.segment,
          bill_reference: request.accountNo,
          payer: request.holder,
          return_url: request.returnUrl,
          expires_at: instantText(request.expiresAt),
        },
        started,
      );
      // The browser follows it, so it is held to the origins of the settings (T3).
      if (!isOfOrigins(redirect_url, origins)) throw new EgiroOrderRejected('address of another origin');
      return { redirectUrl: redirect_url };
    },
    findRequest: (txnRefNo) => askOfRequest('/requests/find', txnRefNo),
    withdrawRequest: (txnRefNo) => askOfRequest('/requests/withdraw', txnRefNo),
    async endPaper({ txnRefNo, ddaRefNo }) {
      await order('/terminations', { txn_ref_no: txnRefNo, dda_ref_no: ddaRefNo }, z.unknown());
    },
    async deduct({ reference, ddaRefNo, bankCode, amount, dueOn }) {
      await order(
        '/deductions',
        {
          payment_order: reference,
          dda_ref_no: ddaRefNo,
          bank_code: bankCode,
          amount,
          currency: 'SGD',
          due_on: dueOn,
        },
        z.unknown(),
      );
    },
    async findDeduction(reference) {
      const { status, text } = await post('/deductions/find', { payment_order: reference });
      return status === 404 ? null : toDeductionAnswer(readAnswer(text, foundDeduction));
    },
  };
}

function isOfOrigins(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address);
  return url !== null && origins.includes(url.origin) && url.username === '' && url.password === '';
}

function readAnswer<Answer>(text: string, schema: z.ZodMiniType<Answer>): Answer {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new EgiroBankUnavailable('an answer that cannot be read');
  }
}

const toAnswer = (answer: z.output<typeof found>): BankAnswer =>
  answer.state === 'completed'
    ? {
        state: 'completed',
        lastFour: answer.last_four,
        limit: answer.limit === null ? null : cents(answer.limit),
      }
    : answer;

function toDeductionAnswer(answer: z.output<typeof foundDeduction>): DeductionAnswer {
  if (answer.state === 'waits') return answer;
  const at = Date.parse(answer.at);
  return answer.state === 'paid' ? { ...answer, amount: cents(answer.amount), at } : { ...answer, at };
}
