/** Linking for other modules: applications of companies, and where the mails to a customer go. */
export { applicationNoIn, type Decision, plainNote } from './application/application.rules.ts';
export { type Application, applicationByNo } from './application/application.store.ts';
export { decideApplication } from './application/decide.ts';
export { lockCustomer } from './customer.store.ts';
export { hasUen } from './link.store.ts';
export { linkCompany } from './link.ts';
export {
  findLinkedRecipient,
  getSite,
  hasMailAddress,
  loadRecipient,
  type MailAdmin,
  type MailDeps,
} from './mails/recipient.ts';
