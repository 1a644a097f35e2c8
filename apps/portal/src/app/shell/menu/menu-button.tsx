/** Opens the drawer on phones. Its code is loaded when the pointer or the focus first comes near. */
import { useState } from 'react';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import type { HeaderPerson } from '../account/person.ts';
import { copy } from '../copy.ts';
import type { ShownMenu } from './menu.ts';
import styles from './menu-button.module.css';
import type { MenuDrawerProps } from './menu-drawer.tsx';

const loadDrawer = () => import('./menu-drawer.tsx');
const MenuDrawer = lazyPart<MenuDrawerProps>(async () => (await loadDrawer()).MenuDrawer);
/** Whether it comes is told when the drawer opens. */
const preload = () => void loadDrawer().catch(() => {});

export function MenuButton({ menu, person }: { menu: ShownMenu; person: HeaderPerson }) {
  const [open, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles.button}`}
        aria-label={copy.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpenings(openings + 1);
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </button>
      {/* Stays from then on, so that it can slide out. */}
      {openings > 0 && (
        <MenuDrawer key={openings} isOpen={open} onClose={() => setOpen(false)} menu={menu} person={person} />
      )}
    </>
  );
}
