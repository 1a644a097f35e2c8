/** Messages after readings were sent: one for all of them, or one for each meter where some failed (S2 §8, readings §10). */
import type { Output } from '@portal/contract';
import { copy } from './copy.ts';

export type SubmitReply = Output<'meter:submit'>;

export interface OutcomeMessage {
  readonly isFailure: boolean;
  readonly title: string;
  readonly text: string;
  /** Why a reading was refused, or which one it replaced; each once. */
  readonly notes: readonly string[];
}

/** The status of a call whose readings were judged one by one (S2 §9). */
const SUCCEEDED = 100;

export const hasSucceeded = ({ status, success }: SubmitReply): boolean =>
  status === SUCCEEDED && success.length > 0;

export function toMessages({ status, success, fail }: SubmitReply): OutcomeMessage[] {
  if (status !== SUCCEEDED || success.length === 0)
    return [{ isFailure: true, ...copy.outcome.failed, notes: listReasons(fail) }];
  if (fail.length === 0) return [{ isFailure: false, ...copy.outcome.sent, notes: listReplaced(success) }];
  return [
    ...fail.map((each) => ({
      isFailure: true,
      title: copy.outcome.ofMeter(copy.outcome.failed.title, each.deviceNo),
      text: copy.outcome.failed.text,
      notes: listReasons([each]),
    })),
    ...success.map((each) => ({
      isFailure: false,
      title: copy.outcome.ofMeter(copy.outcome.sent.title, each.deviceNo),
      text: copy.outcome.sent.text,
      notes: listReplaced([each]),
    })),
  ];
}

const listReasons = (fail: SubmitReply['fail']): string[] => [...new Set(fail.map(({ message }) => message))];
const listReplaced = (success: SubmitReply['success']): string[] =>
  success.flatMap(({ replaced, deviceNo }) =>
    replaced === null ? [] : [copy.outcome.replaced(replaced, deviceNo)],
  );
