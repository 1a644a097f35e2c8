/**
 * Names of the files that a customer saves: parts joined by '-', blanks as '-' (S2 §7, readings §1). With any
 * parts, the name fits a header and every file system.
 */
import type { AccountNo } from './account-number.ts';
import { formatDay, getFirstDay, type SgDay, type SgMonth } from './sg-time.ts';

/** '8934521670-Nov-2026.pdf' from '8934521670' and 'Nov 2026'. */
export function fileName(
  parts: readonly string[],
  extension: 'pdf' | 'csv' | 'json' | 'xml' | 'svg' | 'png',
): string {
  const name = parts
    .map((part) =>
      part
        .trim()
        .replace(/\s+/g, '-')
        .replace(/[^A-Za-z0-9-]/g, ''),
    )
    .filter((part) => part !== '')
    .join('-');
  return `${name === '' ? 'file' : name.slice(0, 120)}.${extension}`;
}

/** 'Nov 2026', the period in the name of a bill. */
export const filePeriod = (month: SgMonth): string => formatDay(getFirstDay(month)).slice(3);

export const billFileName = (account: AccountNo, month: SgMonth): string =>
  fileName([account, filePeriod(month)], 'pdf');

/** 'Consumption-Monthly-8934521670-20-Nov-2026.csv' (S2 §7). */
export const consumptionFileName = (
  by: 'Monthly' | 'Daily' | 'Hourly',
  account: AccountNo,
  today: SgDay,
  extension: 'csv' | 'xml' | 'json',
): string => fileName(['Consumption', by, account, formatDay(today)], extension);

/** 'Pink-Notice-8934521670-12-Nov-2026.pdf' (ours). */
export const letterFileName = (name: string, account: string, printed: SgDay): string =>
  fileName([name, account, formatDay(printed)], 'pdf');

/** 'AccountNo-8920014410-20-Nov-2026.csv' (S3 §2.1). */
export const subAccountsFileName = (masterAccount: AccountNo, today: SgDay): string =>
  fileName(['AccountNo', masterAccount, formatDay(today)], 'csv');

/** 'Receipt-PN-2611-204817.pdf' (ours). */
export const receiptFileName = (orderId: string): string => fileName(['Receipt', orderId], 'pdf');

/** 'PayNow-8934521670-20-Nov-2026.png' (ours): the saved code, a picture that every bank's app can load; else as drawn. */
export const paynowFileName = (account: AccountNo, today: SgDay, extension: 'png' | 'svg'): string =>
  fileName(['PayNow', account, formatDay(today)], extension);
