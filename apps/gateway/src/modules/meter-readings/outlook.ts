/** Facts that a new reading is compared with before it is sent. */
import type { Output } from '@portal/contract';
import { isBusiness } from '@portal/domain/account-kind';
import type { AccountNo } from '@portal/domain/account-number';
import { meterDigits } from '@portal/domain/meters/meter-digits';
import { instantText, toSgDay } from '@portal/domain/sg-time';
import type { SubjectContext } from '../../wire/context.ts';
import { findReadableAccounts, loadReadableMeters, toRegister } from './readable-meters.ts';
import type { MeterRow } from './store.ts';
import { loadUsualUses } from './usual-uses.ts';

type Reply = Output<'meter:outlook'>;

/** @throws Refusal SERVICE_FAILURE as meter:retrieve does */
export async function loadOutlooks(
  context: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Reply> {
  const accounts = findReadableAccounts(context, accountNos);
  const meters = await loadReadableMeters(context, accounts, context.clock.now());
  const usual = await loadUsualUses(context.db, meters);
  return {
    meters: meters.map((meter) => {
      const account = accounts.get(meter.accountId);
      return {
        accountNo: account?.accountNo ?? '',
        deviceNo: meter.deviceNo,
        estimatedSince: findEstimate(meter),
        usual: usual(meter),
        isRegulated: account?.system === 'EBS',
        isBusiness: account !== undefined && isBusiness(account),
        photoAt: meter.photoAt === null ? null : instantText(meter.photoAt),
      };
    }),
  };
}

/** The reading of the last bill, where it was estimated: an actual one since then confirms or corrects it. */
function findEstimate(meter: MeterRow): Reply['meters'][number]['estimatedSince'] {
  const { estimatedMilli, estimatedAt, actualAt } = meter;
  if (estimatedMilli === null || estimatedAt === null || (actualAt !== null && actualAt >= estimatedAt))
    return null;
  return { reading: meterDigits(estimatedMilli, toRegister(meter)), date: toSgDay(estimatedAt) };
}
