/** /verify: hands the session area's page its steps. */
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { STAFF_PAGE, VerifyPage } from '../../features/session/index.ts';
import { pushFailure, pushSuccess } from '../../lib/analytics.ts';
import { write } from '../../lib/api/api.ts';
import { currentSession } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { keep, storageKeys, takeKept } from '../../lib/storage.ts';
import { isVerified } from '../account/account.ts';

export function Verify() {
  const navigate = useNavigate();
  const email = useSession()?.email ?? '';
  const steps = useMemo(
    () => ({
      email,
      isVerified,
      resend: async () => {
        try {
          await write('user:sendEmailVerification', {}, { withIdToken: true });
        } catch (error) {
          pushFailure('email_verification', error);
          throw error;
        }
        pushSuccess('email_verification');
      },
      goOn: () => {
        pushSuccess('email_verification');
        // The query is kept (S1 §2); from there the status leads on.
        const to = currentSession()?.isInternal ? STAFF_PAGE : '/link-account';
        void navigate({ to, search: (query) => query, replace: true });
      },
      reload: () => {
        keep('session', storageKeys.verifyAsked, 'yes');
        location.reload();
      },
      wasAsked: () => takeKept('session', storageKeys.verifyAsked) !== null,
    }),
    [email, navigate],
  );
  return <VerifyPage steps={steps} />;
}
