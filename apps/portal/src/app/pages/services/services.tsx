/** /services: hands the page the groups of the menu, and the states that the areas have for the selected premises. */
import type { FeatureName } from '@portal/domain/availability/features';
import { useQuery } from '@tanstack/react-query';
import { useGiroState } from '../../../features/giro/index.ts';
import { useLettersState } from '../../../features/letters/index.ts';
import { useArrangementState } from '../../../features/payment-arrangement/index.ts';
import { useRefundState } from '../../../features/refunds/index.ts';
import { ServicesPage } from '../../../features/services/index.ts';
import { useUSaveState } from '../../../features/u-save/index.ts';
import { useWaiverState } from '../../../features/waiver/index.ts';
import { useAvailability } from '../../../lib/availability.ts';
import { useSourceLabel } from '../../../lib/source-label.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { type AnyRequest, requestListQuery } from '../../../requests/request.query.ts';
import type { RequestSummary } from '../../../requests/request.ts';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { useBilledAccounts } from '../../account/billed.ts';
import { usePartners } from '../../account/partners.ts';
import { useServiceAccounts } from '../../account/service-accounts.ts';
import { requestWords } from '../../request-kinds.ts';
import { servicesMenu, shownGroups } from '../../shell/menu/menu.ts';

export function Services() {
  const availability = useAvailability();
  const config = useConfig();
  const links = config?.links ?? null;
  const source = useSourceLabel();
  const accountNos = useServiceAccounts();
  const billed = useBilledAccounts();
  const partners = usePartners();
  const isOpen = (feature: FeatureName) => availability(feature) === 'open';
  const ofOpen = (feature: FeatureName) => (isOpen(feature) ? accountNos : null);
  const states = {
    'payment-arrangement': useArrangementState(ofOpen('payment-arrangement'), source),
    'request-refund': useRefundState(ofOpen('request-refund')),
    giro: useGiroState(config?.switches.egiro ? ofOpen('giro') : null),
    'pink-waiver': useWaiverState(ofOpen('pink-waiver')),
    'u-save': useUSaveState(isOpen('u-save') ? billed : null),
    letters: useLettersState(isOpen('letters') ? partners : null),
  };
  const isSomebody = accountNos === null || accountNos.length > 0;
  const requests = useCardQuery(useQuery({ ...requestListQuery(accountNos), select: summariseAll }));
  return (
    <ServicesPage
      groups={shownGroups(servicesMenu, availability, links)}
      states={states}
      requests={isSomebody ? requests : null}
    />
  );
}

const summariseAll = (requests: readonly AnyRequest[]): RequestSummary[] =>
  requestWords.flatMap(({ summarise }) => summarise(requests));
