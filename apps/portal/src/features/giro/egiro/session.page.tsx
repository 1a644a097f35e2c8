/**
 * /e-giro/session/{property}: the bank stands in a window of its own; after five seconds the page of the result asks the
 * gateway what is true (S2 §2 §9, readings §13).
 */
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStillHere } from '../../../lib/use-still-here.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { useGiroPaths } from '../paths.ts';
import { copy as pages } from './copy.ts';
import styles from './result.module.css';

const copy = pages.session;
const WAIT_MS = 5_000;

interface SessionPageProps {
  readonly property: string;
  /** The query as it came. */
  readonly search: Readonly<Record<string, string | undefined>>;
}

export function SessionPage({ property, search }: SessionPageProps) {
  const navigate = useNavigate();
  const isHere = useStillHere();
  const { giro, status } = useGiroPaths();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one wait for each page
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isHere()) void navigate({ to: `${status}/${property}/success`, search, replace: true });
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [property]);
  return (
    <section className={`card ${styles.card}`}>
      <h1 tabIndex={-1} className={styles.heading}>
        {copy.title}
      </h1>
      <Waiting text={copy.text} />
      <LinkButton to={giro} kind="second">
        {copy.cancel}
      </LinkButton>
      <p className="small second">{copy.note}</p>
    </section>
  );
}
