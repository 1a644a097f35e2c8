/** The number of a step, beside its words; the list counts for whoever does not see it. */
import styles from './step-figure.module.css';

export function StepFigure({ step, isLarge = false }: { readonly step: number; readonly isLarge?: boolean }) {
  return (
    <span className={`${styles.figure} ${isLarge ? styles.large : ''}`} aria-hidden="true">
      {step}
    </span>
  );
}
