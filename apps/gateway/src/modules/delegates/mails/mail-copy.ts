/** Every word of the mails about people with access. No word of a subject comes from outside. */
import { formatDay, type SgDay } from '@portal/domain/sg-time';

export interface AccessFacts {
  /** Name of the holder of the accounts. */
  readonly holder: string;
  /** Name of the person with access and the invited address, or that alone. */
  readonly viewer: string;
  /** The last four digits of an account. */
  readonly digits: string;
  readonly until: SgDay;
}

const viewerReason = 'someone invited you to see their utilities account';
const holderReason = 'you let someone see your utilities account';
const coHolderReason = 'you hold a utilities account that another login lets someone see';
const log = 'Log in';
const see = 'See people with access';

export const invited = ({ holder, digits, until }: AccessFacts) => ({
  subject: 'You are invited to see a utilities account',
  title: 'You are invited to see a utilities account',
  text: [
    `${holder} lets you see the bills, usage and meter readings of the account ending with ${digits} until ${formatDay(until)}. You can look but not change anything.`,
    'To open the invitation, log in or sign up with this e-mail address.',
  ].join(' '),
  act: 'Open invitation',
  reason: viewerReason,
});
export const invitationLife = (openBy: SgDay) =>
  ['The link works once, until ', formatDay(openBy), '.'] as const;
export const notExpected = 'Do you not know this person? Ignore this e-mail and do not open the invitation.';

export const opened = ({ viewer, digits, until }: AccessFacts) => ({
  subject: 'Your invitation was opened',
  title: 'Your invitation was opened',
  text: `${viewer} can now see your account ending with ${digits}, until ${formatDay(until)}. You can take this back at any time.`,
  act: see,
  reason: holderReason,
});

export const openedForCoHolder = ({ viewer, digits, until }: AccessFacts) => ({
  subject: 'Someone can now see your utilities account',
  title: 'Someone can now see your account',
  text: `${viewer} can now see your account ending with ${digits}, until ${formatDay(until)}. Another login with the account invited them. You can take this back at any time.`,
  act: see,
  reason: coHolderReason,
});

export const takenBackFromViewer = ({ holder, digits }: AccessFacts) => ({
  subject: 'Your access to a utilities account has ended',
  title: 'Your access has ended',
  text: `${holder} has taken back your access to the account ending with ${digits}.`,
  act: log,
  reason: viewerReason,
});

export const takenBackByHolder = ({ viewer, digits }: AccessFacts) => ({
  subject: 'You took back an access',
  title: 'You took back an access',
  text: `${viewer} can no longer see your account ending with ${digits}.`,
  act: see,
  reason: holderReason,
});

export const takenBackByCoHolder = ({ viewer, digits }: AccessFacts) => ({
  subject: 'An access to your utilities account was taken back',
  title: 'An access was taken back',
  text: `${viewer} can no longer see your account ending with ${digits}. Another login with the account took the access back.`,
  act: see,
  reason: coHolderReason,
});

export const gaveUp = ({ viewer, digits }: AccessFacts) => ({
  subject: 'A person gave up an access to your utilities account',
  title: 'A person gave up their access',
  text: `${viewer} has given up their access to your account ending with ${digits} and can no longer see it. There is nothing to do. You can invite them again.`,
  act: see,
  reason: holderReason,
});

export const gaveUpForCoHolder = (facts: AccessFacts) => ({ ...gaveUp(facts), reason: coHolderReason });

export const endingForViewer = ({ holder, digits, until }: AccessFacts) => ({
  subject: 'Your access to a utilities account ends soon',
  title: 'Your access ends soon',
  text: `You can see the account ending with ${digits} of ${holder} until ${formatDay(until)}. If you need it longer, please ask them for a new invitation.`,
  act: log,
  reason: viewerReason,
});

export const endingForHolder = ({ viewer, digits, until }: AccessFacts) => ({
  subject: 'An access to your utilities account ends soon',
  title: 'An access ends soon',
  text: `${viewer} can see your account ending with ${digits} until ${formatDay(until)}. There is nothing to do. You can invite them again after that.`,
  act: see,
  reason: holderReason,
});

export const endingForCoHolder = (facts: AccessFacts) => ({
  ...endingForHolder(facts),
  text: `${facts.viewer} can see your account ending with ${facts.digits} until ${formatDay(facts.until)}. There is nothing to do.`,
  reason: coHolderReason,
});
