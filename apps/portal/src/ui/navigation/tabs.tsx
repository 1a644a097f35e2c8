/** Tabs with arrow keys: one of them is in the tab order, the others are reached by arrows, Home and End. */
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './tabs.module.css';

interface Tab {
  readonly key: string;
  readonly content: ReactNode;
  readonly className?: string | undefined;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: number;
  onChoose(index: number): void;
}

export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, chosen, tabs.length);
    if (next === null) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab, index) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          aria-selected={index === chosen}
          tabIndex={index === chosen ? 0 : -1}
          className={[styles.tab, tab.className].filter(Boolean).join(' ')}
          onClick={() => onChoose(index)}
        >
          {tab.content}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads among so many tabs; null if it means nothing here. */
export function nextTab(key: string, chosen: number, count: number): number | null {
  if (key === 'ArrowRight') return (chosen + 1) % count;
  if (key === 'ArrowLeft') return (chosen - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
