/** What is said where the chat cannot be had: whom to call, and Try Again. */
import { MessageTile, RetryAct } from '../../ui/loading/error-card.tsx';
import type { Retry } from '../../ui/loading/use-retry.ts';
import { telephoneLink, useHelpline } from '../../ui/use-helpline.ts';
import styles from './chat.module.css';
import { copy } from './copy.ts';

export function NotAvailable({ retry }: { readonly retry: Retry }) {
  const helpline = useHelpline();
  return (
    <div className={styles.failed}>
      <MessageTile icon="warning" />
      <p role="alert">
        {copy.notAvailable} {copy.call}{' '}
        <a href={telephoneLink(helpline)} className={styles.number}>
          {helpline}
        </a>
        .
      </p>
      <RetryAct retry={retry} />
    </div>
  );
}
