/** A link that leaves the portal: in a tab of its own, which hears it said, and without telling where from. */
import type { ComponentProps } from 'react';
import { copy } from './copy.ts';

type OutsideLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { readonly href: string };

export function OutsideLink({ children, ...rest }: OutsideLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="hidden-visually">{copy.newTab}</span>
    </a>
  );
}
