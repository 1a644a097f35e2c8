/** Payment of a PayNow code, as the demo bank reads it (SGQR: EMVCo MPM with the template SG.PAYNOW). */
import { type Cents, cents } from '@portal/domain/money';
import { computeSum, type Fault, type Field, parseFields } from './code-fields.ts';

export interface Code {
  readonly proxy: 'mobile' | 'uen';
  readonly proxyValue: string;
  /** null: the payer types it. */
  readonly amount: Cents | null;
  readonly isAmountEditable: boolean;
  readonly reference: string | null;
  /** The last second at which it may be paid; milliseconds since 1970. null: it does not end. */
  readonly validUntil: number | null;
  readonly payee: string;
  readonly checksum: string;
}

export interface Reading {
  /** Its fields in their order, and the unparsed rest, for display. */
  readonly fields: readonly Field[];
  readonly rest: string;
  /** null when anything is wrong: then nothing of it is paid. */
  readonly code: Code | null;
  readonly fault: Fault | null;
}

/** Pattern of each field; '?' behind its name: it may be missing. Field P is the one that names PayNow. */
const shapes: Readonly<Record<string, RegExp>> = {
  '00': /^01$/,
  '01?': /^1[12]$/,
  '52': /^\d{4}$/,
  '53': /^702$/,
  // One number, above zero: a mark without decimals may stand behind it.
  '54?': /^(?!0*\.?0*$)\d{1,10}(\.\d{0,2})?$/,
  '58': /^SG$/,
  '59': /^.{1,25}$/u,
  '60': /^.{1,15}$/u,
  '62.01?': /^.{1,25}$/u,
  'P.01': /^[02]$/,
  'P.02': /./,
  'P.03': /^[01]$/,
  'P.04?': /^(\d{8}|\d{12}|\d{14})$/,
};
const proxies = { mobile: /^\+[1-9]\d{6,14}$/, uen: /^[0-9A-Z]{9,10}([0-9A-Z]{3})?$/ } as const;

export function readCode(written: string): Reading {
  const text = written.trim();
  const { list, rest, fault } = parseFields(text);
  const read = fault ?? understood(text, list);
  const isFault = 'kind' in read;
  return { fields: list, rest, code: isFault ? null : read, fault: isFault ? read : null };
}

function understood(text: string, list: readonly Field[]): Code | Fault {
  if (list[0]?.id !== '00') return { at: '00', kind: 'order' };
  const last = list.find(({ id }) => id === '63');
  if (last === undefined) return { at: '63', kind: 'missing' };
  if (list.at(-1) !== last) return { at: '63', kind: 'order' };
  if (last.value !== computeSum(text.slice(0, -4))) return { at: '63', kind: 'checksum' };

  const values = new Map(list.map(({ id, value }) => [id, value]));
  const payNow = list.find(({ id, value }) => id >= '26' && id <= '51' && value.startsWith('0009SG.PAYNOW'));
  if (payNow === undefined) return { at: '26', kind: 'missing' };
  for (const [outer, name] of [
    [payNow, 'P'],
    [list.find(({ id }) => id === '62'), '62'],
  ] as const) {
    const inside = outer && parseFields(outer.value, outer.id);
    if (inside?.fault) return inside.fault;
    for (const { id, value } of inside?.list ?? []) values.set(`${name}.${id}`, value);
  }
  const where = (at: string) => at.replace('P', payNow.id);
  for (const [name, shape] of Object.entries(shapes)) {
    const at = name.replace('?', '');
    const value = values.get(at);
    if (value === undefined && at === name) return { at: where(at), kind: 'missing' };
    if (value !== undefined && !shape.test(value)) return { at: where(at), kind: 'value' };
  }

  const proxy = values.get('P.01') === '2' ? 'uen' : 'mobile';
  const proxyValue = values.get('P.02') ?? '';
  if (!proxies[proxy].test(proxyValue)) return { at: where('P.02'), kind: 'value' };
  const end = values.get('P.04');
  const validUntil = end === undefined ? null : lastSecond(end);
  if (Number.isNaN(validUntil)) return { at: where('P.04'), kind: 'value' };
  const amount = values.get('54');
  return {
    proxy,
    proxyValue,
    amount: amount === undefined ? null : toCents(amount),
    isAmountEditable: values.get('P.03') === '1',
    reference: values.get('62.01') ?? null,
    validUntil,
    payee: values.get('59') ?? '',
    checksum: last.value,
  };
}

/** '128.45', '50.0', '500', '98.' */
function toCents(text: string): Cents {
  const [dollars = '', decimals = ''] = text.split('.');
  return cents(Number(`${dollars}${decimals.padEnd(2, '0')}`));
}

/** 'YYYYMMDD' is good to the end of that day in Singapore; a year of two digits is of this century. NaN: no date. */
function lastSecond(text: string): number {
  const whole = text.length === 12 ? `20${text}` : text.padEnd(14, '235959');
  const iso = whole.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6');
  const asIfUtc = Date.parse(`${iso}Z`);
  // A 30th of February would be read as the 2nd of March.
  const isThere = !Number.isNaN(asIfUtc) && new Date(asIfUtc).toISOString().startsWith(iso);
  return isThere ? Date.parse(`${iso}+08:00`) : Number.NaN;
}
