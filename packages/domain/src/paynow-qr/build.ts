/**
 * Builds the text of a PayNow code for a bank's app. One payment of a fixed amount to a company, in the
 * order and with the limits of EMVCo MPM v1.1 and SGQR (standards B1). Knows nothing of orders or of pictures.
 */
import { type Cents, plainAmount } from '../money.ts';
import { type SgDay, toSgDay, toSgTime } from '../sg-time.ts';
import { crc16 } from './crc16.ts';

export interface PaynowRequest {
  /** UEN of the payee: 9 or 10 characters, with a suffix of three 12 or 13. */
  readonly uen: string;
  /** At least one cent. The payer cannot change it. */
  readonly amount: Cents;
  /** Text on the bank's statement, 1 to 25 characters of 0-9, A-Z, '-' (./reference.ts). */
  readonly reference: string;
  /** The last second (milliseconds since 1970), or the last day. */
  readonly validUntil: number | SgDay;
  /** Cut to 25 characters; 'NA' when empty. */
  readonly merchantName: string;
  /** Cut to 15 characters; 'Singapore' when empty. */
  readonly merchantCity: string;
}

const LONGEST_NAME = 25;
const LONGEST_CITY = 15;
/** Field 54 holds 13 characters: 9999999999.99. */
const MOST_CENTS = 999_999_999_999;

/**
 * The text of the QR. @throws RangeError for a UEN, amount, reference or name that such a code cannot carry: the
 * caller has validated the customer's input, so this is a fault of ours
 */
export function paynowPayload(request: PaynowRequest): string {
  const { uen, amount, reference } = request;
  if (!/^[0-9A-Z]{9,10}([0-9A-Z]{3})?$/.test(uen)) throw new RangeError('not a UEN');
  if (!(amount >= 1 && amount <= MOST_CENTS)) throw new RangeError(`not an amount to pay: ${amount}`);
  if (!/^[0-9A-Z-]{1,25}$/.test(reference)) throw new RangeError('not a reference');
  const paynow = [
    field('00', 'SG.PAYNOW'),
    field('01', '2'), // the proxy is a UEN
    field('02', uen),
    field('03', '0'), // the amount is not editable
    field('04', expiryText(request.validUntil)),
  ];
  const payload = [
    field('00', '01'),
    field('01', '12'), // for one payment
    field('26', paynow.join('')),
    field('52', '0000'),
    field('53', '702'), // SGD
    field('54', plainAmount(amount)),
    field('58', 'SG'),
    field('59', cut(request.merchantName, LONGEST_NAME) || 'NA'),
    field('60', cut(request.merchantCity, LONGEST_CITY) || 'Singapore'),
    field('62', field('01', reference)),
    '6304',
  ].join('');
  return payload + crc16(payload);
}

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** 'YYYYMMDDHHMMSS' or 'YYYYMMDD', Singapore time. */
function expiryText(until: number | SgDay): string {
  const written = typeof until === 'number' ? `${toSgDay(until)}${toSgTime(until)}` : until;
  return written.replace(/[-:]/g, '');
}

/** Only characters of one byte, so that a length in characters is a length in bytes too. */
function cut(name: string, longest: number): string {
  if (!/^[\x20-\x7e]*$/.test(name)) throw new RangeError('a name in the code has characters beyond ASCII');
  return name.trim().slice(0, longest).trim();
}
