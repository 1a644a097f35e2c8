/** Pages that leave at once: for the provider's sign-in, its reset page, its logout. */
import { useSearch } from '@tanstack/react-router';
import { ActOncePage, openSession } from '../../features/session/index.ts';
import { loadConfig } from '../../lib/config.ts';
import { currentMode, wantedEnd } from '../../lib/modes.ts';
import { endSession, signIn } from '../session-gate.ts';

export function LogIn() {
  return <ActOncePage act={() => signIn({ returnTo: '/home' })} />;
}

export function ResetPassword() {
  return (
    <ActOncePage
      act={async () => {
        const { identity } = await loadConfig();
        if (identity.profileUrls.password) location.replace(identity.profileUrls.password);
        else await signIn({ returnTo: '/home' });
      }}
    />
  );
}

export function LogOut() {
  const { errorCode } = useSearch({ strict: false });
  return <ActOncePage act={() => logOut(errorCode)} />;
}

/** A log-out on a kiosk ends its session, also from the provider's pages; a failure is told on the welcome page. */
async function logOut(errorCode: string | undefined): Promise<void> {
  if (currentMode() === 'kiosk' && errorCode === undefined)
    await endSession({ to: wantedEnd(), isRequested: false });
  else await (await openSession()).logOut({ errorCode });
}
