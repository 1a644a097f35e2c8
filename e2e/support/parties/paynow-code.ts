/** A code to the demo payee for an order that nobody made: what the demo bank can read and pay. */
import { cents } from '@portal/domain/money';
import { paynowPayload } from '@portal/domain/paynow-qr/build';
import { toSgDay } from '@portal/domain/sg-time';

export const slipCode = (): string =>
  paynowPayload({
    uen: '202400001N',
    amount: cents(12_845),
    reference: '008934521670P2611204817',
    validUntil: toSgDay(Date.now()),
    merchantName: 'DEMO UTILITIES',
    merchantCity: 'Singapore',
  });
