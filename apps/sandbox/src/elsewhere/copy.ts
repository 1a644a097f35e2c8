/** Words of the demo pages that stand in for pages outside the portal. */
export const copy = {
  title: 'Pages outside the portal',
  lead: 'Links that leave the portal lead here. A real installation sets their addresses; one that is not set has no link.',
  list: 'Pages',
  stands:
    'Demo. This page stands in for one that is not part of the portal. Nothing can be done or sent here.',
  whose: 'Whose page it would be',
  would: 'What would be here',
  back: 'Back to the portal',
  all: 'All pages outside the portal',
  closeTab: 'It opened in a tab of its own: closing it brings you back to where you were.',
} as const;

export interface Elsewhere {
  readonly title: string;
  readonly whose: string;
  readonly would: string;
}

/** By the last part of the address. */
export const elsewhere: Readonly<Record<string, Elsewhere>> = {
  'contact-us': {
    title: 'Contact Us',
    whose: 'The utility',
    would: 'A form for a message with the account number, opening hours, the address of the counter.',
  },
  'reschedule-appointment': {
    title: 'Reschedule Residential Appointment',
    whose: 'The utility',
    would: 'The appointment for turning on supply or changing a meter, and other dates for it.',
  },
  'open-account': {
    title: 'Open Account',
    whose: 'The utility',
    would: 'An application for supply at new premises: who moves in, where, and from which day.',
  },
  'close-account': {
    title: 'Close Account',
    whose: 'The utility',
    would: 'A notice that supply ends: the last day, the final reading, where the last bill goes.',
  },
  'app-iphone': {
    title: 'App for iPhone',
    whose: 'A shop for apps',
    would: 'The app of the portal for iPhones, ready to be installed.',
  },
  'app-android': {
    title: 'App for Android',
    whose: 'A shop for apps',
    would: 'The app of the portal for Android phones, ready to be installed.',
  },
  app: {
    title: 'The utilities app',
    whose: 'The utility',
    would: 'What the app does, with a way to each shop that has it.',
  },
  sustainability: {
    title: 'Sustainability programme',
    whose: 'The utility',
    would: 'What the programme is for, who may join, and what members have saved.',
  },
  'carbon-quiz': {
    title: 'Carbon footprint quiz',
    whose: 'A partner of the utility',
    would: 'Ten questions about a household, and what its answers mean for the climate.',
  },
  'home-insurance': {
    title: 'Home insurance',
    whose: 'An insurer',
    would: 'An offer to insure a home, with its price and conditions.',
  },
};
