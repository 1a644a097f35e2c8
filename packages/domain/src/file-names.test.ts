import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountNo, canonicalAccountNo } from './account-number.ts';
import {
  billFileName,
  fileName,
  paynowFileName,
  receiptFileName,
  subAccountsFileName,
} from './file-names.ts';
import { sgDay, sgMonth } from './sg-time.ts';

const meiLin = canonicalAccountNo('8934521670') as AccountNo;

describe('a saved file', () => {
  it('is named after its content', () => {
    expect(billFileName(meiLin, sgMonth('2026-11'))).toBe('8934521670-Nov-2026.pdf');
    expect(receiptFileName('PN-2611-204817')).toBe('Receipt-PN-2611-204817.pdf');
    expect(paynowFileName(meiLin, sgDay('2026-11-20'), 'png')).toBe('PayNow-8934521670-20-Nov-2026.png');
    expect(paynowFileName(meiLin, sgDay('2026-11-20'), 'svg')).toBe('PayNow-8934521670-20-Nov-2026.svg');
    expect(subAccountsFileName(canonicalAccountNo('8920014410') as AccountNo, sgDay('2026-11-20'))).toBe(
      'AccountNo-8920014410-20-Nov-2026.csv',
    );
    expect(fileName(['Consumption', 'Monthly', '8934521670', '20 Nov 2026'], 'csv')).toBe(
      'Consumption-Monthly-8934521670-20-Nov-2026.csv',
    );
  });

  it('keeps the hyphen of an account number', () => {
    expect(fileName(['12345678-9', 'Nov 2026'], 'pdf')).toBe('12345678-9-Nov-2026.pdf');
  });

  it('never contains a path, whatever its parts are', () => {
    expect(fileName(['../../etc/passwd', 'a"\r\nSet-Cookie: x'], 'pdf')).toBe('etcpasswd-a-Set-Cookie-x.pdf');
    expect(fileName(['', ' / '], 'csv')).toBe('file.csv');
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (parts) => {
        expect(fileName(parts, 'pdf')).toMatch(/^[A-Za-z0-9-]{1,120}\.pdf$/);
      }),
    );
  });
});

it('a long name is cut after 120 characters', () => {
  expect(fileName(['x'.repeat(200)], 'csv')).toBe(`${'x'.repeat(120)}.csv`);
});
