/** /internal/payments: hands the staff area's page which payment the address names. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PaymentsPage } from '../../features/staff/index.ts';

export function ParkedPayments() {
  const navigate = useNavigate();
  const { item } = useSearch({ from: '/staff/internal/payments' });
  return (
    <PaymentsPage
      itemId={item ?? null}
      onOpen={(next) =>
        void navigate({
          to: '/internal/payments',
          search: (query) => ({ ...query, item: next ?? undefined }),
        })
      }
    />
  );
}
