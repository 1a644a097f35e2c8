/**
 * Behind the sign-in: a page of a feature that the selected accounts or the person lack says so instead of its
 * content, also when its address is opened directly (readings §1, §2).
 */
import { type FeatureName, features } from '@portal/domain/availability/features';
import { type ReactNode, use } from 'react';
import { useKnownAccounts } from '../features/accounts/index.ts';
import { useAvailability } from '../lib/availability.ts';
import { ChoosePremisesContext } from '../lib/choose-premises.ts';
import { ChoosePremises } from '../ui/actions/choose-premises.tsx';
import { Waiting } from '../ui/loading/waiting.tsx';
import { Message } from '../ui/surfaces/message.tsx';
import { copy } from './copy.ts';
import { copy as words } from './shell/copy.ts';

export function RequireFeature({
  feature,
  children,
}: {
  feature: FeatureName | undefined;
  children: ReactNode;
}) {
  const availability = useAvailability();
  const accounts = useKnownAccounts();
  if (feature === undefined || availability(feature) !== 'not-for-account') return children;
  const { accountFeature } = features[feature];
  if (accountFeature && accounts.status === 'success' && !accounts.featuresSettled)
    return <Waiting text={copy.wait} />;
  return <NotForAccount feature={feature} />;
}

/** For pages that find by themselves that the selected accounts lack them. */
export function NotForAccount({ feature }: { readonly feature: FeatureName }) {
  const mayChoose = use(ChoosePremisesContext) !== null;
  return (
    <Message icon="info" heading={words.notAvailable} actions={mayChoose && <ChoosePremises />}>
      <p className="lead">{features[feature].isForMasters ? words.onlyForMasters : words.notForAccount}</p>
    </Message>
  );
}
