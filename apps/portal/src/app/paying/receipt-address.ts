/**
 * A receipt keeps its address, so that a reload shows it again (visual 05): while it lies over the page that was paid
 * from, the address is the receipt's, and the page beneath stays.
 */
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The order whose receipt lies over the page. */
    receipt?: string;
  }
}

export interface ReceiptAddress {
  show(orderId: string): void;
  /** Back to the address of the page; nothing where no receipt was shown. */
  hide(): void;
}

export function useReceiptAddress(): ReceiptAddress {
  const router = useRouter();
  return useMemo(() => {
    const here = { to: '.', search: true, replace: true, resetScroll: false } as const;
    return {
      show: (orderId) =>
        void router.navigate({
          ...here,
          // An address that differs only in its search is no new location to the router.
          state: { receipt: orderId },
          mask: { to: '/paynow/receipt/$orderId', params: { orderId }, unmaskOnReload: true },
        }),
      hide: () => {
        if (router.state.location.maskedLocation) void router.navigate({ ...here, state: {} });
      },
    };
  }, [router]);
}
