/** The services of the selected premises in their groups: a column is one stop for Tab, arrow keys move inside. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useAvailability } from '../../../lib/availability.ts';
import { FeatureLink } from '../../../ui/actions/feature-link.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import { hasOutsideItem, type ShownBranch } from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './services-panel.module.css';

interface ServicesPanelProps {
  readonly id: string;
  readonly branch: ShownBranch;
  readonly pathname: string;
  readonly premises: string | null;
  /** Something was chosen. */
  onDone(): void;
}

export function ServicesPanel({ id, branch, pathname, premises, onDone }: ServicesPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const hasOwnPage = useAvailability()('services') === 'open';
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('h3 + ul a')?.focus();
  }, []);
  return (
    <div ref={panel} id={id} className={styles.panel} tabIndex={-1}>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.about}>
          <h2 className={styles.title}>
            {hasOwnPage ? (
              <FeatureLink feature="services" onClick={onDone}>
                {branch.label}
              </FeatureLink>
            ) : (
              branch.label
            )}
          </h2>
          <p>{premises === null ? copy.servicesDepend : copy.servicesFor(premises)}</p>
          {hasOutsideItem(branch) && (
            <p className={styles.legend}>
              <Icon name="external" size={16} />
              {copy.newTab}
            </p>
          )}
          <p id={`${id}-keys`} className={styles.keys}>
            {copy.arrowKeys}
          </p>
        </div>
        <div className={styles.columns}>
          {branch.groups.map((group) => (
            <Column
              key={group.label}
              group={group}
              pathname={pathname}
              hintId={`${id}-keys`}
              onDone={onDone}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

interface ColumnProps {
  readonly group: ShownBranch['groups'][number];
  readonly pathname: string;
  /** Says that arrow keys move inside. */
  readonly hintId: string;
  onDone(): void;
}

function Column({ group, pathname, hintId, onDone }: ColumnProps) {
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(0);
  const heading = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = links.findIndex((link) => link.matches(':focus'));
    links[move(at, links.length)]?.focus();
  };
  return (
    <div className={styles.column}>
      <h3 id={heading} className={styles.heading}>
        {group.label}
      </h3>
      <ul ref={list} aria-labelledby={heading} aria-describedby={hintId} onKeyDown={onKeyDown}>
        {group.items.map((item, index) => (
          <li key={item.label}>
            <MenuLink
              item={item}
              pathname={pathname}
              className={styles.item}
              tabIndex={index === Math.min(stop, group.items.length - 1) ? 0 : -1}
              onFocus={() => setStop(index)}
              onClick={onDone}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
