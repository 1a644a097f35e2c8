import { describe, expect, it } from 'vitest';
import { findLinkPlace, type LinkPlace } from './link-status.ts';

const types = ['I', 'C', undefined] as const;

describe('the landing page of a customer by link status', () => {
  const table: readonly [status: string, byType: Record<'I' | 'C' | 'none', LinkPlace>][] = [
    ['active', { I: 'dashboard', C: 'dashboard', none: 'dashboard' }],
    ['A', { I: 'dashboard', C: 'dashboard', none: 'dashboard' }],
    ['in_progress', { I: 'individual', C: 'company-manual', none: 'individual' }],
    ['IP', { I: 'individual', C: 'company-manual', none: 'individual' }],
    ['pending_document', { I: 'individual', C: 'company-manual', none: 'individual' }],
    ['PD', { I: 'individual', C: 'company-manual', none: 'individual' }],
    // An unknown status is not active.
    ['suspended', { I: 'individual', C: 'individual', none: 'individual' }],
    ['', { I: 'individual', C: 'individual', none: 'individual' }],
    // A name that every object has is no status.
    ['constructor', { I: 'individual', C: 'individual', none: 'individual' }],
  ];
  const rows = table.flatMap(([status, byType]) =>
    types.map((type) => ({ status, type, place: byType[type ?? 'none'] })),
  );

  it.each(rows)("status '$status' of type $type leads to $place", ({ status, type, place }) => {
    expect(findLinkPlace({ status, type })).toBe(place);
  });
});

describe('the landing page after a refused accounts call', () => {
  it.each([
    ['account_in_progress', 'company-manual'],
    ['not_linked', 'choice'],
    ['account_not_found', 'under-review'],
    ['no_active_utilities_account', 'error'],
    ['SK_UNKNOWN_1001', 'error'],
    ['other', 'error'],
    ['', 'error'],
    ['toString', 'error'],
  ] as const)("a call refused with '%s' leads to %s", (code, place) => {
    expect(findLinkPlace({ code })).toBe(place);
  });
});
