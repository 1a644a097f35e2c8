/** It is linked: the dashboard opens by itself after ten seconds, or when asked. Inside the app nothing moves by itself. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from './company-linked.module.css';
import { CountdownRing } from './countdown-ring.tsx';
import type { Company } from './retrieval.ts';

/** The redirect time constant (S1 §9), seconds. */
const REDIRECT_AFTER = 10;

interface CompanyLinkedProps {
  readonly company: Company;
  readonly isInApp: boolean;
  goToDashboard(): void;
}

export function CompanyLinked({ company, isInApp, goToDashboard }: CompanyLinkedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section className={`statement ${styles.card}`} aria-labelledby="linked-title">
      <div>
        <span className={styles.tick}>
          <Icon name="check" size={26} />
        </span>
        <h1 id="linked-title" className={styles.title}>
          {isInApp ? copy.ready.title : copy.linked}
        </h1>
        <p className={styles.company}>
          {company.companyName}
          <br />
          {copy.ready.uen(company.uen)}
        </p>
        <Button ref={button} kind="act" className={styles.act} onClick={goToDashboard}>
          {copy.ready.act}
        </Button>
      </div>
      {!isInApp && <Countdown goToDashboard={goToDashboard} />}
    </section>
  );
}

function Countdown({ goToDashboard }: { goToDashboard: () => void }) {
  const left = useCountdown(REDIRECT_AFTER, goToDashboard);
  return <CountdownRing left={left} of={REDIRECT_AFTER} text={copy.ready.opensIn(left)} />;
}

/** @returns the seconds that are left */
function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setLeft((count) => Math.max(0, count - 1));
    }, 1_000);
    return () => clearInterval(timer);
  }, []);

  const isOver = left === 0;
  useEffect(() => {
    if (isOver) end.current();
  }, [isOver]);
  return left;
}
