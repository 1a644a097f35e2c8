/** /services/payment-arrangement: hands the page the accounts of the selected premises; another premises begins anew. */
import { ArrangementPage } from '../../../features/payment-arrangement/index.ts';
import { useSourceLabel } from '../../../lib/source-label.ts';
import { useServiceAccounts } from '../../account/service-accounts.ts';

export function PaymentArrangement() {
  const accountNos = useServiceAccounts();
  return <ArrangementPage key={accountNos?.join()} accountNos={accountNos} source={useSourceLabel()} />;
}
