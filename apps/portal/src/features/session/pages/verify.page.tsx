/** /verify: asks for the e-mail to be verified, looks again, sends the mail again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { pushFailure, pushSuccess } from '../../../lib/analytics.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Message } from '../../../ui/surfaces/message.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { copy } from '../copy.ts';

export interface VerifySteps {
  readonly email: string;
  /** Renews the token, looks at it, then at the profile. */
  isVerified(): Promise<boolean>;
  resend(): Promise<unknown>;
  /** The person is verified: on to where their account leads. */
  goOn(): void;
  reload(): void;
  /** true right after Continue has reloaded the page. */
  wasRequested(): boolean;
}

export function VerifyPage({ steps }: { steps: VerifySteps }) {
  const [isRequested] = useState(steps.wasRequested);
  const [looked, setLooked] = useState(false);
  const { busy, failure, run, dismissFailure } = useAction({
    send: steps.resend,
    toast: () => copy.verifySent,
    onSuccess: () => pushSuccess('email_verification'),
    onFailure: (error) => pushFailure('email_verification', error),
    describeFailure: () => copy.verifyNotSent,
  });
  useLookAgain(steps, setLooked);

  const [before, email, after] = copy.verifyLead(steps.email);

  return (
    <>
      <Message
        icon="mail"
        heading={copy.verifyHeading}
        actions={
          <>
            <Button onClick={steps.reload}>{copy.verifyContinue}</Button>
            <Button kind="second" busy={busy} onClick={() => void run()}>
              {copy.verifyResend}
            </Button>
          </>
        }
      >
        <p className="lead">
          {before}
          <strong>{email}</strong>
          {after}
          {copy.verifyNext}
        </p>
        {isRequested && looked && <Notice>{copy.verifyNotYet}</Notice>}
      </Message>
      {failure !== null && (
        <Dialog
          title={copy.errorTitle}
          closeLabel={copy.close}
          onClose={dismissFailure}
          actions={<Button onClick={dismissFailure}>{copy.ok}</Button>}
        >
          <p>{failure}</p>
        </Dialog>
      )}
    </>
  );
}

/** On load, and whenever the tab is looked at again: the link was perhaps opened in another one. */
function useLookAgain(steps: VerifySteps, onLooked: (looked: boolean) => void): void {
  const looking = useRef(false);
  const look = useCallback(async () => {
    if (looking.current) return;
    looking.current = true;
    const verified = await steps.isVerified().catch(() => false);
    looking.current = false;
    if (verified) steps.goOn();
    else onLooked(true);
  }, [steps, onLooked]);
  useEffect(() => {
    void look();
    const onVisible = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [look]);
}
