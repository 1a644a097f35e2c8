import { describe, expect, it } from 'vitest';
import { computeSum } from './code-fields.ts';
import { readCode } from './read-code.ts';

/** A code by hand, with its right checksum. */
const summed = (text: string) => `${text}6304${computeSum(`${text}6304`)}`;
const field = (id: string, value: string) => `${id}${String([...value].length).padStart(2, '0')}${value}`;

interface Parts {
  readonly payNow?: string;
  readonly amount?: string;
  readonly name?: string;
  readonly more?: string;
}
const payNow = (end = '20261120235959') => `0009SG.PAYNOW010120210202400001N030100414${end}`;
const made = ({ payNow: inside = payNow(), amount = '128.45', name = 'DEMO', more }: Parts = {}) =>
  summed(
    `000201010212${field('26', inside)}520400005303702${amount === '' ? '' : field('54', amount)}5802SG${field('59', name)}6009Singapore${more ?? field('62', field('01', '008934521670P2611204817'))}`,
  );

describe('the demo bank reads a code by itself', () => {
  it('computes the checksum of the standard', () => {
    expect(computeSum('123456789')).toBe('29B1');
  });

  it('reads the code of the pictures to the last character', () => {
    const text =
      '00020101021226550009SG.PAYNOW010120210202400001N0301004142026112023595952040000530370254061' +
      '28.455802SG5914DEMO UTILITIES6009Singapore62160112008934521670';
    expect(readCode(`${text}6304${computeSum(`${text}6304`)}`).code).toMatchObject({
      proxy: 'uen',
      proxyValue: '202400001N',
      amount: 12_845,
      isAmountEditable: false,
      reference: '008934521670',
      validUntil: Date.parse('2026-11-20T23:59:59+08:00'),
      payee: 'DEMO UTILITIES',
      checksum: 'F305',
    });
  });

  it.each([
    ['500', 50_000],
    ['98.', 9_800],
    ['50.5', 5_050],
    ['0.01', 1],
    ['', null],
  ])('takes the amount %j for %j cents', (amount, expected) => {
    expect(readCode(made({ amount })).code?.amount).toBe(expected);
  });

  it('counts characters, not bytes', () => {
    expect(readCode(made({ name: '公用事业 𠮷' })).code?.payee).toBe('公用事业 𠮷');
  });

  it.each([
    ['', '', 'empty'],
    ['hello', '', 'length'],
    [made().replace('128.45', '128.46'), '63', 'checksum'],
    [made().replace('5406', '5496'), '54', 'length'],
    [made().slice(0, -8), '63', 'missing'],
    [`${made()}0000`, '00', 'length'],
    [summed(made().slice(6, -8)), '00', 'order'],
    [made({ amount: '0.00' }), '54', 'value'],
    [made({ amount: '1,00' }), '54', 'value'],
    [made({ amount: '1e3' }), '54', 'value'],
    [made({ payNow: '0009SG.OTHERS' }), '26', 'missing'],
    [made({ payNow: '0009SG.PAYNOW01012021020240' }), '26.02', 'length'],
    [made({ payNow: '0009SG.PAYNOW0101202051234503010' }), '26.02', 'value'],
    [made({ payNow: payNow('20260230235959') }), '26.04', 'value'],
    [made({ payNow: payNow('20261120246060') }), '26.04', 'value'],
    [made({ more: field('62', field('01', 'x'.repeat(26))) }), '62.01', 'value'],
  ])('refuses %j, naming field %s', (text, at, kind) => {
    const { code, fault } = readCode(text);
    expect(code).toBeNull();
    expect(fault).toEqual({ at, kind });
  });

  it('shows the parsed fields and the rest of the text', () => {
    const { fields, rest } = readCode('00020101zz');
    expect(fields).toEqual([{ id: '00', length: '02', value: '01' }]);
    expect(rest).toBe('01zz');
  });

  it('knows the end of a day, and a year of two digits', () => {
    const ends = (length: string, end: string) =>
      readCode(made({ payNow: `0009SG.PAYNOW010120210202400001N0301004${length}${end}` })).code?.validUntil;
    expect(ends('08', '20261120')).toBe(Date.parse('2026-11-20T23:59:59+08:00'));
    expect(ends('12', '261120180000')).toBe(Date.parse('2026-11-20T18:00:00+08:00'));
  });
});
