/** Amounts of the wire in words. Pure. */
import { cents, formatAmount, formatSgd } from '@portal/domain/money';

/** Of the wire, where cents are plain numbers. */
export const sgd = (value: number): string => formatSgd(cents(value));

/** 'S$120.00'; what is not in dollars of Singapore with its currency, 'USD 120.00'. */
export const formatMoney = ({
  amount,
  currency,
}: {
  readonly amount: number;
  readonly currency: string;
}): string => (currency === 'SGD' ? formatSgd(cents(amount)) : `${currency} ${formatAmount(cents(amount))}`);
