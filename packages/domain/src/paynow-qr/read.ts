/**
 * Reads a PayNow code as a bank's app does: fields, checksum, payee, amount, expiry (standards B1; EMVCo MPM
 * v1.1 §4). Written from the standard and not from the builder, so that the two check each other.
 */
import { type Cents, cents } from '../money.ts';
import { type CodeFault, type DataObject, dataObjects, hasRightChecksum } from './data-objects.ts';
import { readExpiry } from './read-expiry.ts';

interface PaynowCode {
  /** Made for one payment; else it is a notice on a wall, for many. */
  readonly isForOnePayment: boolean;
  readonly proxy: 'mobile' | 'uen';
  readonly proxyValue: string;
  readonly isAmountEditable: boolean;
  /** null: the payer types it. */
  readonly amount: Cents | null;
  /** The last second at which it may be paid, milliseconds since 1970; null: it does not end. */
  readonly validUntil: number | null;
  readonly reference: string | null;
  readonly merchantName: string;
  readonly merchantCity: string;
  /** The four characters at its end, which are right. */
  readonly checksum: string;
}

export interface PaynowReading {
  /** The fields of the code as far as they could be read, to show them. */
  readonly fields: readonly DataObject[];
  /** null when anything is wrong: then nothing of it may be paid. */
  readonly code: PaynowCode | null;
  readonly fault: CodeFault | null;
}

interface FieldRule {
  readonly id: string;
  readonly shape: RegExp;
  readonly isOptional?: true;
}

const frame: readonly FieldRule[] = [
  { id: '00', shape: /^01$/ },
  { id: '01', shape: /^1[12]$/, isOptional: true },
  { id: '52', shape: /^[0-9]{4}$/ },
  { id: '53', shape: /^702$/ },
  // Above zero; a mark without decimals is allowed, and so is one decimal.
  { id: '54', shape: /^(?=.{1,13}$)(?=.*[1-9])[0-9]+(\.[0-9]{0,2})?$/, isOptional: true },
  { id: '58', shape: /^SG$/ },
  { id: '59', shape: /^.{1,25}$/u },
  { id: '60', shape: /^.{1,15}$/u },
];
const paynow: readonly FieldRule[] = [
  { id: '01', shape: /^[02]$/ },
  { id: '02', shape: /./ },
  { id: '03', shape: /^[01]$/ },
  { id: '05', shape: /^.{1,25}$/, isOptional: true },
];
const additional: readonly FieldRule[] = [{ id: '01', shape: /^.{1,25}$/, isOptional: true }];
const proxies = {
  mobile: /^\+[1-9][0-9]{6,14}$/,
  uen: /^[0-9A-Z]{9,10}([0-9A-Z]{3})?$/,
} as const;

/** Reads a scanned or pasted text. White space around it is not part of it. */
export function readPaynow(text: string): PaynowReading {
  const written = text.trim();
  const { objects, fault } = dataObjects(written);
  const refused = (wrong: CodeFault): PaynowReading => ({ fields: objects, code: null, fault: wrong });
  const outer = fault ?? endsFault(written, objects) ?? ruleFault(objects, frame, '');
  if (outer) return refused(outer);

  const template = objects.find(isPaynow);
  if (!template) return refused({ at: '26', kind: 'missing' });
  const inner = dataObjects(template.value, template.id);
  const more = valueIn(objects, '62') === null ? null : dataObjects(valueIn(objects, '62') ?? '', '62');
  const nested =
    inner.fault ??
    ruleFault(inner.objects, paynow, template.id) ??
    proxyFault(inner.objects, template.id) ??
    more?.fault ??
    ruleFault(more?.objects ?? [], additional, '62');
  if (nested) return refused(nested);

  const end = valueIn(inner.objects, '04');
  const validUntil = end === null ? null : readExpiry(end);
  if (end !== null && validUntil === null) return refused({ at: `${template.id}.04`, kind: 'value' });
  const amount = valueIn(objects, '54');
  const code: PaynowCode = {
    isForOnePayment: valueIn(objects, '01') === '12',
    proxy: readProxy(inner.objects),
    proxyValue: valueIn(inner.objects, '02') ?? '',
    isAmountEditable: valueIn(inner.objects, '03') === '1',
    amount: amount === null ? null : readAmount(amount),
    validUntil,
    // 26.05 is where it stood before PayNow v1.2.
    reference: valueIn(more?.objects ?? [], '01') ?? valueIn(inner.objects, '05'),
    merchantName: valueIn(objects, '59') ?? '',
    merchantCity: valueIn(objects, '60') ?? '',
    checksum: valueIn(objects, '63') ?? '',
  };
  return { fields: objects, code, fault: null };
}

const valueIn = (objects: readonly DataObject[], id: string): string | null =>
  objects.find((object) => object.id === id)?.value ?? null;

/** Fields 26 to 51 name payment systems, each by its own field 00. */
const isPaynow = ({ id, value }: DataObject): boolean =>
  id >= '26' && id <= '51' && valueIn(dataObjects(value).objects, '00') === 'SG.PAYNOW';

function endsFault(text: string, objects: readonly DataObject[]): CodeFault | null {
  if (objects[0]?.id !== '00') return { at: '00', kind: 'order' };
  if (valueIn(objects, '63') === null) return { at: '63', kind: 'missing' };
  if (objects.at(-1)?.id !== '63') return { at: '63', kind: 'order' };
  return hasRightChecksum(text, objects) ? null : { at: '63', kind: 'checksum' };
}

function ruleFault(
  objects: readonly DataObject[],
  rules: readonly FieldRule[],
  within: string,
): CodeFault | null {
  for (const { id, shape, isOptional } of rules) {
    const value = valueIn(objects, id);
    const at = [within, id].filter(Boolean).join('.');
    if (value === null && !isOptional) return { at, kind: 'missing' };
    if (value !== null && !shape.test(value)) return { at, kind: 'value' };
  }
  return null;
}

const readProxy = (objects: readonly DataObject[]): PaynowCode['proxy'] =>
  valueIn(objects, '01') === '2' ? 'uen' : 'mobile';

function proxyFault(objects: readonly DataObject[], within: string): CodeFault | null {
  const fits = proxies[readProxy(objects)].test(valueIn(objects, '02') ?? '');
  return fits ? null : { at: `${within}.02`, kind: 'value' };
}

/** '128.45', '50.0', '500', '98.' */
function readAmount(text: string): Cents {
  const [whole = '', decimals = ''] = text.split('.');
  return cents(Number(whole + decimals.padEnd(2, '0')));
}
