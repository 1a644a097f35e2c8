/** /welcome: one promise, one act. Carries neither the OIDC client nor the query library: Log in loads them. */
import { type MouseEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Dialog } from '../../ui/lazy-dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { copy } from './copy.ts';
import { DayGraphic } from './day-graphic.tsx';
import { welcomeError } from './error-code.ts';
import styles from './welcome.module.css';

export interface WelcomeProps {
  /** From the address; shown once, then taken out of it. */
  readonly errorCode: string | undefined;
  forgetErrorCode(): void;
  logIn(): Promise<void>;
  /** null: to the page that says what to have at hand. */
  readonly signUp: (() => Promise<void>) | null;
}

export function WelcomePage({ errorCode, forgetErrorCode, logIn, signUp }: WelcomeProps) {
  const [leaving, setLeaving] = useState(false);
  const [unreachable, setUnreachable] = useState(false);
  const leaveBy = (way: () => Promise<void>) => (event: MouseEvent) => {
    event.preventDefault();
    setLeaving(true);
    setUnreachable(false);
    way().catch(() => {
      setLeaving(false);
      setUnreachable(true);
    });
  };

  return (
    <>
      <div className={styles.hero}>
        <div className="wrap">
          <h1 className={styles.promise}>
            {copy.promise.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className={styles.lead}>{copy.lead}</p>
          {/* A press before the script has come still leads on: to /login, which does the same. */}
          <form action="/login" className={`button-row ${styles.acts}`}>
            <Button type="submit" kind="act" busy={leaving} onClick={leaveBy(logIn)}>
              {copy.logIn}
            </Button>
            {signUp ? (
              <Button kind="on-ink" busy={leaving} onClick={leaveBy(signUp)}>
                {copy.signUp}
              </Button>
            ) : (
              <LinkButton to="/signup-info" kind="on-ink">
                {copy.signUp}
              </LinkButton>
            )}
          </form>
          <p className={styles.unreachable} role="alert">
            {unreachable && copy.unreachable}
          </p>
        </div>
        <DayGraphic />
      </div>
      <div className={`wrap ${styles.below}`}>
        <div className={styles.legend}>
          <span className="second">{copy.graphic}</span>
          <ul>
            {(['electricity', 'water', 'gas'] as const).map((utility) => (
              <li key={utility}>
                <Icon name={utility} className={styles[utility]} size={20} />
                {copy.utilities[utility]}
              </li>
            ))}
          </ul>
        </div>
        <p className="assurance">
          <Icon name="shield" />
          {copy.assurance}
        </p>
      </div>
      <ErrorPopup errorCode={errorCode} onSeen={forgetErrorCode} />
    </>
  );
}

function ErrorPopup({ errorCode, onSeen }: { errorCode: string | undefined; onSeen: () => void }) {
  const [shown, setShown] = useState(errorCode);
  // The address lets go of the code at once; the popup stays until it is closed.
  useEffect(() => {
    if (errorCode === undefined) return;
    setShown(errorCode);
    onSeen();
  }, [errorCode, onSeen]);
  if (shown === undefined) return null;
  const { title, text } = welcomeError(shown);
  const close = () => setShown(undefined);
  return (
    <Dialog
      title={title}
      closeLabel={copy.close}
      onClose={close}
      acts={<Button onClick={close}>{copy.ok}</Button>}
    >
      <p className="second">{text}</p>
    </Dialog>
  );
}
