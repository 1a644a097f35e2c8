/** Outcome of the readings that were sent, in the words of the specification; takes the focus when it comes. */
import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './meter-readings.page.module.css';
import type { OutcomeMessage } from './outcome.ts';

export function SubmitResult({ messages }: { readonly messages: readonly OutcomeMessage[] }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (messages.length > 0) section.current?.focus();
  }, [messages]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      data-quiet-focus=""
      aria-label={copy.outcome.title}
      aria-live="polite"
      hidden={messages.length === 0}
      className={styles.result}
    >
      {messages.map(({ isFailure, title, text, notes }) => (
        <div key={title} className={isFailure ? 'notice notice-error' : `notice ${styles.done}`}>
          <Icon name={isFailure ? 'warning' : 'check'} />
          <div>
            <h2 className="strong">{title}</h2>
            <p>{text}</p>
            {notes.map((note) => (
              <p key={note} className="small second">
                {note}
              </p>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
