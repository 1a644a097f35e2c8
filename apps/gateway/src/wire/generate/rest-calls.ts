/** The calls beside POST /api, one by one: who may ask, with what, and what comes back. A path without one does not compile. */

import { historyReply, payablesReply } from '@portal/contract/bills/bills.rest';
import { billDownloadRequest, receiptInput } from '@portal/contract/bills/documents.contract';
import type { ErrorCode } from '@portal/contract/errors';
import type { RestName } from '@portal/contract/http';
import {
  linkCompanyManualParams,
  linkCompanyMyInfoRequest,
  linkIndividualRequest,
  linkReply,
} from '@portal/contract/linking/linking.rest';
import {
  bankNotice,
  checkFeatureReply,
  paymentDetails,
  paymentEvent,
  paynowReply,
  paynowRequestOfOne,
  paynowRequestOfSeveral,
  webhookReply,
} from '@portal/contract/payments/payments.rest';
import {
  bannerReply,
  bannerRequest,
  chatContext,
  chatContextRequest,
  placementReply,
} from '@portal/contract/rest';
import { documentNo } from '@portal/contract/values';
import * as z from 'zod/mini';

export interface RestCall {
  readonly method: 'get' | 'post';
  readonly summary: string;
  /** nobody: open to all; person: a bearer token; staff: with the role; bank: signed over the bytes. */
  readonly caller: 'nobody' | 'person' | 'staff' | 'bank';
  /** Done once under its Idempotency-Key. */
  readonly isWrite?: true;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: readonly z.ZodMiniType[];
  /** A multipart body: these as its part `params`, and the part `file`. */
  readonly upload?: z.ZodMiniType;
  /** What comes back: JSON, each event of a stream, or a file of this type. */
  readonly reply: z.ZodMiniType | { readonly event: z.ZodMiniType } | { readonly file: string };
  /** Beside those that every call of its caller may get. */
  readonly refusals: readonly ErrorCode[];
}

const empty = z.strictObject({});
const health = z.strictObject({ status: z.string() });
const pdf = { file: 'application/pdf' } as const;
const numbers = { account_numbers: 'Numbers of the caller’s own accounts, with commas between.' };

