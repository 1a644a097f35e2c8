/** /consent-contact-detail: hands the page its provider pages, the source to send and where to go on. */
import { features } from '@portal/domain/availability/features';
import { useNavigate } from '@tanstack/react-router';
import { ContactDetailsPage } from '../../features/contact-details/index.ts';
import { currentMode } from '../../lib/modes.ts';
import { useConfig } from '../../lib/use-config.ts';
import { providerPage } from '../provider-page.ts';
import { phoneNumber } from '../shell/account/phone-number.ts';

const HERE = features['contact-details'].path ?? '/';

export function ContactDetails() {
  const navigate = useNavigate();
  const pages = useConfig()?.identity.profileUrls;
  return (
    <ContactDetailsPage
      source={currentMode() === 'mobile' ? 'M' : 'W'}
      updates={{ email: providerPage(pages?.email, HERE), mobile: providerPage(pages?.mobile, HERE) }}
      mobileText={phoneNumber}
      onDone={() => void navigate({ to: '/', replace: true })}
    />
  );
}
