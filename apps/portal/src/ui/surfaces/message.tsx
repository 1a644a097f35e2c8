/** A page with one message: an icon in a tile, the heading, one sentence, the way on. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

export function Message({
  icon,
  isError = false,
  heading,
  children,
  actions,
  foot,
}: {
  icon: IconName;
  isError?: boolean;
  heading: string;
  children?: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
}) {
  return (
    <div className="message">
      <span className={isError ? 'tile tile-error' : 'tile'}>
        <Icon name={icon} size={24} />
      </span>
      <div>
        <h1>{heading}</h1>
        {children}
      </div>
      {actions && <div className="button-row">{actions}</div>}
      {foot && <p className="small second">{foot}</p>}
    </div>
  );
}