export const restCalls: Readonly<Record<Exclude<RestName, 'api' | 'publicConfig'>, RestCall>> = {
  logout: {
    method: 'post',
    summary: 'Ends the sign-in that the token belongs to',
    caller: 'person',
    reply: empty,
    refusals: [],
  },
  banner: {
    method: 'post',
    summary: 'The notification banner of a place',
    caller: 'nobody',
    body: [bannerRequest],
    reply: bannerReply,
    refusals: ['SK_INPUT_1001'],
  },
  placement: {
    method: 'post',
    summary: 'Everything the carousel may show; whatever is sent makes no difference',
    caller: 'nobody',
    reply: placementReply,
    refusals: [],
  },
  linkIndividual: {
    method: 'post',
    summary: 'Links the accounts of the partner whose details are given',
    caller: 'person',
    isWrite: true,
    body: [linkIndividualRequest],
    reply: linkReply,
    refusals: ['SK_INPUT_1001', 'SK_LINK_1001', 'SK_LINK_1002'],
  },
  linkCompanyMyInfo: {
    method: 'post',
    summary: 'Links the company that the caller has just retrieved from the business registry',
    caller: 'person',
    isWrite: true,
    body: [linkCompanyMyInfoRequest],
    reply: linkReply,
    refusals: ['SK_INPUT_1001', 'SK_LINK_1001', 'SK_LINK_1002', 'SK_LINK_1004'],
  },
  linkCompanyManual: {
    method: 'post',
    summary: 'Applies for the accounts of a company with a signed form',
    caller: 'person',
    isWrite: true,
    upload: linkCompanyManualParams,
    reply: linkReply,
    refusals: [
      'SK_INPUT_1001',
      'SK_LINK_1001',
      'SK_LINK_1002',
      'SK_FILE_1001',
      'SK_FILE_1002',
      'SK_FILE_1003',
      'SK_FILE_1004',
    ],
  },
  companyForm: {
    method: 'get',
    summary: 'The form to be signed, with what is known of the company',
    caller: 'person',
    reply: pdf,
    refusals: [],
  },
  linkDocument: {
    method: 'post',
    summary: 'The signed form of an application, as it was sent',
    caller: 'staff',
    body: [z.strictObject({ itemId: z.string() })],
    reply: { file: '*/*' },
    refusals: ['SK_INPUT_1001', 'SK_ACCESS_1001'],
  },
  billDownload: {
    method: 'post',
    summary: 'The PDF of a bill by its sealed reference',
    caller: 'person',
    body: [billDownloadRequest],
    reply: pdf,
    refusals: ['SK_INPUT_1001', 'SK_ACCESS_1001'],
  },
  receiptDownload: {
    method: 'post',
    summary: 'The receipt of an order',
    caller: 'person',
    body: [receiptInput],
    reply: pdf,
    refusals: ['SK_INPUT_1001', 'SK_ACCESS_1001'],
  },
  history: {
    method: 'get',
    summary: 'Payments to the given accounts, newest first',
    caller: 'person',
    query: numbers,
    reply: historyReply,
    refusals: ['SK_INPUT_1001', 'SK_ACCESS_1001'],
  },
  payables: {
    method: 'get',
    summary: 'What the given accounts owe, together and one by one',
    caller: 'person',
    query: numbers,
    reply: payablesReply,
    refusals: ['SK_INPUT_1001', 'SK_ACCESS_1001'],
  },
  chatContext: {
    method: 'post',
    summary: 'Whom the chat talks to, once for a token',
    caller: 'nobody',
    body: [chatContextRequest],
    reply: chatContext,
    refusals: ['SK_CHAT_1001'],
  },
  paynowRequest: {
    method: 'post',
    summary: 'A PayNow code for one account or several',
    caller: 'person',
    isWrite: true,
    body: [paynowRequestOfOne, paynowRequestOfSeveral],
    reply: paynowReply,
    refusals: ['SK_INPUT_1001', 'SK_ACCESS_1001', 'SK_PAY_1001', 'SK_PAY_1002', 'SK_PAY_1003'],
  },
  payment: {
    method: 'get',
    summary: 'What became of an order',
    caller: 'person',
    reply: paymentDetails,
    refusals: ['SK_ACCESS_1001'],
  },
  paymentEvents: {
    method: 'get',
    summary: 'The states of an order as they come: `event: payment`',
    caller: 'person',
    reply: { event: paymentEvent },
    refusals: ['SK_ACCESS_1001'],
  },
  checkFeature: {
    method: 'get',
    summary: 'Whether PayNow can be used',
    caller: 'nobody',
    query: { feature: 'paynow' },
    reply: checkFeatureReply,
    refusals: ['SK_INPUT_1001'],
  },
  paynowWebhook: {
    method: 'post',
    summary: 'The bank tells of an incoming payment',
    caller: 'bank',
    body: [bankNotice],
    reply: webhookReply,
    refusals: ['SK_BODY_1001', 'SK_INPUT_1001', 'SK_IDEM_1001'],
  },
  live: { method: 'get', summary: 'The process is alive', caller: 'nobody', reply: health, refusals: [] },
  ready: {
    method: 'get',
    summary: 'Customers may be sent; 503 while not',
    caller: 'nobody',
    reply: health,
    refusals: [],
  },
  started: {
    method: 'get',
    summary: 'It has started; 503 before',
    caller: 'nobody',
    reply: health,
    refusals: [],
  },
};

/** Of addresses, in the order of their names. */
export const pathParameters: Readonly<Record<string, z.ZodMiniType>> = { orderId: documentNo };
