/**
 * The readings being typed on the page and what became of those that were sent. Failed readings stay typed; an answer with
 * a success fetches the meters again without losing the rest (S2 §4).
 */
import { isSessionCode, textOfError } from '@portal/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pushFailure, pushSuccess } from '../../../lib/analytics.ts';
import { ApiError, write } from '../../../lib/api/api.ts';
import { NO_ANSWER } from '../../../lib/api/api-error.ts';
import { useAction } from '../../../ui/use-action.ts';
import { type MeterItem, saysNotApplicable } from '../meters.query.ts';
import { type ReadyReading, toMeterKey } from './entry.ts';
import { hasSucceeded, type OutcomeMessage, type SubmitReply, toMessages } from './outcome.ts';

export type ReadingSource = 'web' | 'app';

interface Failure {
  readonly title: string | null;
  readonly text: string;
}

type SubmittedAccounts = Parameters<typeof write<'meter:submit'>>[1]['accounts'];

export function useSubmission(source: ReadingSource) {
  const client = useQueryClient();
  const [digits, setDigits] = useState<ReadonlyMap<string, string>>(new Map());
  const [reopened, setReopened] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [messages, setMessages] = useState<readonly OutcomeMessage[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);

  const action = useAction<SubmittedAccounts, SubmitReply>({
    send: (accounts, idempotencyKey) => write('meter:submit', { accounts }, { idempotencyKey }),
    onSuccess(reply) {
      measure(reply);
      if (!hasSucceeded(reply)) return;
      void client.invalidateQueries({ queryKey: ['meter:retrieve'] });
      void client.invalidateQueries({ queryKey: ['meter:outlook'] });
      void client.invalidateQueries({ queryKey: ['meter:history'] });
    },
    onDone(reply) {
      const sent = new Set(
        reply.success.map(({ accNo, deviceNo }) => toMeterKey({ accountNo: accNo, deviceNo })),
      );
      setFailed(new Set(reply.fail.map(({ accNo, deviceNo }) => toMeterKey({ accountNo: accNo, deviceNo }))));
      setDigits((typed) => new Map([...typed].filter(([key]) => !sent.has(key))));
      setReopened((open) => new Set([...open].filter((key) => !sent.has(key))));
      setMessages(toMessages(reply));
    },
    onFailure: (error) => pushFailure('meter_reading', error),
  });

  async function send(readings: readonly ReadyReading[]): Promise<void> {
    setMessages([]);
    const error = await action.run(toAccounts(readings, source));
    if (error === null) return;
    action.dismissFailure();
    // The end of the session shows elsewhere; as the answer to a meter call SK_API_1001 is no end of it (readings §1).
    const isNotApplicable = saysNotApplicable(error);
    if (isSessionCode(error.code) && !isNotApplicable) return;
    const text = isNotApplicable ? textOfError('SERVICE_FAILURE') : error.message;
    setFailure({ title: error.code === NO_ANSWER ? null : error.code, text });
  }

  return {
    busy: action.busy,
    failed,
    failure,
    messages,
    digitsOf: (item: MeterItem): string => digits.get(toMeterKey(item)) ?? '',
    isReopened: (item: MeterItem): boolean => reopened.has(toMeterKey(item)),
    type: (item: MeterItem, typed: string) =>
      setDigits((before) => new Map([...before, [toMeterKey(item), typed]])),
    reopen: (item: MeterItem) => setReopened((before) => new Set([...before, toMeterKey(item)])),
    send,
    dismissFailure: () => setFailure(null),
  };
}

function toAccounts(readings: readonly ReadyReading[], source: ReadingSource): SubmittedAccounts {
  const accounts = Map.groupBy(readings, ({ item }) => item.accountNo);
  return [...accounts].map(([accountNo, own]) => ({
    accountNo,
    items: own.map(({ item, typed }) => ({
      deviceNo: item.deviceNo,
      preDecimalPlaces: typed.whole,
      decimalPlaces: typed.point,
    })),
    source,
  }));
}

function measure(reply: SubmitReply): void {
  const [first] = reply.fail;
  if (hasSucceeded(reply) && first === undefined) pushSuccess('meter_reading');
  else pushFailure('meter_reading', new ApiError(first?.code ?? NO_ANSWER));
}
