/** The account panel under its button. Loaded when opened. */
import type { RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { copy } from '../copy.ts';
import { AccountItems } from './account-items.tsx';
import styles from './account-panel.module.css';
import type { HeaderPerson } from './person.ts';

export interface AccountPanelProps extends HeaderPerson {
  readonly opener: RefObject<HTMLButtonElement | null>;
  onClose(): void;
}

export function AccountPanel({ opener, onClose, ...person }: AccountPanelProps) {
  return (
    <Popover
      triggerRef={opener}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="bottom end"
      offset={26}
      crossOffset={-6}
      className={styles.panel ?? ''}
    >
      <Dialog className={styles.dialog ?? ''} aria-label={copy.account}>
        <AccountItems {...person} onDone={onClose} />
      </Dialog>
    </Popover>
  );
}
