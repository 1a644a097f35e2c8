/**
 * The white card and its ink form, the statement. Owns the frame and the fixed title (overline);
 * the answer inside belongs to the feature. At most one statement stands on a screen.
 */
import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** The fixed title in the words of the specification; it also names the region. */
  readonly title: string;
  /** Draws the title for screen readers only, where the answer stands first. */
  readonly titleHidden?: boolean;
  readonly tone?: 'surface' | 'statement';
  /** True while the inside waits for data; screen readers then hear nothing half-filled. */
  readonly busy?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Card({ title, titleHidden, tone = 'surface', busy, className, children }: CardProps) {
  const titleId = useId();
  const frame = [styles.card, tone === 'statement' && styles.statement, className].filter(Boolean).join(' ');
  return (
    <section className={frame} aria-labelledby={titleId} aria-busy={busy || undefined}>
      <h2 id={titleId} className={titleHidden ? styles.hidden : styles.overline}>
        {title}
      </h2>
      {children}
    </section>
  );
}
