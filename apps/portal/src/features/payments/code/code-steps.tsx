/** How to pay, in three steps: a phone cannot scan itself, so there saving comes first. */

import { copy } from '../copy.ts';
import { StepFigure } from '../step-figure.tsx';
import styles from './code.module.css';

export function CodeSteps({ canKeep }: { readonly canKeep: boolean }) {
  if (!canKeep) return <Steps steps={copy.code.onShared} />;
  return (
    <>
      <Steps steps={copy.code.onComputer} only={styles.onComputer} />
      <Steps steps={copy.code.onPhone} only={styles.onPhone} />
    </>
  );
}

function Steps({
  steps,
  only = '',
}: {
  readonly steps: readonly string[];
  readonly only?: string | undefined;
}) {
  return (
    <ol className={`${styles.steps} ${only}`} aria-label={copy.code.steps}>
      {steps.map((step, index) => (
        <li key={step}>
          <StepFigure step={index + 1} />
          {step}
        </li>
      ))}
    </ol>
  );
}
