/** Every account and business partner of the demo world. */
import { applicantAccounts, applicantPartners } from './applicant-accounts.ts';
import { companyAccounts, companyPartners } from './company-accounts.ts';
import { homeAccounts, homePartners } from './home-accounts.ts';
import { linkableAccounts, linkablePartners } from './linkable-accounts.ts';
import { neighbourAccounts, neighbourPartners } from './neighbours.ts';
import type { WorldAccount, WorldPartner, WorldPremises } from './world-account.ts';

export const worldPartners: readonly WorldPartner[] = [
  ...homePartners,
  ...companyPartners,
  ...linkablePartners,
  ...applicantPartners,
  ...neighbourPartners,
];

export const worldAccounts: readonly WorldAccount[] = [
  ...homeAccounts,
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
