import { describe, expect, it } from 'vitest';
import { computeEligibility, type EligibilityFacts } from './eligibility.ts';
import { cents } from './money.ts';

const household: EligibilityFacts = {
  system: 'EBS',
  type: 'DOM',
  status: 'Active',
  outstanding: cents(0),
  overdue: cents(0),
  lateCharges: cents(0),
};
const company = { ...household, system: 'MSSL', type: 'NON' } as const;

describe('the requests open to an account', () => {
  it('a household that owes nothing may request nothing', () => {
    expect(computeEligibility(household)).toEqual({
      payment_arrangement: false,
      pink_waiver: false,
      refund: false,
    });
  });

  it('an overdue household may arrange its payment, once', () => {
    const overdue = { ...household, outstanding: cents(30_000), overdue: cents(12_000) };
    expect(computeEligibility(overdue).payment_arrangement).toBe(true);
    expect(computeEligibility({ ...overdue, arrangementPending: true }).payment_arrangement).toBe(false);
    expect(
      computeEligibility({ ...overdue, ...company, outstanding: cents(30_000), overdue: cents(12_000) }),
    ).toEqual({
      payment_arrangement: false,
      pink_waiver: false,
      refund: false,
    });
  });

  it('a late charge may be waived, unless the account is contestable', () => {
    expect(computeEligibility({ ...household, lateCharges: cents(1_090) }).pink_waiver).toBe(true);
    expect(computeEligibility({ ...company, lateCharges: cents(1_090) }).pink_waiver).toBe(false);
  });

  it.each([
    [-1, true],
    [-100_000, true],
    [-100_001, false],
    [0, false],
    [100, false],
  ])('an account at %i cents may be refunded online: %s', (outstanding, allowed) => {
    expect(computeEligibility({ ...household, outstanding: cents(outstanding) }).refund).toBe(allowed);
  });

  it('a credit is refunded once, and only from an EBS account', () => {
    const credit = { ...household, outstanding: cents(-21_240) };
    expect(computeEligibility({ ...credit, refundPending: true }).refund).toBe(false);
    expect(computeEligibility({ ...credit, system: 'MSSL' }).refund).toBe(false);
  });
});

it('one cent overdue can be paid in instalments, one cent of late charges waived', () => {
  expect(computeEligibility({ ...household, overdue: cents(1) })).toMatchObject({
    payment_arrangement: true,
  });
  expect(computeEligibility({ ...household, lateCharges: cents(1) })).toMatchObject({ pink_waiver: true });
  expect(computeEligibility(household)).toMatchObject({ payment_arrangement: false, pink_waiver: false });
});
