/**
 * A dialog on React Aria: focus kept inside and given back, the page behind made inert, Escape closes unless
 * it is a decision. Loaded when first opened: take it from lazy-dialog.tsx.
 */
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../actions/button.tsx';
import { useHeadingAfterClose } from '../navigation/focus-heading.ts';
import { Icon } from '../surfaces/icons.tsx';
import styles from './dialog.module.css';
import sheet from './sheet.module.css';

export interface DialogProps {
  readonly title: string;
  onClose(): void;
  /** Must be answered by one of its acts: no close button, no Escape, no press outside. */
  readonly isDecision?: boolean;
  /** Accessible name of the close button. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

export function Dialog({ title, onClose, isDecision = false, closeLabel, children, actions }: DialogProps) {
  useHeadingAfterClose();
  return (
    <ModalOverlay
      isOpen
      isDismissable={!isDecision}
      isKeyboardDismissDisabled={isDecision}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={sheet.scrim ?? ''}
    >
      <Modal className={sheet.frame ?? ''}>
        <AriaDialog role={isDecision ? 'alertdialog' : 'dialog'} className={styles.dialog ?? ''}>
          <div className={styles.head}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {!isDecision && closeLabel && (
              <IconButton label={closeLabel} onClick={onClose}>
                <Icon name="close" />
              </IconButton>
            )}
          </div>
          {children}
          {actions && <div className={`button-row ${styles.actions}`}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
