import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { setSession } from '../lib/session/session.ts';
import { storageKeys } from '../lib/storage.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useWizardDraft } from './use-wizard-draft.ts';

const schema = z.object({ date: z.string(), floor: z.string() });
const options = { flow: 'move', schema, empty: { date: '', floor: '' } };
const signIn = (subject: string) =>
  setSession({ subject, email: null, emailVerified: true, name: null, isInternal: false });
const open = () => renderHook(() => useWizardDraft(options)).result;
const storedKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(storageKeys.draftPrefix));

afterEach(() => {
  cleanup();
  setSession(null);
  sessionStorage.clear();
});

describe('a draft of a flow', () => {
  it('is there again after a reload, also what was changed in one moment', () => {
    signIn('mei.lin@example.com');
    const first = open();
    act(() => {
      first.current.change({ date: '2026-12-03' });
      first.current.change({ floor: '07' });
    });
    cleanup();
    expect(open().current.data).toEqual({ date: '2026-12-03', floor: '07' });
  });

  it('is not shown to another person in the same browser, and names nobody in storage', () => {
    signIn('mei.lin@example.com');
    const first = open();
    act(() => first.current.change({ date: '2026-12-03' }));
    cleanup();
    signIn('bernard');
    expect(open().current.data).toEqual(options.empty);
    expect(storedKeys().join()).not.toContain('mei');
  });

  it('begins empty after it was sent', () => {
    signIn('mei.lin@example.com');
    const first = open();
    act(() => first.current.change({ date: '2026-12-03' }));
    act(() => first.current.forget());
    expect(first.current.data).toEqual(options.empty);
    expect(storedKeys()).toEqual([]);
  });

  it('stays in the memory of the page on a kiosk', () => {
    sessionStorage.setItem(storageKeys.mode, 'kiosk');
    signIn('mei.lin@example.com');
    const first = open();
    act(() => first.current.change({ date: '2026-12-03' }));
    expect(first.current.data.date).toBe('2026-12-03');
    expect(storedKeys()).toEqual([]);
  });
});

describe('the warning before a page is left', () => {
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('comes only while something is unsent', () => {
    signIn('mei.lin@example.com');
    const { rerender } = renderHook((hasUnsent: boolean) => useLeaveWarning(hasUnsent), {
      initialProps: false,
    });
    expect(leaves()).toBe(true);
    rerender(true);
    expect(leaves()).toBe(false);
    rerender(false);
    expect(leaves()).toBe(true);
  });

  it('does not hold up a page whose session has ended', () => {
    signIn('mei.lin@example.com');
    renderHook(() => useLeaveWarning(true));
    setSession(null);
    expect(leaves()).toBe(true);
  });

  it.each(['kiosk', 'mobile'])('does not come in %s mode, whose page is closed from outside', (mode) => {
    sessionStorage.setItem(storageKeys.mode, mode);
    signIn('mei.lin@example.com');
    renderHook(() => useLeaveWarning(true));
    expect(leaves()).toBe(true);
  });
});
