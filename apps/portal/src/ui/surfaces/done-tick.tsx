/** Tick on accent for a finished step. Decoration: the words beside it say so. Its side is --done-tick, by default 30 px. */
import { useEffect, useRef } from 'react';
import styles from './done-tick.module.css';
import { Icon } from './icons.tsx';

export function DoneTick() {
  return (
    <span className={styles.tick} aria-hidden="true">
      <Icon name="check" />
    </span>
  );
}

/** Heading of an answer that has just come: it takes the focus. */
export function DoneHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="title-2 row gap-14">
      <DoneTick />
      {children}
    </h2>
  );
}
