/** Takes readings of meters in their open windows: each judged by itself, those that hold stored together. */
import type { Output } from '@portal/contract';
import type { submitReadings as declared } from '@portal/contract/meter-readings/meter-readings.contract';
import { meterDigits } from '@portal/domain/meters/meter-digits';
import { instantText } from '@portal/domain/sg-time';
import type * as z from 'zod/mini';
import type { SubjectContext } from '../../wire/context.ts';
import { findReadableAccounts, loadReadableMeters, toRegister } from './readable-meters.ts';
import { type JudgedReading, judgeReading } from './submit.rules.ts';
import { lockMeters, type NewReading, saveReadings } from './submit.store.ts';
import { findUnusual } from './usual-uses.rules.ts';
import { loadUsualUses, type UsualUses } from './usual-uses.ts';

type Input = z.output<typeof declared.input>;
type Reply = Output<'meter:submit'>;

/** Status of a call whose readings were judged (S2 §9). */
const JUDGED = 100;

interface JudgedItem {
  readonly accNo: string;
  readonly deviceNo: string;
  readonly source: 'Web' | 'App';
  readonly judged: JudgedReading;
}
type TakenItem = JudgedItem & { readonly judged: Extract<JudgedReading, { kind: 'taken' }> };

const isTaken = (item: JudgedItem): item is TakenItem => item.judged.kind === 'taken';

/**
 * @param context within the transaction of the call: of two at once the later one waits for the meters, and sees what
 * the earlier one stored
 * @throws Refusal SERVICE_FAILURE as meter:retrieve does
 */
export async function submitReadings(context: SubjectContext, { accounts: sent }: Input): Promise<Reply> {
  const { db, clock, subject } = context;
  const accounts = findReadableAccounts(
    context,
    sent.map(({ accountNo }) => accountNo),
  );
  await lockMeters(db, [...accounts.keys()]);
  const now = clock.now();
  const meters = Map.groupBy(await loadReadableMeters(context, accounts, now), ({ accountId }) => accountId);
  const items = sent.flatMap(({ accountNo, items: typed, source }) => {
    const { accountId, accountNo: accNo } = subject.own(accountNo);
    return typed.map(({ deviceNo, preDecimalPlaces: whole, decimalPlaces: point }): JudgedItem => {
      const judged = judgeReading(meters.get(accountId) ?? [], deviceNo, { whole, point }, now);
      return { accNo, deviceNo, source: source === 'app' ? 'App' : 'Web', judged };
    });
  });
  const taken = items.filter(isTaken);
  const usual = await loadUsualUses(
    db,
    [...meters.values()].flat(),
    taken.map(({ judged }) => judged.meter),
  );
  const replaced = await saveReadings(
    db,
    taken.map((item) => toNewReading(item, usual, now)),
    { sentBy: subject.customer?.customerId ?? 0, at: now },
  );
  return {
    status: JUDGED,
    success: taken.map(({ accNo, deviceNo, judged: { meter, milli } }) => {
      const earlier = replaced.get(`${meter.accountId} ${deviceNo}`);
      const register = toRegister(meter);
      return {
        accNo,
        deviceNo,
        reading: meterDigits(milli, register),
        sentAt: instantText(now),
        replaced: earlier === undefined ? null : meterDigits(earlier, register),
      };
    }),
    fail: items.flatMap(({ accNo, deviceNo, judged }) =>
      judged.kind === 'refused' ? [{ accNo, deviceNo, code: judged.code, message: judged.message }] : [],
    ),
  };
}

function toNewReading(
  { deviceNo, source, judged: { meter, milli } }: TakenItem,
  usual: UsualUses,
  now: number,
): NewReading {
  const { accountId, opensAt } = meter;
  const unusual = findUnusual(meter, milli, usual(meter), now);
  return { accountId, deviceNo, windowOpensAt: instantText(opensAt), readingMilli: milli, source, unusual };
}
