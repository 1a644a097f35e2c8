/** Paying for the selected premises, over whatever page asks for it: one dialog behind the sign-in, and the act that opens it. */
import { useLocation } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { useSelectAccount } from '../../features/accounts/index.ts';
import { usePaymentNews, usePaynowMaintenance } from '../../features/payments/index.ts';
import { type PayActionProps, PayingContext, type WantedPart } from '../../lib/paying.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { MaintenanceSentence } from '../maintenance.tsx';
import type { PayingDialogProps } from './paying-dialog.tsx';
import { useReceiptAddress } from './receipt-address.ts';

const loadDialog = () => import('./paying-dialog.tsx');
const PayingDialog = lazyPart<PayingDialogProps>(async () => (await loadDialog()).PayingDialog);

/** Whether it comes is told when the dialog opens. */
const preload = () => void loadDialog().catch(() => {});

/** Opens the dialog for the selected premises, or for the account that is named, whose premises is selected first. */
type OpenPaying = (wanted?: WantedPart | null) => unknown;

const OpenContext = createContext<OpenPaying>(() => {});

export const useOpenPaying = (): OpenPaying => use(OpenContext);

export function Paying({ children }: { readonly children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const [opened, setOpened] = useState<{ at: string; wanted: WantedPart | null } | null>(null);
  // Another page closes the dialog.
  if (opened !== null && opened.at !== pathname) setOpened(null);
  const selectAccount = useSelectAccount();
  const open = useCallback(
    async (wanted: WantedPart | null = null) => {
      if (wanted !== null) await selectAccount(wanted.accountNo);
      setOpened({ at: pathname, wanted });
    },
    [pathname, selectAccount],
  );
  const { show, hide } = useReceiptAddress();
  const close = useCallback(() => {
    setOpened(null);
    hide();
  }, [hide]);
  usePaymentNews();
  return (
    <OpenContext value={open}>
      <PayingContext value={PayButton}>{children}</PayingContext>
      {opened?.at === pathname && <PayingDialog wanted={opened.wanted} onClose={close} onPaid={show} />}
    </OpenContext>
  );
}

/** While PayNow rests a sentence says so where the button was (visual 35). */
function PayButton({ className, wanted, children }: PayActionProps) {
  const { state, message } = usePaynowMaintenance();
  const open = useOpenPaying();
  if (state === 'off') return <MaintenanceSentence message={message} />;
  return (
    // Reaching for it loads the dialog's code.
    <button
      type="button"
      className={className}
      onClick={() => open(wanted)}
      onFocus={preload}
      onPointerEnter={preload}
    >
      {children}
    </button>
  );
}
