/** Personal data that must never stand in an address: names, accounts, tokens. */
import { demoPeople } from '../../apps/gateway/src/db/seed/people.ts';

/** Accounts of the people the journeys sign in as. */
const accountNumbers = [
  '8934521670',
  '8934530018',
  '8934530026',
  '8934530034',
  '8920014410',
  '8920020017',
  '8934601053',
  '8920031174',
];
const names = demoPeople.map(({ name }) => name);

const patterns: readonly (readonly [string, RegExp])[] = [
  ['an e-mail address', /[\w.+-]+@[\w-]+\.\w+/],
  ['a signed token', /\beyJ[\w-]{10,}/],
  ['a password', /Portal-Demo-2026/],
];

/** Percent signs that mean nothing stay as they are. */
const decoded = (text: string): string =>
  text
    .replaceAll('+', ' ')
    .replace(/%[0-9a-f]{2}/gi, (hex) => String.fromCharCode(Number(`0x${hex.slice(1)}`)));

/** @returns what kinds of personal data the text holds */
export function personalDataInText(text: string): string[] {
  const found = patterns.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
  if (names.some((name) => text.includes(name))) found.push('a name');
  if (accountNumbers.some((number) => text.includes(number))) found.push('an account number');
  return found;
}

/** Calls whose query names the accounts, by the specification (S2 §7). Their addresses are shown and kept nowhere. */
const namesAccounts = /^\/v1\/history$|^\/v2\/payables$|^\/njord\/v1\/giro$/;

/** The page whose address names the master account that is shown, by the specification (S3 §2.1). No log keeps a query. */
const namesMaster = '/sub-accounts';

/** The same of an address. */
export function personalDataIn(url: URL): string[] {
  if (namesAccounts.test(url.pathname)) return [];
  const judged = new URL(url);
  if (judged.pathname === namesMaster) judged.searchParams.delete('masteracct');
  return personalDataInText(decoded(`${judged.pathname}${judged.search}${judged.hash}`));
}
