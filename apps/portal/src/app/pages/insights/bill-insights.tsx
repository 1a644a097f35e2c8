/** /bill-insights: hands the page its premises and the month that the address names. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useKnownAccounts } from '../../../features/accounts/index.ts';
import { BillInsightsPage } from '../../../features/bill-insights/index.ts';
import { namePremises } from '../../../insights/insights-premises.ts';
import { selectedAccounts } from '../../account/billed.ts';

export function BillInsights() {
  const navigate = useNavigate();
  const { month } = useSearch({ strict: false });
  const selected = selectedAccounts(useKnownAccounts());
  return (
    <BillInsightsPage
      premises={useMemo(() => namePremises(selected), [selected])}
      month={month}
      onMonth={(next) =>
        void navigate({ to: '.', search: (last) => ({ ...last, month: next }), resetScroll: false })
      }
    />
  );
}
