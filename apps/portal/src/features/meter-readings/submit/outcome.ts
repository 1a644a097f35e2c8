/** Messages after readings were sent: one for all of them, or one for each meter where some failed (S2 §8, readings §10). */
import type { Output } from '@portal/contract';
import { copy } from './copy.ts';

export type SubmitReply = Output<'meter:submit'>;

export interface OutcomeMessage {
  readonly isFailure: boolean;
  readonly title: string;
  readonly text: string;
}

/** The status of a call whose readings were judged one by one (S2 §9). */
const SUCCEEDED = 100;

export const hasSucceeded = ({ status, success }: SubmitReply): boolean =>
  status === SUCCEEDED && success.length > 0;

export function toMessages({ status, success, fail }: SubmitReply): OutcomeMessage[] {
  if (status !== SUCCEEDED || success.length === 0) return [{ isFailure: true, ...copy.outcome.failed }];
  if (fail.length === 0) return [{ isFailure: false, ...copy.outcome.sent }];
  return [
    ...fail.map(({ deviceNo }) => ({
      isFailure: true,
      title: copy.outcome.ofMeter(copy.outcome.failed.title, deviceNo),
      text: copy.outcome.failed.text,
    })),
    ...success.map(({ deviceNo }) => ({
      isFailure: false,
      title: copy.outcome.ofMeter(copy.outcome.sent.title, deviceNo),
      text: copy.outcome.sent.text,
    })),
  ];
}
