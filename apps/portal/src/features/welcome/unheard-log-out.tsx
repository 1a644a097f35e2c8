/** The strip of somebody whose log-out the provider has not heard: says so, and tries again while it stands. */
import { useEffect } from 'react';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { copy } from './copy.ts';
import styles from './welcome.module.css';

const RETRY_MS = 15_000;

/** @param finish leaves this page for the provider's logout; rejects while it cannot be reached */
export function UnheardLogOut({ finish }: { finish: () => Promise<void> }) {
  useEffect(() => {
    const attempt = () => void finish().catch(() => {});
    attempt();
    const timer = setInterval(attempt, RETRY_MS);
    addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      removeEventListener('online', attempt);
    };
  }, [finish]);
  return (
    <div className={`wrap ${styles.unheard}`}>
      <Notice isError>
        <strong>{copy.unheardLogOut.title}</strong> {copy.unheardLogOut.text}
      </Notice>
    </div>
  );
}
