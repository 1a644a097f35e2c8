/**
 * One-time dialogs over the dashboard: the onboarding on the first login, the news of eGIRO when it
 * has closed; never together (S1 §4). Mounted once the person may stay on the dashboard. Loaded when needed.
 */
import { DEFAULT_TEXT } from '@portal/contract/errors';
import { useAvailability } from '../../../lib/availability.ts';
import { lazyOrNothing } from '../../../ui/loading/lazy-or-nothing.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import type { NoticedAccount } from '../noticed-account.ts';
import { useDismissal, useFirstLogin } from './first-login.query.ts';

const Onboarding = lazyOrNothing(async () => (await import('./onboarding.tsx')).Onboarding);
const EgiroNews = lazyOrNothing(async () => (await import('./egiro-news.tsx')).EgiroNews);

interface FirstDialogsProps {
  /** The accounts of the selected premises; null while they are not known. */
  readonly accounts: readonly NoticedAccount[] | null;
}

export function FirstDialogs({ accounts }: FirstDialogsProps) {
  const firstLogin = useFirstLogin();
  const { dismiss, setOnboardingAside } = useDismissal();
  const isNewsForThem = useAvailability()('egiro-news') === 'open';
  if (firstLogin.isAwaited || accounts === null) return null;
  // S1 §8: the check's own error, told in the page; no dialog opens (readings §6).
  if (!firstLogin.isKnown) return <Notice isError>{DEFAULT_TEXT}</Notice>;
  if (firstLogin.isFirstLogin) {
    return (
      <Onboarding
        account={accounts[0]?.accountNo ?? null}
        onSeen={() => dismiss('onboarding')}
        onFailed={setOnboardingAside}
      />
    );
  }
  if (!isNewsForThem || firstLogin.dismissed.egiroModal !== null) return null;
  return <EgiroNews onSeen={() => dismiss('egiroModal')} />;
}
