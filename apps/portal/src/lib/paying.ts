/** The dialogs of paying and of receipts: the app provides them, the pages open them. */
import type { Cents } from '@portal/domain/money';
import { type ComponentType, createContext, type ReactNode } from 'react';

/** Part of what one account owes, such as the first payment of an arrangement. */
export interface WantedPart {
  readonly accountNo: string;
  readonly amount: Cents;
}

export interface PayActionProps {
  /** The dialog opens with this amount alone; without it, with all that the selected premises owes. */
  readonly wanted?: WantedPart | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** null: nobody provides the dialog; the act is then a link to its page. */
export const PayingContext = createContext<ComponentType<PayActionProps> | null>(null);

/** Shows the receipt of an order over the page. null: nobody provides it; the act is then a link to its own page. */
export const ReceiptContext = createContext<((orderId: string) => unknown) | null>(null);
