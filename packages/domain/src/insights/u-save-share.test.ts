import { expect, it } from 'vitest';
import { cents } from '../money.ts';
import { sgDay } from '../sg-time.ts';
import { shareUSave } from './u-save-share.ts';

it.each([
  ['the last bill of a quarter takes all that is left', 4_503, '2026-12-31', '2026-12-18', 4_503],
  ['the first of three takes a third', 15_000, '2026-12-31', '2026-10-19', 5_000],
  [
    'a month whose bill comes after the last day is none to share with',
    15_000,
    '2026-12-10',
    '2026-10-19',
    7_500,
  ],
  ['a bill on the last day shares', 15_000, '2026-12-19', '2026-10-19', 5_000],
  ['a bill at the end of a short month shares', 15_000, '2027-02-28', '2026-12-31', 5_000],
  ['a bill after the last day takes none', 4_503, '2026-12-31', '2027-01-18', 0],
  ['nothing left takes nothing off', 0, null, '2026-12-18', 0],
  ['a balance below nothing takes nothing off', -100, '2026-12-31', '2026-12-18', 0],
] as const)('%s', (_, left, expiresOn, issuedOn, share) => {
  expect(shareUSave(cents(left), expiresOn && sgDay(expiresOn), sgDay(issuedOn))).toBe(share);
});
