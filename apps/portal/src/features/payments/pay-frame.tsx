/** The dialog of paying: in the middle of wide screens, the whole of a phone's. Closing it cancels no payment. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../../ui/actions/button.tsx';
import sheet from '../../ui/dialogs/sheet.module.css';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './pay-frame.module.css';
import { useHeadingAfter } from './use-heading-after.ts';

interface PayFrameProps {
  onClose(): void;
  /** Below the title. */
  readonly lead?: string | undefined;
  /** Name of the content; when it changes and took the focus with it, the content has the focus. */
  readonly stands?: string;
  readonly children: ReactNode;
}

export function PayFrame({ onClose, lead, stands, children }: PayFrameProps) {
  const inside = useRef<HTMLDivElement>(null);
  const stood = useRef(stands);
  useLayoutEffect(() => {
    // At first the dialog has it, by its name.
    if (stood.current === stands) return;
    stood.current = stands;
    if (document.activeElement !== document.body) return;
    inside.current?.focus({ preventScroll: true });
    inside.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [stands]);
  return (
    <PayOverlay onClose={onClose}>
      <div className={styles.head}>
        <Heading slot="title" level={2} className={styles.title ?? ''}>
          {copy.title}
        </Heading>
        <IconButton label={copy.close} onClick={onClose}>
          <Icon name="close" size={22} />
        </IconButton>
      </div>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <div ref={inside} tabIndex={-1} data-quiet-focus="" className={styles.inside}>
        {children}
      </div>
    </PayOverlay>
  );
}

/** Holds one Heading with slot 'title'. A press beside it does not close it: a code would be lost from sight. */
export function PayOverlay({
  isNarrow = false,
  onClose,
  children,
}: Pick<PayFrameProps, 'onClose' | 'children'> & { readonly isNarrow?: boolean }) {
  useHeadingAfter();
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={`${sheet.scrim} ${styles.scrim}`}
    >
      <Modal className={`${sheet.frame} ${styles.frame} ${isNarrow ? styles.narrow : ''}`}>
        <Dialog className={styles.dialog ?? ''}>{children}</Dialog>
      </Modal>
    </ModalOverlay>
  );
}
