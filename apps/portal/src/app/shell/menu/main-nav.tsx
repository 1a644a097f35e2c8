/** The main menu in the header; 'Services' opens its panel. Phones have the drawer instead. */

import { copy } from '../copy.ts';
import styles from './main-nav.module.css';
import type { ShownMenu } from './menu.ts';
import { isCurrent } from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import { ServicesMenu } from './services-menu.tsx';

interface MainNavProps {
  readonly menu: ShownMenu;
  readonly pathname: string;
  /** Address of the selected premises, on which the services depend; null while it is not known. */
  readonly premises: string | null;
}

export function MainNav({ menu, pathname, premises }: MainNavProps) {
  return (
    <nav className={styles.menu} aria-label={copy.menu}>
      <ul className={styles.items}>
        {menu.map((entry) => (
          <li key={entry.label} className={styles.entry}>
            {'groups' in entry ? (
              <ServicesMenu branch={entry} pathname={pathname} premises={premises} />
            ) : (
              <MenuLink
                item={entry}
                pathname={pathname}
                className={[styles.item, isCurrent(entry, pathname) && styles.current]
                  .filter(Boolean)
                  .join(' ')}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
