/**
 * The applications of companies in the demo world. Their times count back from the current hour of the world, so
 * that the queue looks alive at every date; decisions of 'today' never fall before midnight.
 */
import { linkableAccounts, linkablePartners } from '../accounts/linkable-accounts.ts';
import type { WorldAccount } from '../accounts/world-account.ts';
import { AMELIA, SITI } from '../people/staff-people.ts';
import { applicants } from './applicants.ts';

interface WorldDecision {
  readonly kind: 'approve' | 'reject' | 'newDocument';
  readonly by: number;
  readonly minutesAgo: number;
  /** Decided on the day of the clock, at the latest. */
  readonly isToday: boolean;
  readonly note: string | null;
}

export interface WorldApplication {
  /** Below the numbers that applications of the portal get. */
  readonly no: number;
  readonly customerId: number;
  readonly company: string;
  readonly uen: string;
  readonly account: WorldAccount;
  readonly applicant: { readonly name: string; readonly email: string; readonly mobile: string };
  readonly status: 'in_progress' | 'pending_document' | 'approved' | 'rejected';
  /** Before the hour of the clock. */
  readonly minutesAgo: number;
  readonly documentNo: number;
  readonly source: 'W' | 'M';
  readonly decision: WorldDecision | null;
}

const HOUR = 60;
const DAY = 24 * HOUR;
const unreadable = 'We cannot read the signature. Please sign the form again and send a clear scan.';

type Times = Pick<WorldApplication, 'minutesAgo'> &
  Partial<Pick<WorldApplication, 'documentNo' | 'source' | 'decision'>>;

/** By the sign-in that sent it. At 3:12 PM these are the waiting times of a usual afternoon. */
const sent: Readonly<Record<string, Times>> = {
  'kallang@example.com': { minutesAgo: 36 },
  'pelangi@example.com': { minutesAgo: 68 },
  'defu@example.com': { minutesAgo: 173, source: 'M' },
  'hougang@example.com': { minutesAgo: 329, documentNo: 2 },
  'tanahmerah@example.com': { minutesAgo: 26 * HOUR },
  'serangoon@example.com': { minutesAgo: 29 * HOUR },
  'bedok@example.com': {
    minutesAgo: DAY + 42,
    decision: { kind: 'approve', by: SITI, minutesAgo: 42, isToday: true, note: null },
  },
  'jurong@example.com': {
    minutesAgo: DAY + 193,
    decision: { kind: 'newDocument', by: AMELIA, minutesAgo: 193, isToday: true, note: unreadable },
  },
  'simei@example.com': {
    minutesAgo: DAY + 295,
    decision: {
      kind: 'reject',
      by: SITI,
      minutesAgo: 295,
      isToday: true,
      note: 'The person who signed is not a director of the company.',
    },
  },
};

const ofApplicants = applicants.map((each, index): WorldApplication => {
  const times = sent[each.email];
  if (times === undefined) throw new RangeError(`no times of the application of ${each.company}`);
  return {
    no: 401 + index,
    ...each,
    applicant: { name: each.person, email: each.email, mobile: each.mobile },
    documentNo: 1,
    source: 'W',
    decision: null,
    ...times,
  };
});

/** Applications of people before linking, with accounts from linkable-accounts.ts. */
function ofLinkable(
  values: Pick<WorldApplication, 'no' | 'customerId' | 'uen' | 'status' | 'minutesAgo' | 'decision'> & {
    readonly email: string;
  },
): WorldApplication {
  const partner = linkablePartners.find(({ uen }) => uen === values.uen);
  const account = linkableAccounts.find(({ premises }) => premises.bpNo === partner?.bpNo);
  if (!partner || !account) throw new RangeError(`no company has the UEN ${values.uen}`);
  const mobile = partner.contactMobile ?? '';
  const applicant = { name: partner.name, email: values.email, mobile };
  return { ...values, company: partner.name, account, applicant, documentNo: 1, source: 'W' };
}

export const worldApplications: readonly WorldApplication[] = [
  ofLinkable({
    no: 418,
    customerId: 1014,
    email: 'kumar@example.com',
    uen: '201509876Z',
    status: 'in_progress',
    minutesAgo: 0,
    decision: null,
  }),
  ofLinkable({
    no: 397,
    customerId: 1013,
    email: 'jaya@example.com',
    uen: '200711223E',
    status: 'pending_document',
    minutesAgo: 3 * DAY + 95,
    decision: {
      kind: 'newDocument',
      by: SITI,
      minutesAgo: 2 * DAY + 20,
      isToday: false,
      note: 'We cannot tell who signed. Please write the name and position of the signatory below the signature.',
    },
  }),
  ...ofApplicants,
];
