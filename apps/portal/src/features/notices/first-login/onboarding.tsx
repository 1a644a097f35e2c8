/** The onboarding: its slides, or one line with the code why they could not be had (S1 §8). */
import { useQuery } from '@tanstack/react-query';
import { NO_ANSWER, toApiError } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { copy } from '../copy.ts';
import { OnboardingDialog } from './onboarding-dialog.tsx';
import { onboardingItemsQuery } from './onboarding-items.query.ts';

interface OnboardingProps {
  /** Account of the link to the mailing address. */
  readonly account: string | null;
  /** Closed at any slide. */
  onSeen(): void;
  /** Closed without having seen a slide: they come again at the next load. */
  onFailed(): void;
}

export function Onboarding({ account, onSeen, onFailed }: OnboardingProps) {
  const query = useQuery(onboardingItemsQuery());
  if (query.data) return <OnboardingDialog items={query.data} account={account} onClose={onSeen} />;
  if (!query.isError) return null;
  return (
    <Dialog
      title={copy.onboarding.errorTitle}
      closeLabel={copy.onboarding.close}
      onClose={onFailed}
      actions={<Button onClick={onFailed}>{copy.onboarding.close}</Button>}
    >
      <p className="second">{copy.onboarding.error(shownCode(toApiError(query.error).code))}</p>
    </Dialog>
  );
}

/** A code is letters, digits and '_'; a sentence in its place is nobody's to show here. */
function shownCode(code: string): string {
  return /^\w{1,40}$/.test(code) ? code : NO_ANSWER;
}
