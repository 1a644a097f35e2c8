/** The dialogs of paying and of receipts: the app provides them, the pages open them. */
import { type ComponentType, createContext, type ReactNode } from 'react';

export interface PayActionProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** null: nobody provides the dialog; the act is then a link to its page. */
export const PayingContext = createContext<ComponentType<PayActionProps> | null>(null);

/** Shows the receipt of an order over the page. null: nobody provides it; the act is then a link to its own page. */
export const ReceiptContext = createContext<((orderId: string) => unknown) | null>(null);
