/** Tabs of a page: words with a line below the chosen one, and the panel that they rule. Arrow keys move. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './page-tabs.module.css';
import { nextTab } from './tabs.tsx';

interface PageTabsProps {
  /** Name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly key: string; readonly name: string }[];
  readonly chosen: string;
  onChoose(key: string): void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

export function PageTabs({ label, tabs, chosen, onChoose, children }: PageTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ key }) => key === chosen);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || tab === undefined) return;
    event.preventDefault();
    onChoose(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            id={`${id}${key}`}
            type="button"
            role="tab"
            aria-selected={key === chosen}
            aria-controls={key === chosen ? `${id}panel` : undefined}
            tabIndex={key === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${chosen}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
