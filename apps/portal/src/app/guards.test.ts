import { isRedirect } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { type Session, setSession } from '../lib/session/session.ts';
import { requireStaff } from './guards.ts';

const session: Session = {
  subject: 's',
  email: 'staff@example.com',
  emailVerified: true,
  name: 'Siti Rahmah',
  isInternal: true,
};
afterEach(() => setSession(null));

const ledTo = async (who: Session) => {
  setSession(who);
  const thrown: unknown = await requireStaff('/internal/queues/link-applications').then(
    () => null,
    (error: unknown) => error,
  );
  return isRedirect(thrown) ? thrown.options.to : thrown;
};

describe('a staff page', () => {
  it('lets staff in', async () => {
    expect(await ledTo(session)).toBeNull();
  });

  it('tells everybody else what an unknown address is told, verified or not', async () => {
    expect(await ledTo({ ...session, isInternal: false })).toBe('/404');
    expect(await ledTo({ ...session, isInternal: false, emailVerified: false })).toBe('/404');
  });

  it('asks staff to verify their address first', async () => {
    expect(await ledTo({ ...session, emailVerified: false })).toBe('/verify');
  });
});
