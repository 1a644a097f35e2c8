/** /signup-info: what to have at hand, before the provider's sign-up. The first of three steps, the others in sight. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './sign-up-info.module.css';

/** The whole way in three bars, as on the provider's own sign-up page. */
const [here, ...later] = copy.steps;

function SignUpSteps() {
  return (
    <>
      <ol className="steps">
        <li aria-current="step">
          <span>{here}</span>
        </li>
        {later.map((name) => (
          <li key={name}>
            <span>{name}</span>
          </li>
        ))}
      </ol>
      <p className="steps-phone" aria-hidden="true">
        {copy.stepOf(1, copy.steps.length, here)}
      </p>
    </>
  );
}

/** @param signUp leaves for the provider's sign-up; rejects when that cannot be reached */
export function SignUpInfoPage({ signUp }: { signUp: () => Promise<void> }) {
  const [leaving, setLeaving] = useState(false);
  const [unreachable, setUnreachable] = useState(false);
  const leave = () => {
    setLeaving(true);
    setUnreachable(false);
    signUp().catch(() => {
      setLeaving(false);
      setUnreachable(true);
    });
  };

  return (
    <div className={styles.page}>
      <SignUpSteps />
      <h1>{copy.title}</h1>
      <p className={`lead ${styles.lead}`}>{copy.lead}</p>
      <section className="card">
        <h2 className={styles.haveReady}>{copy.haveReady}</h2>
        <ul className={styles.ready}>
          {copy.ready.map((line) => (
            <li key={line}>
              <Icon name="check" size={20} />
              {line}
            </li>
          ))}
        </ul>
      </section>
      <p className="notice above-20">
        <Icon name="clock" size={20} />
        <span>{copy.verifyInTime}</span>
      </p>
      {/* A press before the script has come still leads on: the login page has a way to sign up. */}
      <form
        action="/login"
        className={`button-row ${styles.actions}`}
        onSubmit={(event) => {
          event.preventDefault();
          leave();
        }}
      >
        <Button type="submit" busy={leaving}>
          {copy.signUp}
        </Button>
        <Link to="/login" className="text-link">
          {copy.already}
        </Link>
      </form>
      <p className={styles.unreachable} role="alert">
        {unreachable && copy.unreachable}
      </p>
    </div>
  );
}
