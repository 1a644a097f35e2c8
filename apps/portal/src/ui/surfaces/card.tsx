/**
 * The white card and its ink form, the statement. Owns the frame and the fixed title (overline);
 * the answer inside belongs to the feature. At most one statement stands on a screen.
 */
import { type ReactNode, type Ref, useId } from 'react';
import styles from './card.module.css';

const titleClass = { overline: 'overline', heading: styles.heading, hidden: 'hidden-visually' };

interface CardProps {
  /** The fixed title in the words of the specification; it also names the region. */
  readonly title: string;
  /** Continuation of the title, on a line of its own and in a quieter voice. */
  readonly titleRest?: string | undefined;
  /** overline: small and fixed; heading: the title is the card's first line; hidden: for screen readers only. */
  readonly titleRole?: 'overline' | 'heading' | 'hidden';
  readonly tone?: 'surface' | 'statement';
  /** True while the inside waits for data. */
  readonly busy?: boolean;
  readonly className?: string | undefined;
  /** Takes the focus by script, when a button inside it went away with what it did. */
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly children: ReactNode;
}

export function Card({
  title,
  titleRest,
  titleRole = 'overline',
  tone = 'surface',
  busy,
  className,
  ref,
  children,
}: CardProps) {
  const titleId = useId();
  const look = tone === 'statement' ? 'statement' : 'card';
  return (
    <section
      ref={ref}
      tabIndex={-1}
      data-quiet-focus=""
      className={[look, 'shrinks relative', className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
    >
      <h2 id={titleId} className={titleClass[titleRole]}>
        {title}
        {titleRest !== undefined && <span className={styles.rest}> {titleRest}</span>}
      </h2>
      {children}
    </section>
  );
}
