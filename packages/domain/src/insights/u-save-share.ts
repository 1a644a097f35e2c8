/** U-Save that a running bill is likely to use: what is left, in equal parts for the bills until it lapses. */
import { type Cents, cents, divideRounded } from '../money.ts';
import { addMonthsToDay, type SgDay, toMonth } from '../sg-time.ts';

const monthsUpTo = (day: SgDay): number => {
  const month = toMonth(day);
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
};

/** @param expiresOn last day on which it can be used; null: none is left @param issuedOn day on which the bill is expected */
export function shareUSave(left: Cents, expiresOn: SgDay | null, issuedOn: SgDay): Cents {
  if (left <= 0 || expiresOn === null || expiresOn < issuedOn) return cents(0);
  const months = monthsUpTo(expiresOn) - monthsUpTo(issuedOn);
  const isLastInTime = addMonthsToDay(issuedOn, months) <= expiresOn;
  return cents(divideRounded(left, isLastInTime ? months + 1 : months));
}
