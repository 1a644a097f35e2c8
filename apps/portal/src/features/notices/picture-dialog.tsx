/** A dialog with a picture on ink: at its head, or at its side on wide screens. On phones a sheet from below. */
import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import styles from './picture-dialog.module.css';

interface PictureDialogProps {
  readonly picture: ReactNode;
  readonly isPictureAside?: boolean;
  readonly closeLabel: string;
  onClose(): void;
  /** Holds one Heading with slot 'title', which names the dialog. */
  readonly children: ReactNode;
}

export function PictureDialog(props: PictureDialogProps) {
  const { picture, isPictureAside = false, closeLabel, onClose, children } = props;
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={styles.scrim ?? ''}
    >
      <Modal className={`${styles.frame} ${isPictureAside ? styles.aside : ''}`}>
        <Dialog className={styles.dialog ?? ''}>
          <div className={styles.picture}>{picture}</div>
          <IconButton label={closeLabel} onClick={onClose} className={styles.close}>
            <Icon name="close" size={24} />
          </IconButton>
          <div className={styles.words}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
