/** Tips with their savings at the tariff of the day. */
import type { Output } from '@portal/contract';
import { priceMonth } from '@portal/domain/bills/use-charges';
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import type { PublicContext } from '../../wire/context.ts';
import { type WrittenTip, writtenTips } from './copy.ts';

type Tips = Output<'tips:retrieve'>;

export function listTips({ clock }: Pick<PublicContext, 'clock'>): Tips {
  const today = toSgDay(clock.now());
  return Object.fromEntries(
    Object.entries(writtenTips).map(([appliance, tips]) => [
      appliance,
      tips.map((tip) => priceTip(tip, today)),
    ]),
  );
}

function priceTip({ saving, ...tip }: WrittenTip, today: SgDay): Tips[string][number] {
  if (saving === null) return { ...tip, saving };
  const { utility, quantityMilli: milli } = saving;
  const amount = priceMonth(utility, milli, today);
  return { ...tip, saving: amount === null ? null : { ...saving, amount } };
}
