/** Paying for the selected premises, over whatever page asks for it: one dialog behind the sign-in, and the act that opens it. */
import { useLocation } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { usePaymentNews, usePaynowMaintenance } from '../../features/payments/index.ts';
import { type PayActionProps, PayingContext } from '../../lib/paying.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { MaintenanceSentence } from '../maintenance.tsx';
import type { PayingDialogProps } from './paying-dialog.tsx';
import { useReceiptAddress } from './receipt-address.ts';

const loadDialog = () => import('./paying-dialog.tsx');
const PayingDialog = lazyPart<PayingDialogProps>(async () => (await loadDialog()).PayingDialog);

/** Whether it comes is told when the dialog opens. */
const preload = () => void loadDialog().catch(() => {});

const OpenContext = createContext<() => void>(() => {});

/** Opens the dialog of paying. */
export const useOpenPaying = (): (() => void) => use(OpenContext);

export function Paying({ children }: { readonly children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Another page closes the dialog.
  if (openAt !== null && openAt !== pathname) setOpenAt(null);
  const open = useCallback(() => setOpenAt(pathname), [pathname]);
  const { show, hide } = useReceiptAddress();
  const close = useCallback(() => {
    setOpenAt(null);
    hide();
  }, [hide]);
  usePaymentNews();
  return (
    <OpenContext value={open}>
      <PayingContext value={PayButton}>{children}</PayingContext>
      {openAt === pathname && <PayingDialog onClose={close} onPaid={show} />}
    </OpenContext>
  );
}

/** While PayNow rests a sentence says so where the button was (visual 35). */
function PayButton({ className, children }: PayActionProps) {
  const { state, message } = usePaynowMaintenance();
  const open = useOpenPaying();
  if (state === 'off') return <MaintenanceSentence message={message} />;
  return (
    // Reaching for it loads the dialog's code.
    <button type="button" className={className} onClick={open} onFocus={preload} onPointerEnter={preload}>
      {children}
    </button>
  );
}
