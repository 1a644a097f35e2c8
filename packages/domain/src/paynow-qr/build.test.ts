import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { type SgDay, sgDay, toSgDay, toSgTime } from '../sg-time.ts';
import { type PaynowRequest, paynowPayload } from './build.ts';
import { crc16 } from './crc16.ts';
import { computeChecksum } from './data-objects.ts';
import { readPaynow } from './read.ts';
import { readable } from './test/vectors.ts';

const at = (time: string): number => Date.parse(`${time}+08:00`);
const meiLin: PaynowRequest = {
  uen: '202400001N',
  amount: cents(12_845),
  reference: '008934521670',
  validUntil: at('2026-11-20T23:59:59'),
  merchantName: 'DEMO UTILITIES',
  merchantCity: 'Singapore',
};
const vector = (checksum: string): string => readable.find(({ text }) => text.endsWith(checksum))?.text ?? '';

describe('the code to pay a bill', () => {
  it('is the text of the pictures for Mei Lin on 20 November', () => {
    expect(paynowPayload(meiLin)).toBe(
      '00020101021226550009SG.PAYNOW010120210202400001N030100414202611202359595204000053037025406128.455802SG5914DEMO UTILITIES6009Singapore6216011200893452167063' +
        '04F305',
    );
  });

  it.each([
    ['4640', { ...meiLin, amount: 12_850, reference: '008912345678', validUntil: at('2026-11-20T23:59:00') }],
    [
      '05D3',
      {
        uen: '201403121W',
        amount: 12_345,
        reference: '8912345678',
        validUntil: '2026-12-31',
        merchantName: 'ACME Pte Ltd.',
        merchantCity: 'Singapore',
      },
    ],
    [
      '88E9',
      {
        uen: '201101550Z',
        amount: 5_000,
        reference: 'AJ',
        validUntil: '2020-11-27',
        merchantName: 'Qryptal',
        merchantCity: 'Singapore',
      },
    ],
  ])('is the one that other programs make: %s', (checksum, request) => {
    const validUntil =
      typeof request.validUntil === 'number' ? request.validUntil : sgDay(request.validUntil);
    expect(paynowPayload({ ...request, amount: cents(request.amount), validUntil })).toBe(vector(checksum));
  });

  it('carries one cent, and the largest amount of the field', () => {
    expect(paynowPayload({ ...meiLin, amount: cents(1) })).toContain('54040.01');
    expect(paynowPayload({ ...meiLin, amount: cents(999_999_999_999) })).toContain('54139999999999.99');
  });

  it('cuts a long name at 25 characters and a long city at 15, and ends neither with a blank', () => {
    const code = paynowPayload({
      ...meiLin,
      merchantName: 'UTILITIES OF NORTH SHORE AND HARBOUR',
      merchantCity: 'Singapore City Hall',
    });
    expect(code).toContain('5924UTILITIES OF NORTH SHORE');
    expect(code).toContain('6014Singapore City');
  });

  it('has a name and a city even when none is set', () => {
    expect(paynowPayload({ ...meiLin, merchantName: ' ', merchantCity: '' })).toContain(
      '5902NA6009Singapore',
    );
  });

  it.each([
    ['no amount', { amount: cents(0) }],
    ['a credit', { amount: cents(-1) }],
    ['more than the field holds', { amount: cents(1_000_000_000_000) }],
    ['half a cent', { amount: 0.5 as PaynowRequest['amount'] }],
    ['no reference', { reference: '' }],
    ['26 characters of reference', { reference: '1'.repeat(26) }],
    ['a reference in small letters', { reference: 'abc' }],
    ['a UEN of eight characters', { uen: '2024000N' }],
    ['a UEN in small letters', { uen: '202400001n' }],
    ['a name whose bytes are more than its characters', { merchantName: 'CAFÉ' }],
  ])('is not made for %s', (_, wrong) => {
    expect(() => paynowPayload({ ...meiLin, ...wrong })).toThrow(RangeError);
  });

  it('reads back as exactly the requested payment', () => {
    const text = (characters: string, longest: number) =>
      fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: longest });
    const request = fc.record({
      uen: fc.constantFrom('202400001N', 'T04SS0129D', '53012345D', '200002150HWCF', '53012345DABC'),
      amount: fc.integer({ min: 1, max: 999_999_999_999 }).map(cents),
      reference: text('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-', 25),
      validUntil: fc.oneof(
        fc.integer({ min: 0, max: 4_000_000_000 }).map((second) => second * 1_000),
        fc.integer({ min: 0, max: 4_000_000_000 }).map((second): SgDay => toSgDay(second * 1_000)),
      ),
      merchantName: text('ABC XYZabc&.-', 40),
      merchantCity: text('Singapore ', 30),
    });
    fc.assert(
      fc.property(request, (asked) => {
        const { code, fault } = readPaynow(paynowPayload(asked));
        expect(fault).toBeNull();
        expect(code).toMatchObject({
          isForOnePayment: true,
          proxy: 'uen',
          proxyValue: asked.uen,
          isAmountEditable: false,
          amount: asked.amount,
          reference: asked.reference,
        });
        const end = code?.validUntil ?? 0;
        if (typeof asked.validUntil === 'number') expect(end).toBe(asked.validUntil);
        else expect([toSgDay(end), toSgTime(end)]).toEqual([asked.validUntil, '23:59:59']);
      }),
    );
  });
});

describe('the checksum', () => {
  it('is the published one, with its zeros, from both computations', () => {
    expect([crc16('123456789'), computeChecksum('123456789')]).toEqual(['29B1', '29B1']);
    for (const { text } of readable) expect(crc16(text.slice(0, -4))).toBe(text.slice(-4));
  });

  it('is the same from both computations', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(crc16(text)).toBe(computeChecksum(text));
      }),
    );
  });
});
