import { describe, expect, it } from 'vitest';
import { applyBillOptions, decideDelivery, findBillOptionsProblem } from './bill-options.ts';

const options = (isSoftCopy: boolean, isHardCopy: boolean) => ({ isSoftCopy, isHardCopy });

describe('the monthly bill summary', () => {
  it.each([
    ['by e-mail', options(true, false), false, null],
    ['by post', options(false, true), false, null],
    ['by both', options(true, true), true, null],
    ['by neither', options(false, false), false, 'Please select at least one option'],
    ['by neither on the wholesale plan', options(false, false), true, 'Please select at least one option'],
    [
      'by e-mail alone on the wholesale plan',
      options(true, false),
      true,
      'Opting out of hard copy bills is not allowed on the wholesale plan.',
    ],
  ])('%s is judged', (_, chosen, isWholesale, problem) => {
    expect(findBillOptionsProblem(chosen, isWholesale)).toBe(problem);
  });

  it('applied to all accounts leaves the hard copy of a wholesale account', () => {
    expect(applyBillOptions(options(true, false), true)).toEqual(options(true, true));
    expect(applyBillOptions(options(true, false), false)).toEqual(options(true, false));
  });

  it.each([
    [options(true, false), 1, { byEmail: true, byPost: false }],
    [options(true, true), 2, { byEmail: true, byPost: true }],
    [options(false, true), 1, { byEmail: false, byPost: true }],
    [options(true, false), 0, { byEmail: false, byPost: true }],
  ])('decides how a bill goes out: %j for %i logins', (chosen, logins, delivery) => {
    expect(decideDelivery(chosen, logins)).toEqual(delivery);
  });
});
