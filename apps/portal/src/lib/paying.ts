/** How an act that pays is drawn behind the sign-in: whoever provides the dialog of paying, and whoever opens it, meet here. */
import { type ComponentType, createContext, type ReactNode } from 'react';

export interface PayActProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** null: nobody provides the dialog; the act is then a link to its page. */
export const PayingContext = createContext<ComponentType<PayActProps> | null>(null);
