/** /verify: asks for the e-mail to be verified, looks again, sends the mail again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { showToast } from '../../../ui/dialogs/toast.ts';
import { Message } from '../../../ui/surfaces/message.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { copy } from '../copy.ts';

export interface VerifySteps {
  readonly email: string;
  /** Renews the token, looks at it, then at the profile. */
  isVerified(): Promise<boolean>;
  resend(): Promise<void>;
  /** The person is verified: on to where their account leads. */
  goOn(): void;
  reload(): void;
  /** true right after Continue has reloaded the page. */
  wasAsked(): boolean;
}

export function VerifyPage({ steps }: { steps: VerifySteps }) {
  const [asked] = useState(steps.wasAsked);
  const [looked, setLooked] = useState(false);
  const [sending, setSending] = useState(false);
  const [notSent, setNotSent] = useState(false);
  useLookAgain(steps, setLooked);

  const resend = async () => {
    setSending(true);
    await steps.resend().then(
      () => showToast(copy.verifySent),
      () => setNotSent(true),
    );
    setSending(false);
  };
  const [before, email, after] = copy.verifyLead(steps.email);

  return (
    <>
      <Message
        icon="mail"
        heading={copy.verifyHeading}
        acts={
          <>
            <Button onClick={steps.reload}>{copy.verifyContinue}</Button>
            <Button kind="second" busy={sending} onClick={() => void resend()}>
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
        {asked && looked && <Notice>{copy.verifyNotYet}</Notice>}
      </Message>
      {notSent && (
        <Dialog
          title={copy.errorTitle}
          closeLabel={copy.close}
          onClose={() => setNotSent(false)}
          acts={<Button onClick={() => setNotSent(false)}>{copy.ok}</Button>}
        >
          <p>{copy.verifyNotSent}</p>
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
