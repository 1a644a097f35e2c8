/** The promise and the two ways in, over the drawn day. Carries no OIDC client: a press loads it. */
import { type MouseEvent, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { copy } from './copy.ts';
import { DayGraphic } from './day-graphic.tsx';
import styles from './hero.module.css';

export interface SignInMethods {
  logIn(): Promise<void>;
  /** null: to the page that says what to have at hand. */
  readonly signUp: (() => Promise<void>) | null;
}

export function Hero({ logIn, signUp }: SignInMethods) {
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
    <div className={styles.hero}>
      <div className="wrap">
        <h1 className={styles.promise}>
          {copy.promise.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.lead}>{copy.lead}</p>
        {/* A press before the script has come still leads on: to /login, which does the same. */}
        <form action="/login" className={`button-row ${styles.actions}`}>
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
  );
}
