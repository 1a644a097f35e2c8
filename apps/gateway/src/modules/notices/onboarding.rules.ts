/** The slides of the onboarding, in their order (S1 §2, readings §6). Titles are fixed. */
import type { Output } from '@portal/contract';
import type { Switches } from '@portal/domain/availability/switches';

export type OnboardingItem = Output<'onboarding:items'>['items'][number];

export function onboardingSlides(switches: Switches): OnboardingItem[] {
  return [
    { id: 'welcome', title: 'Welcome', footerTitle: 'Choose how bills reach you', ...welcome(switches) },
    {
      id: 'premises',
      title: 'Search your premises',
      subtitle: 'Find any of your premises by its address or account number, at the top of the page.',
      footerTitle: 'Manage Premises',
      image: 'premises',
    },
    {
      id: 'bills',
      title: 'Bills',
      subtitle: 'See what is due and why, and what you have paid before.',
      footerTitle: 'View Bills and Payment History',
      image: 'bills',
    },
    {
      id: 'services',
      title: 'Services',
      subtitle: 'Change your plan, ask for a refund or a payment arrangement, and more.',
      footerTitle: 'See all services',
      image: 'services',
    },
    ...(switches.egiroBanner ? [giro] : []),
  ];
}

/** Chooses the first of three versions whose switch is on. */
function welcome({ paperless, paynow }: Switches): Pick<OnboardingItem, 'subtitle' | 'image'> {
  if (paperless) return { subtitle: 'You will no longer receive paper bills.', image: 'paperless' };
  if (paynow) return { subtitle: 'You can now pay your bills by PayNow QR.', image: 'paynow' };
  return { subtitle: 'Manage your utilities accounts in one place.', image: 'welcome' };
}

const giro: OnboardingItem = {
  id: 'giro',
  title: 'Choose Giro Payment',
  subtitle: 'Your bank pays each bill on its due date. Approve it once, in about five minutes.',
  footerTitle: 'Apply for eGIRO',
  image: 'giro',
};
