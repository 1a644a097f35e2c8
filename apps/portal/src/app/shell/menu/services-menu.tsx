/**
 * 'Services' in the header: a press opens the panel under it, never hovering. Escape and a press or the focus
 * going elsewhere close it; Escape gives the focus back to the button.
 */
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { useOutsidePress } from '../../../ui/use-outside-press.ts';
import styles from './main-nav.module.css';
import { isCurrent, type ShownBranch } from './menu.ts';
import { ServicesPanel } from './services-panel.tsx';

interface ServicesMenuProps {
  readonly branch: ShownBranch;
  readonly pathname: string;
  readonly premises: string | null;
}

export function ServicesMenu({ branch, pathname, premises }: ServicesMenuProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback(() => setOpen(false), []);
  useOutsidePress([place], close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has opened
  useEffect(close, [pathname]);

  /** The panel goes with the link that has the focus; a page that opens takes it from the button. */
  const leave = () => {
    button.current?.focus();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever the focus is inside
    <div ref={place} className="flex" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={[styles.item, isCurrent(branch, pathname) && styles.current].filter(Boolean).join(' ')}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        {branch.label}
        <Icon name={open ? 'chevronUp' : 'chevronDown'} size={18} />
      </button>
      {open && (
        <ServicesPanel id={panelId} branch={branch} pathname={pathname} premises={premises} onDone={leave} />
      )}
    </div>
  );
}
