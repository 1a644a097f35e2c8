import { describe, expect, it } from 'vitest';
import type { Premises } from '../../features/accounts/index.ts';
import { listOwnPartners } from './partners.ts';

const premises = (bp_no: string, shared: Premises['shared']) => ({ bp_no, shared }) as Premises;

describe('the business partners that a person asks for', () => {
  it('are those of their own premises, each once', () => {
    const own = premises('1000145021', null);
    expect(listOwnPartners([own, premises('2000014410', null), own])).toEqual(['1000145021', '2000014410']);
  });

  it('leave out the holder of a home that somebody else lets them see', () => {
    const home = premises('1000145021', { until: '2027-02-20' });
    expect(listOwnPartners([premises('2000014410', null), home])).toEqual(['2000014410']);
  });
});
