import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChecksum, dataObjects } from './data-objects.ts';
import { readPaynow } from './read.ts';
import { readExpiry } from './read-expiry.ts';
import { publishedButBroken, readable } from './test/vectors.ts';

const good =
  '00020101021226550009SG.PAYNOW010120210202400001N030100414202611202359005204000053037025406128.505802SG5914DEMO UTILITIES6009Singapore6216011200891234567863044640';
const bare = good.slice(0, -4);
/** The code with a change in it and a checksum that fits the change. */
const changed = (from: string, to: string): string => {
  expect(bare).toContain(from);
  const text = bare.replace(from, to);
  return text + computeChecksum(text);
};
const getFault = (text: string) => {
  const { code, fault } = readPaynow(text);
  expect(code).toBeNull();
  return fault;
};

describe('reading a code in use', () => {
  it.each(readable)('$name', ({ text, says }) => {
    const { code, fault } = readPaynow(text);
    expect(fault).toBeNull();
    expect(code).toMatchObject(says);
    expect(code?.checksum).toBe(text.slice(-4));
  });

  it('ignores blanks and line ends around a pasted code', () => {
    expect(readPaynow(`  ${good}\r\n`).code?.amount).toBe(12_850);
  });

  it('returns every field for display', () => {
    const ids = readPaynow(good).fields.map(({ id }) => id);
    expect(ids).toEqual(['00', '01', '26', '52', '53', '54', '58', '59', '60', '62', '63']);
  });

  it('accepts one decimal, or a point and none, as the standard allows', () => {
    expect(readPaynow(changed('5406128.50', '5405128.5')).code?.amount).toBe(12_850);
    expect(readPaynow(changed('5406128.50', '5403128')).code?.amount).toBe(12_800);
    expect(readPaynow(changed('5406128.50', '5404128.')).code?.amount).toBe(12_800);
  });

  it('counts a name beyond ASCII in characters', () => {
    expect(readPaynow(changed('5914DEMO UTILITIES', '5904CAFÉ')).code?.merchantName).toBe('CAFÉ');
    expect(readPaynow(changed('5914DEMO UTILITIES', '5904TEA🍵')).code?.merchantName).toBe('TEA🍵');
  });
});

