/** The pop-up of a service page whose data could not be had (readings §1): another try, or leaving the page. */
import { copy } from '../copy.ts';
import { DecisionDialog } from '../dialogs/decision-dialog.tsx';
import type { Retry } from './use-retry.ts';

interface ServiceFailureProps {
  readonly retry: Retry;
  /** Leads customers to the dashboard. */
  onClose(): void;
}

export function ServiceFailure({ retry, onClose }: ServiceFailureProps) {
  return (
    <DecisionDialog
      title={copy.notLoaded.title}
      action={{ label: copy.tryAgain, busy: retry.busy, onPress: retry.press }}
      closeLabel={copy.notLoaded.close}
      onClose={onClose}
    >
      <p className="second">{copy.notLoaded.text}</p>
      <p role="status" className="small second">
        {retry.failures > 0 && !retry.busy ? copy.stillFailing : ''}
      </p>
    </DecisionDialog>
  );
}
