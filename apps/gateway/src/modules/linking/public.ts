/** Linking for other modules: read and decide applications of companies, link one that was approved. */
export { applicationNoIn, type Decision, plainNote } from './application/application.rules.ts';
export { type Application, applicationByNo } from './application/application.store.ts';
export { decideApplication } from './application/decide.ts';
export { hasUen } from './link.store.ts';
export { linkCompany } from './link.ts';
export { findLinkedRecipient, type MailAdmin, type MailDeps } from './mails/mails.ts';
