/** /consent-contact-detail and its twin for staff: hands the page its provider pages, the source and where to go on. */
import { features } from '@portal/domain/availability/features';
import { useNavigate } from '@tanstack/react-router';
import { use } from 'react';
import { hasOwn, useKnownAccounts } from '../../features/accounts/index.ts';
import { ContactDetailsPage } from '../../features/contact-details/index.ts';
import { BasePathContext } from '../../lib/base-path.ts';
import { currentMode } from '../../lib/modes.ts';
import { useConfig } from '../../lib/use-config.ts';
import { providerPage } from '../provider-page.ts';
import { NotForAccount } from '../require-feature.tsx';
import { phoneNumber } from '../shell/account/phone-number.ts';

export function ContactDetails() {
  const navigate = useNavigate();
  const pages = useConfig()?.identity.profileUrls;
  const accounts = useKnownAccounts();
  const here = `${use(BasePathContext)}${features['contact-details'].path}`;
  if (accounts.status === 'success' && !hasOwn(accounts.premises.values()))
    return <NotForAccount feature="contact-details" />;
  return (
    <ContactDetailsPage
      source={currentMode() === 'mobile' ? 'M' : 'W'}
      updates={{ email: providerPage(pages?.email, here), mobile: providerPage(pages?.mobile, here) }}
      mobileText={phoneNumber}
      onDone={() => void navigate({ to: '/', replace: true })}
    />
  );
}
