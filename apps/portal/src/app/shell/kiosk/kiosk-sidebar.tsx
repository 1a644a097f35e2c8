/**
 * The sidebar of a kiosk: the mark, the menu, and End Session, always in view and never behind a dialog. Draws what it
 * is given.
 */
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Brand } from '../brand.tsx';
import { copy } from '../copy.ts';
import '@portal/look/kiosk.css';
import { useStopOfDialogs } from '../use-stop-of-dialogs.ts';

interface KioskSidebarProps {
  /** The menu of somebody signed in. */
  readonly children?: ReactNode;
  readonly isEnding: boolean;
  onEnd(): void;
}

export function KioskSidebar({ children, isEnding, onEnd }: KioskSidebarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useStopOfDialogs(button);
  return (
    <header className="kiosk-sidebar">
      <div className="kiosk-brand">
        <Brand />
      </div>
      <div className="kiosk-menu">{children}</div>
      {/* Dialogs make everything inert but what says that it lies on top. */}
      <button
        ref={button}
        type="button"
        data-react-aria-top-layer="true"
        className="kiosk-end"
        aria-disabled={isEnding || undefined}
        onClick={isEnding ? undefined : onEnd}
      >
        <Icon name="logout" size={28} />
        {copy.endSession}
      </button>
    </header>
  );
}
