/** Opens the drawer on phones. Its code is loaded when the pointer or the focus first comes near. */
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { copy } from './copy.ts';
import type { ShownMenu } from './menu.ts';
import styles from './menu-button.module.css';
import type { HeaderPerson } from './person.ts';

const loadDrawer = () => import('./menu-drawer.tsx');
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));

export function MenuButton({ menu, person }: { menu: ShownMenu; person: HeaderPerson }) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles.button}`}
        aria-label={copy.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </button>
      {/* Stays from then on, so that it can slide out. */}
      {wasOpened && (
        <Suspense fallback={null}>
          <MenuDrawer isOpen={open} onClose={() => setOpen(false)} menu={menu} person={person} />
        </Suspense>
      )}
    </>
  );
}