describe('refusing a code with the place of the fault', () => {
  it('refuses the sample that was published with broken lengths', () => {
    expect(computeChecksum(publishedButBroken.slice(0, -4))).toBe('1F4D');
    expect(getFault(publishedButBroken)).toEqual({ at: '30', kind: 'length' });
  });

  it.each(readable)('refuses a checksum that is in small letters or wrong: $name', ({ text }) => {
    const sum = text.slice(-4);
    for (const other of [sum.toLowerCase(), '0000', sum.split('').reverse().join('')]) {
      if (other !== sum) expect(getFault(text.slice(0, -4) + other)).toEqual({ at: '63', kind: 'checksum' });
    }
  });

  it('refuses a length that counts bytes and not characters', () => {
    expect(getFault(changed('5914DEMO UTILITIES', '5905CAFÉ'))?.kind).toBe('length');
  });

  it.each([
    ['an empty text', '', { at: '', kind: 'empty' }],
    ['no code at all', 'https://pay.example/1', { at: '', kind: 'length' }],
    ['more than a QR holds', '0'.repeat(5_000), { at: '', kind: 'length' }],
    ['its checksum is cut short', good.slice(0, -1), { at: '63', kind: 'length' }],
    ['its end is cut off', good.slice(0, -5), { at: '62', kind: 'length' }],
    ['something stands after the checksum', `${good}6401A`, { at: '63', kind: 'order' }],
    ['it has no checksum', bare.slice(0, -4), { at: '63', kind: 'missing' }],
  ])('%s', (_, text, fault) => {
    expect(getFault(text)).toEqual(fault);
  });

  it.each([
    ['the format stands not first', '000201010212', '010212000201', '00', 'order'],
    ['the format is another', '000201', '000202', '00', 'value'],
    ['a field stands twice', '52040000', '5204000052040000', '52', 'twice'],
    ['a field is empty', '5406128.50', '5400', '54', 'length'],
    ['it has no category', '52040000', '', '52', 'missing'],
    ['it has no name', '5914DEMO UTILITIES', '', '59', 'missing'],
    ['it is in another currency', '5303702', '5303840', '53', 'value'],
    ['it is of another country', '5802SG', '5802MY', '58', 'value'],
    ['the amount is zero', '5406128.50', '54040.00', '54', 'value'],
    ['the amount has three decimals', '5406128.50', '5407128.500', '54', 'value'],
    ['the amount has a comma', '5406128.50', '5406128,50', '54', 'value'],
    ['the amount is negative', '5406128.50', '5407-128.50', '54', 'value'],
    ['the amount is a power', '5406128.50', '54031e3', '54', 'value'],
    ['the amount has 14 characters', '5406128.50', '541412345678901.50', '54', 'value'],
    ['the name has 26 characters', '5914DEMO UTILITIES', `5926${'A'.repeat(26)}`, '59', 'value'],
    ['the city has 16 characters', '6009Singapore', `6016${'A'.repeat(16)}`, '60', 'value'],
    [
      'the reference has 26 characters',
      '62160112008912345678',
      `62300126${'1'.repeat(26)}`,
      '62.01',
      'value',
    ],
    ['the additional data do not fit', '62160112008912345678', '62160113008912345678', '62.01', 'length'],
    ['it is for another payment system', 'SG.PAYNOW', 'SG.PAYWHY', '26', 'missing'],
    ['the system stands where another one belongs', '26550009', '25550009', '26', 'missing'],
    ['the proxy is of no published kind', '010120210202400001N', '010110210202400001N', '26.01', 'value'],
    [
      'the UEN is too short',
      '26550009SG.PAYNOW010120210202400001N',
      '26530009SG.PAYNOW0101202082024000N',
      '26.02',
      'value',
    ],
    [
      'the mobile number is not international',
      '010120210202400001N',
      '0101002109912345678',
      '26.02',
      'value',
    ],
    [
      'nobody says whether the amount may change',
      '26550009SG.PAYNOW010120210202400001N03010',
      '26500009SG.PAYNOW010120210202400001N',
      '26.03',
      'missing',
    ],
    ['it ends on no day', '20261120235900', '20261131235900', '26.04', 'value'],
    ['it ends at no time', '20261120235900', '20261120245900', '26.04', 'value'],
  ])('%s', (_, from, to, at, kind) => {
    expect(getFault(changed(from, to))).toEqual({ at, kind });
  });

  it('refuses a code with any one character changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...readable),
        fc.nat(),
        fc.integer({ min: 0x20, max: 0x7e }),
        ({ text }, where, other) => {
          const place = where % text.length;
          const next = text.slice(0, place) + String.fromCharCode(other) + text.slice(place + 1);
          if (next !== text) expect(readPaynow(next).code).toBeNull();
        },
      ),
    );
  });
});

describe('a reader', () => {
  it('accepts any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
        const { code, fault } = readPaynow(text);
        expect(code === null).toBe(fault !== null);
      }),
    );
  });

  it('parses any fields of length and value', () => {
    const value = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 9 }),
        fc.array(value, { minLength: 9, maxLength: 9 }),
        (ids, values) => {
          const objects = ids.map((id, index) => ({
            id: String(id).padStart(2, '0'),
            value: values[index] ?? '',
          }));
          const text = objects.map(
            (each) => `${each.id}${String(each.value.length).padStart(2, '0')}${each.value}`,
          );
          fc.pre(ids.length > 0);
          expect(dataObjects(text.join(''))).toEqual({ objects, fault: null });
        },
      ),
    );
  });

  it.each([
    '',
    '2026',
    '20261301',
    '20260230',
    '202611202360',
    '2026112023595',
    '2026-11-20',
    '202611202359590',
  ])('takes %j for no end', (text) => {
    expect(readExpiry(text)).toBeNull();
  });
});
