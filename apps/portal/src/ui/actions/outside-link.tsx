/** A link that leaves the portal: in a tab of its own, which hears it said, and without telling where from. */
import { type ComponentProps, createContext, use } from 'react';
import { copy } from '../copy.ts';

/** Whether anything may lead out of the portal; the shell says no on a kiosk. */
export const OutsideContext = createContext(true);

type OutsideLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {
  readonly href: string;
  /** Part of a sentence: where nothing leads out, the words stay. Anything else is then not drawn. */
  readonly isInText?: boolean;
};

export function OutsideLink({ children, isInText = false, ...rest }: OutsideLinkProps) {
  const redirectsOut = use(OutsideContext);
  if (!redirectsOut) return isInText ? <span>{children}</span> : null;
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="hidden-visually">{copy.newTab}</span>
    </a>
  );
}
