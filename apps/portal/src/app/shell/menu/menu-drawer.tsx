/**
 * The menu of phones: slides in from the right, its title line stays, the strip of page beside it closes it. The
 * focus is kept inside and given back. Loaded when first opened.
 */
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { formatInitials } from '../../../lib/initials.ts';
import { IconButton } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { AccountItems } from '../account/account-items.tsx';
import type { HeaderPerson } from '../account/person.ts';
import { copy } from '../copy.ts';
import type { ShownMenu } from './menu.ts';
import styles from './menu-drawer.module.css';
import { MenuFold } from './menu-fold.tsx';
import { MenuList } from './menu-list.tsx';

export interface MenuDrawerProps {
  readonly isOpen: boolean;
  onClose(): void;
  readonly menu: ShownMenu;
  readonly person: HeaderPerson;
}

export function MenuDrawer({ isOpen, onClose, menu, person }: MenuDrawerProps) {
  const { name, email } = person.session;
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={styles.scrim ?? ''}
    >
      <Modal className={styles.drawer ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {copy.openMenu}
            </Heading>
            <IconButton label={copy.close} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </div>
          <nav className={styles.body} aria-label={copy.menu}>
            <MenuList menu={menu} pathname={person.pathname} onDone={onClose}>
              <MenuFold
                label={copy.items.profile}
                note={name ?? email ?? undefined}
                lead={
                  <span className="avatar" aria-hidden="true">
                    {formatInitials(name, email)}
                  </span>
                }
              >
                <div className={styles.profile}>
                  <AccountItems {...person} onDone={onClose} />
                </div>
              </MenuFold>
            </MenuList>
          </nav>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
