/** 500 days by hours. Sums are the rules', tariffs the domain's. */
import type { Output } from '@portal/contract';
import { isContestable } from '@portal/domain/account-kind';
import type { AccountNo } from '@portal/domain/account-number';
import { gstBasisPointsOn, rateOn, tariffStretches } from '@portal/domain/bills/tariff';
import { firstOfferedDay } from '@portal/domain/meters/usage-periods';
import { instantText, type SgDay, startOfSlot, toSgDay } from '@portal/domain/sg-time';
import type { SubjectContext } from '../../../wire/context.ts';
import { dataToSlot } from '../half-hours.rules.ts';
import { type AccountDayRow, daysOfAccounts } from '../store.ts';
import { toHeatDays } from './hours.rules.ts';

type Reply = Output<'insights:heatMap'>;

export async function getHeatMap(
  { db, clock, subject }: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Reply> {
  const today = toSgDay(clock.now());
  const accounts = [...new Set(accountNos.map((accountNo) => subject.own(accountNo)))];
  const ids = accounts.map(({ accountId }) => accountId);
  const rows = await daysOfAccounts(db, ids, {
    utility: 'electricity',
    from: firstOfferedDay(today),
    to: today,
  });
  const open = accounts.filter(({ status }) => status === 'Active').map(({ accountId }) => accountId);
  const days = toHeatDays(rows, today, new Set(open));
  const from = days[0]?.day ?? today;
  return {
    from,
    days: days.map(({ wh, kinds }) => ({ wh: [...wh], kinds })),
    dataTo: findDataTo(rows),
    updatedAt: rows.length === 0 ? null : instantText(Math.max(...rows.map(({ receivedAt }) => receivedAt))),
    // Contestable customers pay their retailer's price, which the utility does not know.
    tariffs: accounts.some(isContestable) ? [] : listTariffs(from, today),
  };
}

/** The end of the last half hour that has come of any account. */
function findDataTo(rows: readonly AccountDayRow[]): string | null {
  const last = rows.at(-1);
  if (!last) return null;
  const slots = rows.filter(({ day }) => day === last.day).map(({ value }) => dataToSlot(value) ?? 0);
  return instantText(startOfSlot(last.day, Math.max(...slots)));
}

/** The tariffs of these days; the last one is that of today. */
function listTariffs(from: SgDay, to: SgDay): Reply['tariffs'] {
  return tariffStretches('electricity', from, to).flatMap((stretch) => {
    const rateE4 = rateOn('electricity', stretch.from);
    return rateE4 === null
      ? []
      : [{ from: stretch.from, rateE4, gstBasisPoints: gstBasisPointsOn(stretch.from) }];
  });
}
