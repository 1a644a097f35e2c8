/** What other areas may do with linking: link a company whose application was approved. */

export type { LinkedAccounts } from './link.store.ts';
export { type CompanyLink, linkCompany } from './link.ts';
