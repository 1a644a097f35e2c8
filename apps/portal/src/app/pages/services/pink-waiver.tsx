/** /services/pink-waiver: hands the page the accounts of the selected premises; another premises begins anew. */
import { WaiverPage } from '../../../features/waiver/index.ts';
import { useSourceLabel } from '../../../lib/source-label.ts';
import { useServiceAccounts } from '../../account/service-accounts.ts';

export function PinkWaiver() {
  const accountNos = useServiceAccounts();
  return <WaiverPage key={accountNos?.join()} accountNos={accountNos} source={useSourceLabel()} />;
}
