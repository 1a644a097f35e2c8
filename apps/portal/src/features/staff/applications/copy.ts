/** Texts of the queue of link applications. */
import type { FileWords } from '../file/copy.ts';
import type { QueueWords } from '../queue/queue-kind.ts';

const ordinal = (n: number): string => {
  const ending = ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th';
  return `${n}${Math.floor(n / 10) % 10 === 1 ? 'th' : ending}`;
};

export const queueWords: QueueWords = {
  queue: 'Applications',
  search: 'Company, UEN or account',
  empty: 'Nothing is waiting. Reload the page to see new applications.',
  noMatch: (search: string) => `No application matches '${search}'.`,
  noneWaitingMatches: (search: string) => `No waiting application matches '${search}'.`,
  loadingQueue: 'Loading the applications',
  queueFailed: 'The applications cannot be shown just now',
  item: 'Application',
  choose: 'Choose an application to see it beside our records.',
  back: 'All applications',
  loadingItem: 'Loading the application',
  itemFailed: 'This application cannot be shown just now',
  itemMissing: 'This application cannot be found.',
  itemMissingText: 'The address may be mistyped, or the application no longer exists.',
  opened: (time: string) =>
    `You opened this link application at ${time}. Your colleagues can see that you have it open.`,
  refusedText: 'Link applications are for customer service officers.',
};

export const formWords: FileWords = {
  title: 'Signed form',
  pages: 'Pages of the form',
  pageOf: (page, all) => `Signed form, page ${page} of ${all}`,
  loading: 'Loading the signed form',
  failed: 'The form cannot be shown just now',
  undrawn: 'This form cannot be shown here. Download it to see it.',
  download: 'Download the form',
  morePages: (count) =>
    count === 1
      ? '1 more page: download the form to see it.'
      : `${count} more pages: download the form to see them.`,
};

export const copy = {
  differs: (count: number) => (count === 1 ? '1 differs' : `${count} differ`),
  document: (n: number) => `${ordinal(n)} document`,

  sent: (reference: string, by: string, when: string) =>
    `${reference}, sent by ${by} ${when}. Terms accepted.`,
  sources: { W: 'web', M: 'app', K: 'kiosk' },
  status: {
    in_progress: 'Pending approval',
    pending_document: 'New document requested',
    approved: 'Approved',
    rejected: 'Rejected',
  },
  decided: { approve: 'Approved', reject: 'Rejected', newDocument: 'New document requested' },
  alsoOpen: (person: string | null, time: string) =>
    `${person ?? 'Another officer'} has had this open since ${time}.`,
  newerDocument:
    'A new document has arrived. Please check it and tick the boxes again; your note was about the one before.',

  records: 'Application against our records',
  detail: 'Detail',
  application: 'Application',
  ourRecords: 'Our records',
  fields: {
    uen: 'UEN',
    company: 'Company',
    account: 'Account',
    postalCode: 'Postal code',
    mobile: 'Mobile',
    logins: 'Logins',
  },
  same: 'Same',
  sameAccount: 'Same UEN, active',
  thisLogin: 'This one',
  noLogins: 'None so far',
  otherLogins: (count: string) => (count === '1' ? '1 other' : `${count} others`),
  differsFrom: (recorded: string) => `${recorded} differs`,
  inactive: 'Inactive',
  notRecorded: 'Not on record',
  applicant: 'Applicant',
  name: 'Name',
  email: (verified: boolean) => (verified ? 'E-mail, verified' : 'E-mail, not verified'),

  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),

  before: 'Before you decide',
  ticks: {
    signed: 'Signed by someone authorised to sign',
    matches: 'Account and UEN on the form match',
    recent: 'Date within the last 3 months',
  },
  note: 'Note',
  noteRest: ' to the applicant, required unless you approve',
  notePlaceholder: 'What is wrong, and what to send instead',
  noteRequired: 'Please write a note to the applicant.',
  approve: 'Approve',
  askAgain: 'Ask for a new document',
  reject: 'Reject',
  tickAll: 'Tick all three to approve.',
  confirm: {
    approve: {
      title: 'Approve this application?',
      text: (company: string, uen: string) =>
        `The applicant will see every account of ${company} (${uen}) and is told by e-mail.`,
    },
    newDocument: {
      title: 'Ask for a new document?',
      text: () => 'The applicant gets your note by e-mail and can send another form.',
    },
    reject: {
      title: 'Reject this application?',
      text: () => 'The applicant gets your note by e-mail. Nothing is linked; they can apply again.',
    },
  },
  done: {
    approve: (company: string) => `${company} has been approved.`,
    newDocument: (company: string) => `${company} has been asked for a new document.`,
    reject: (company: string) => `${company} has been rejected.`,
  },
  decidedAt: (decision: string, when: string) => `${decision} ${when}.`,
  noteSent: 'Note to the applicant',
} as const;
