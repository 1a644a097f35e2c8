/** The accounts that companies applied for with a signed form. */
import { applicants } from '../applications/applicants.ts';
import { company } from './make-account.ts';
import type { WorldAccount, WorldPartner } from './world-account.ts';

export const applicantPartners: readonly WorldPartner[] = applicants.map((each) =>
  company(each.account.premises.bpNo, each.company, each.uen, each.otherMobile ?? each.mobile),
);

export const applicantAccounts: readonly WorldAccount[] = applicants.map((each) => each.account);
