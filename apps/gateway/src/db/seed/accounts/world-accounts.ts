/** Every account and business partner of the demo world. */

import { applicants } from '../applications/applicants.ts';
import { companyAccounts, companyPartners } from './company-accounts.ts';
import { giroAccounts, giroPartner } from './giro-accounts.ts';
import { homeAccounts, homePartners } from './home-accounts.ts';
import { linkableAccounts, linkablePartners } from './linkable-accounts.ts';
import { company } from './make-account.ts';
import { neighbourAccounts, neighbourPartners } from './neighbours.ts';
import type { WorldAccount, WorldPartner, WorldPremises } from './world-account.ts';

/** The accounts that companies applied for with a signed form. */
const applicantPartners: readonly WorldPartner[] = applicants.map((each) =>
  company(each.account.premises.bpNo, each.company, each.uen, each.otherMobile ?? each.mobile),
);

const applicantAccounts: readonly WorldAccount[] = applicants.map((each) => each.account);

export const worldPartners: readonly WorldPartner[] = [
  ...homePartners,
  giroPartner,
  ...companyPartners,
  ...linkablePartners,
  ...applicantPartners,
  ...neighbourPartners,
];

export const worldAccounts: readonly WorldAccount[] = [
  ...homeAccounts,
  ...giroAccounts,
  ...companyAccounts,
  ...linkableAccounts,
  ...applicantAccounts,
  ...neighbourAccounts,
];

export const worldPremises: readonly WorldPremises[] = [
  ...new Map(
    worldAccounts.map(({ premises }) => [`${premises.bpNo} ${premises.premiseNo}`, premises]),
  ).values(),
];
