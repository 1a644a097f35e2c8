/** Paying for the selected premises, over whatever page asks for it: one dialog behind the sign-in, and the act that opens it. */
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { MaintenanceSentence, usePaymentNews, usePaynowMaintenance } from '../features/payments/index.ts';
import { type PayActProps, PayingContext } from '../lib/paying.ts';

const PayingDialog = lazy(async () => ({ default: (await import('./paying-dialog.tsx')).PayingDialog }));

const OpenContext = createContext<() => void>(() => {});

/** Opens the dialog of paying. */
export const useOpenPaying = (): (() => void) => use(OpenContext);

export function Paying({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  usePaymentNews();
  return (
    <OpenContext value={open}>
      <PayingContext value={PayButton}>{children}</PayingContext>
      {isOpen && (
        <Suspense fallback={null}>
          <PayingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenContext>
  );
}

/** While PayNow rests a sentence says so where the button was (visual 35). */
function PayButton({ className, children }: PayActProps) {
  const { state, message } = usePaynowMaintenance();
  const open = useOpenPaying();
  if (state === 'off') return <MaintenanceSentence message={message} />;
  return (
    <button type="button" className={className} onClick={open}>
      {children}
    </button>
  );
}
