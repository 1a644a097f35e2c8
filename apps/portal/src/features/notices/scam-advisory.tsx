/**
 * The scam advisory: a strip on every load until it is closed, then not again that day in Singapore (S1 §4).
 * Closing it moves the cards up and leaves the focus where the strip was.
 */
import { useEffect, useRef, useState } from 'react';
import { useAvailability } from '../../lib/availability.ts';
import { IconButton } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import { useDismissal, useFirstLogin } from './first-login/first-login.query.ts';
import { useToday } from './promotions/use-today.ts';
import styles from './scam-advisory.module.css';

interface ScamAdvisoryProps {
  /** It is not known yet what the selected accounts have. */
  readonly isAwaited?: boolean;
}

export function ScamAdvisory({ isAwaited = false }: ScamAdvisoryProps) {
  const isOn = useAvailability()('scam-advisory') === 'open';
  const firstLogin = useFirstLogin();
  const today = useToday();
  const { dismiss } = useDismissal();
  const [closedOn, setClosedOn] = useState<string | null>(null);
  if (firstLogin.dismissed.scamAdvisory === today) return closedOn === today ? <Closed /> : null;
  // Most people see it at most loads: its place is kept, so that no card moves when it comes.
  if ((isAwaited && !isOn) || (isOn && firstLogin.isAwaited)) return <Strip isHeld />;
  if (!isOn) return null;
  return (
    <Strip
      onClose={() => {
        setClosedOn(today);
        dismiss('scamAdvisory');
      }}
    />
  );
}

/** Held, it is there for its height alone. */
function Strip({ isHeld = false, onClose }: { isHeld?: boolean; onClose?: () => void }) {
  return (
    <section
      className={styles.strip}
      aria-label={copy.scam.name}
      aria-hidden={isHeld || undefined}
      data-held={isHeld || undefined}
    >
      <Icon name="shield" className={styles.icon} />
      <p>
        <strong>{copy.scam.warning}</strong>{' '}
        {copy.scam.advice.map((part, index) => (
          <span key={part} className={index % 2 === 1 ? styles.rest : undefined}>
            {part}
          </span>
        ))}
      </p>
      <IconButton label={copy.scam.close} className={styles.close} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </section>
  );
}

/** Holds the focus of the button that went away: the next Tab leads to what follows the strip. */
function Closed() {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={place} tabIndex={-1} data-quiet-focus="" className="hidden-visually">
      {copy.scam.closed}
    </p>
  );
}
