/** What other areas may do with linking: read and decide applications of companies, link one that was approved. */
export { applicationNoIn, type Decision, plainNote } from './application.rules.ts';
export { type Application, applicationByNo } from './application.store.ts';
export { decideApplication } from './decide.ts';
export { hasUen, type LinkedAccounts } from './link.store.ts';
export { type CompanyLink, linkCompany } from './link.ts';
