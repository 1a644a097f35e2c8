/** /services/pink-waiver: hands the page the accounts of the selected premises; another premises begins anew. */
import { sgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { outstandingQuery } from '../../../features/bills/index.ts';
import { WaiverPage } from '../../../features/waiver/index.ts';
import { useSourceLabel } from '../../../lib/source-label.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { useBilledAccounts } from '../../account/billed.ts';
import { useServiceAccounts } from '../../account/service-accounts.ts';

export function PinkWaiver() {
  const accountNos = useServiceAccounts();
  const billed = useBilledAccounts();
  // Of several accounts the answer names the first bill that comes, which may be of another one.
  const { data } = useQuery(outstandingQuery(billed?.length === 1 ? billed : null));
  const nextBillOn = data?.outstanding.nextBillAround ?? null;
  return (
    <WaiverPage
      key={accountNos?.join()}
      accountNos={accountNos}
      source={useSourceLabel()}
      nextBillOn={nextBillOn === null ? null : sgDay(nextBillOn)}
      contact={useConfig()?.links.contactUs ?? null}
    />
  );
}
