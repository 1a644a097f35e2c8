import type { RequestEventView } from '@portal/contract/requests/requests.contract';
import { formatDay, formatTime, type SgDay, toSgDay } from '@portal/domain/sg-time';

const sources = { K: 'at a kiosk', M: 'in the app', W: 'on the web', Z: 'in the refund area' } as const;
const actors = {
  you: 'You',
  other: 'Another login of this account',
  staff: 'Our staff',
  portal: 'Services Portal',
  bank: 'The bank',
  treasury: 'Our treasury',
} as const;

export const copy = {
  services: 'Services',
  contact: 'Contact Us',
  toBills: 'Go to Bills',
  toServices: 'Go to Services',
  view: 'View request',
  next: 'What happens next',
  steps: 'Where it stands',
  stepState: { done: 'Done: ', now: 'Now: ', next: 'To come: ', refused: 'Refused: ' },
  history: 'History',
  details: 'Details and documents',
  change: 'Change',
  changeOrCancel: 'Change or cancel',
  late: (writeBy: SgDay) => `We are late. We write to you by ${formatDay(writeBy)}.`,
  changed: (pill: string, heading: string) => `This request has changed. ${pill}: ${heading}`,
  loading: 'Loading your request',
  failed: 'We cannot show your request just now',
  failedNote: 'Nothing of it is lost.',
  cancelRequest: 'Cancel this request',
  reference: 'Reference',
  sent: 'Sent',
  account: 'Account',
  list: {
    title: 'Your requests',
    sent: (day: SgDay) => `Sent ${formatDay(day)}`,
    accountLine: (accountNo: string) => `Account ${accountNo}`,
    loading: 'Loading your requests',
    failed: 'We cannot show your requests just now',
    all: (count: number) => `Show all ${count}`,
  },
  /** Visual 52. */
  unknown: 'No such request',
  none: { heading: 'No requests yet', text: 'Each request you make gets its own page.' },
  acknowledgement: 'Acknowledgement (PDF)',
  saved: 'Acknowledgement saved.',
  /** S2 §8, as it is spelt there. */
  downloadFailed: 'An unexpected error has occured. Please try again later.',
  question: (helpline: string, requestId: string) => `Questions? Call ${helpline} and quote ${requestId}.`,
  /** 'You, on the web' */
  by: ({ by, source }: Pick<RequestEventView, 'by' | 'source'>) =>
    source === null ? actors[by] : `${actors[by]}, ${sources[source]}`,
  at: (instant: string) => {
    const at = Date.parse(instant);
    return `${formatDay(toSgDay(at))}, ${formatTime(at)}`;
  },
} as const;
