import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetStored } from '../../../features/session/log-out.ts';
import { setSession } from '../../../lib/session/session.ts';
import { forgetEverything, storageKeys } from '../../../lib/storage.ts';
import { createRouter } from '../../router.ts';
import {
  forgetInvitation,
  INVITATION_PATH,
  keepInvitation,
  keepInvitationForOtherTabs,
  pageAfterVerify,
  pageOfInvited,
  readInvitation,
} from './invitation-path.ts';

const person = { subject: 's', email: 'a@b.example', emailVerified: false, name: 'A', isInternal: false };

afterEach(() => {
  forgetEverything();
  setSession(null);
});

describe('an invited person who has to verify their e-mail first', () => {
  it('comes back to the invitation after that, and goes on to linking without one', () => {
    expect(pageAfterVerify()).toBe('/link-account');
    keepInvitation('token=abc');
    expect(pageAfterVerify()).toBe(INVITATION_PATH);
    expect(readInvitation()).toBe('abc');
  });

  it('keeps the invitation when the page is opened again without its token', () => {
    keepInvitation('token=abc');
    keepInvitation('');
    expect(readInvitation()).toBe('abc');
  });

  it('has nothing kept once the invitation was opened or put off', () => {
    keepInvitation('token=abc');
    forgetInvitation();
    expect(pageAfterVerify()).toBe('/link-account');
  });

  it('finds it in the tab that the link of the verification mail opens, and nobody else does', () => {
    setSession(person);
    keepInvitation('token=abc');
    keepInvitationForOtherTabs();
    sessionStorage.clear();
    expect(pageOfInvited({ kind: 'not-linked' })).toEqual({ to: INVITATION_PATH });
    expect(pageAfterVerify()).toBe(INVITATION_PATH);
    setSession({ ...person, subject: 'another' });
    expect(pageOfInvited({ kind: 'not-linked' })).toBeNull();
    setSession(person);
    expect(pageOfInvited({ kind: 'ready' })).toBeNull();
    forgetInvitation();
    expect(pageOfInvited({ kind: 'not-linked' })).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('finds none after a logout', () => {
    setSession(person);
    keepInvitation('token=abc');
    keepInvitationForOtherTabs();
    forgetStored();
    expect(readInvitation()).toBeNull();
  });

  it('leaves nothing of it in the storage of a kiosk', () => {
    sessionStorage.setItem(storageKeys.mode, 'kiosk');
    setSession(person);
    keepInvitation('token=abc');
    keepInvitationForOtherTabs();
    expect(readInvitation()).toBe('abc');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  });

  it('has the token kept as soon as the link of the mail is opened', async () => {
    setSession(person);
    const initialEntries = [`${INVITATION_PATH}#token=from-the-mail`];
    await createRouter(createMemoryHistory({ initialEntries })).load();
    expect(readInvitation()).toBe('from-the-mail');
  });
});
