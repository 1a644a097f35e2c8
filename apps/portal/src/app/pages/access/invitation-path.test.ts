import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { setSession } from '../../../lib/session/session.ts';
import { forgetEverything } from '../../../lib/storage.ts';
import { createRouter } from '../../router.ts';
import {
  forgetInvitation,
  INVITATION_PATH,
  keepInvitation,
  pageAfterVerify,
  readInvitation,
} from './invitation-path.ts';

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

  it('has the token kept as soon as the link of the mail is opened', async () => {
    setSession({ subject: 's', email: 'a@b.example', emailVerified: false, name: 'A', isInternal: false });
    const initialEntries = [`${INVITATION_PATH}#token=from-the-mail`];
    await createRouter(createMemoryHistory({ initialEntries })).load();
    expect(readInvitation()).toBe('from-the-mail');
  });
});
