/** A strip that belongs to what follows it. An error speaks at once; anything else waits its turn. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

export function Notice({
  icon = 'info',
  isError = false,
  children,
}: {
  icon?: IconName;
  isError?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isError ? 'notice notice-error' : 'notice'} role={isError ? 'alert' : 'status'}>
      <Icon name={isError ? 'warning' : icon} />
      <span>{children}</span>
    </div>
  );
}
