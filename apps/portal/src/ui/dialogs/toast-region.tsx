/** Where toasts show: bottom centre, a polite live region, 6 seconds, longer while hovered or focused. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../surfaces/icons.tsx';
import styles from './toast.module.css';
import { currentToast, hideToast, subscribeToToasts } from './toast.ts';

export const TOAST_MS = 6000;

export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const [held, setHeld] = useState(false);
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined || held) return;
    const timer = setTimeout(() => hideToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, held]);

  return (
    // The region stands from the start: screen readers only hear what arrives in one that they know.
    <div className={styles.region} role="status">
      {toast && (
        // biome-ignore lint/a11y/noStaticElementInteractions: reading time, not an act
        <div
          className={`toast ${styles.toast}`}
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={() => setHeld(false)}
        >
          <Icon name="check" size={20} />
          {toast.text}
        </div>
      )}
    </div>
  );
}
