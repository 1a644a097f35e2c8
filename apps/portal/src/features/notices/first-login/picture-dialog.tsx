/** A dialog with a picture on ink: at its head, or at its side on wide screens. On phones a sheet from below. */
import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../../../ui/actions/button.tsx';
import sheet from '../../../ui/dialogs/sheet.module.css';
import { useHeadingAfterClose } from '../../../ui/navigation/focus-heading.ts';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import type { Swipe } from '../use-swipe.ts';
import styles from './picture-dialog.module.css';

interface PictureDialogProps {
  readonly picture: ReactNode;
  readonly isPictureAside?: boolean;
  readonly closeLabel: string;
  /** Fingers drawn over picture and words. */
  readonly swipe?: Swipe;
  onClose(): void;
  /** Holds one Heading with slot 'title', which names the dialog. */
  readonly children: ReactNode;
}

export function PictureDialog(props: PictureDialogProps) {
  const { picture, isPictureAside = false, closeLabel, swipe, onClose, children } = props;
  useHeadingAfterClose();
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={sheet.scrim ?? ''}
    >
      <Modal className={`${sheet.frame} ${styles.frame} ${isPictureAside ? styles.aside : ''}`}>
        <Dialog className={styles.dialog ?? ''}>
          <div className={styles.inside} {...swipe}>
            <div className={styles.picture}>{picture}</div>
            <IconButton label={closeLabel} onClick={onClose} className={styles.close}>
              <Icon name="close" size={24} />
            </IconButton>
            <div className={styles.words}>{children}</div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
