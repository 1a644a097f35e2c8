/** The act that shows the receipt of a payment: over the page where the app does that, else at its own address. */
import { Link } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { ReceiptContext } from '../../lib/paying.ts';
import { TextButton } from './button.tsx';

interface ReceiptActionProps {
  readonly orderId: string;
  /** 'Receipt, Payment, PayNow, 28 Oct 2026' */
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function ReceiptAction({ orderId, name, className, children }: ReceiptActionProps) {
  const show = use(ReceiptContext);
  if (show === null)
    return (
      <Link
        to="/paynow/receipt/$orderId"
        params={{ orderId }}
        className={`text-link ${className ?? ''}`}
        aria-label={name}
      >
        {children}
      </Link>
    );
  return (
    <TextButton className={className} aria-label={name} aria-haspopup="dialog" onClick={() => show(orderId)}>
      {children}
    </TextButton>
  );
}
