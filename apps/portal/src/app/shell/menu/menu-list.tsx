/** The menu as one list: what leads somewhere at once, and what opens its groups in place. */
import type { ReactNode } from 'react';
import { isCurrent, type ShownMenu } from './menu.ts';
import { MenuFold } from './menu-fold.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './menu-list.module.css';

interface MenuListProps {
  readonly menu: ShownMenu;
  readonly pathname: string;
  onDone(): void;
  /** More entries at the end. */
  readonly children?: ReactNode;
}

export function MenuList({ menu, pathname, onDone, children }: MenuListProps) {
  return (
    <ul className="plain-list">
      {menu.map((entry) =>
        'groups' in entry ? (
          <MenuFold key={entry.label} label={entry.label} isCurrent={isCurrent(entry, pathname)}>
            {entry.groups.map((group) => (
              <div key={group.label}>
                <h3 className={styles.group}>{group.label}</h3>
                <ul className="plain-list">
                  {group.items.map((item) => (
                    <li key={item.label}>
                      <MenuLink item={item} pathname={pathname} className={styles.item} onClick={onDone} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </MenuFold>
        ) : (
          <li key={entry.label} className={styles.entry}>
            <MenuLink item={entry} pathname={pathname} className={styles.row} onClick={onDone} />
          </li>
        ),
      )}
      {children}
    </ul>
  );
}
