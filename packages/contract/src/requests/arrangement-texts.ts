/** Messages of a payment arrangement that hold an amount; the page shows the same words at the field. */
import { type Cents, formatAmount } from '@portal/domain/money';

/** Of SK_PA_1001, with the minimum of the account; the sign is the one of S2 §5. */
export const partialPaymentMinimum = (minimum: Cents): string =>
  `Partial payment must be equal or more than $${formatAmount(minimum)}.`;
