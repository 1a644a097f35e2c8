import { afterEach, describe, expect, it } from 'vitest';
import { keep, storageKeys } from '../../lib/storage.ts';
import { chooseLater, keepDismissal, keptDismissals, nothingDismissed } from './dismissals.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what somebody closed in this login', () => {
  it('is still closed after a reload', () => {
    keepDismissal('mei', 'scamAdvisory', '2026-11-20');
    keepDismissal('mei', 'onboarding', '2026-11-19');
    expect(keptDismissals('mei')).toEqual({
      onboarding: '2026-11-19',
      egiroModal: null,
      scamAdvisory: '2026-11-20',
    });
  });

  it('is nobody else’s', () => {
    keepDismissal('mei', 'onboarding', '2026-11-20');
    expect(keptDismissals('kumar')).toEqual(nothingDismissed);
  });

  it('stands under names that a logout removes and that do not say who it was', () => {
    keepDismissal('mei@example.com', 'onboarding', '2026-11-20');
    keepDismissal('mei@example.com', 'egiroModal', '2026-11-20');
    const names = Object.keys(localStorage).sort();
    expect(names).toHaveLength(2);
    expect(names[0]).toMatch(/^portal\.dismiss\.[0-9a-f]{16}\.egiroModal$/);
    expect(names[1]).toMatch(/^portal\.onboarding\.[0-9a-f]{16}$/);
  });

  it('is not kept in the browser of a kiosk', () => {
    keep('session', storageKeys.mode, 'kiosk');
    keepDismissal('mei', 'onboarding', '2026-11-20');
    expect(Object.keys(localStorage)).toEqual([]);
    expect(keptDismissals('mei').onboarding).toBe('2026-11-20');
  });

  it.each(['', 'true', '{"a":1}', '20 Nov 2026', '<script>'])('is nothing when %j stands there', (text) => {
    keepDismissal('mei', 'scamAdvisory', '2026-11-20');
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, text);
    expect(keptDismissals('mei').scamAdvisory).toBeNull();
  });
});

it('the later day of the gateway’s record and this login’s counts', () => {
  const one = { onboarding: '2026-11-18', egiroModal: null, scamAdvisory: '2026-11-19' };
  const other = { onboarding: null, egiroModal: '2026-11-20', scamAdvisory: '2026-11-20' };
  expect(chooseLater(one, other)).toEqual({
    onboarding: '2026-11-18',
    egiroModal: '2026-11-20',
    scamAdvisory: '2026-11-20',
  });
});
