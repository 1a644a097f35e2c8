/** Accounts with their holders and addresses, for other areas. */
export { formatAddressLine, formatAddressTitle as addressTitle } from './address.rules.ts';
export { findHeldAccountByDigits, findHeldAccounts, type HeldAccount } from './held-account.store.ts';
export {
  findMailingAddresses,
  findPostalRecipient,
  findPremisesRecipient,
  type MailingAddress,
} from './mailing-address.store.ts';
