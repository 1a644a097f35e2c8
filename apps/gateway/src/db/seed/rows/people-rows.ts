/** People as rows: sign-ins, customers, and which accounts they have linked. */
import { argon2Sync, createHash } from 'node:crypto';
import { instantText } from '@portal/domain/sg-time';
import { worldAccounts } from '../accounts/world-accounts.ts';
import type { WorldPerson } from '../people/demo-person.ts';
import { DEMO_PASSWORD } from '../people.ts';
import { SIGNED_UP_AT } from '../world-days.ts';
import type { Row } from './bulk-insert.ts';

const signedUp = instantText(SIGNED_UP_AT);

/** A UUID that depends on the address alone. */
export function makeSubject(email: string): string {
  const hex = createHash('sha256').update(`demo subject ${email}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The demo password as a PHC string. One salt for all, so that two seeds are the same and quickly made. */
function passwordHash(): string {
  const nonce = createHash('sha256').update('demo salt').digest().subarray(0, 16);
  const tag = argon2Sync('argon2id', {
    message: DEMO_PASSWORD,
    nonce,
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  });
  const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(nonce)}$${unpadded(tag)}`;
}

export function identityRows(people: readonly WorldPerson[]): Row[] {
  if (people.length === 0) return [];
  const hash = passwordHash();
  return people.map((person) => ({
    subject: makeSubject(person.email),
    email: person.email,
    emailKey: person.email.toLowerCase(),
    passwordHash: hash,
    emailVerified: person.emailVerified,
    name: person.name,
    mobile: person.mobile,
    role: getRole(person),
    passwordChangedAt: signedUp,
    createdAt: signedUp,
  }));
}

const getRole = ({ kind, decidesPayments }: WorldPerson): 'customer' | 'staff' | 'payments' => {
  if (kind !== 'staff') return 'customer';
  return decidesPayments ? 'payments' : 'staff';
};

export const customerRow = (person: WorldPerson): Row => ({
  customerId: person.customerId,
  issuer: 'embedded',
  subject: makeSubject(person.email),
  kind: person.kind === 'company' ? 'C' : 'I',
  linkStatus: person.linkStatus,
  isMaster: person.master,
  isStaff: person.kind === 'staff',
  dataVersion: person.version,
  uen: person.uen,
  idFragment: person.idFragment,
  contactConsentRequired: person.consentRequired,
  createdAt: signedUp,
});

/** A master has its sub-accounts linked too. */
export function linkRows(person: WorldPerson): Row[] {
  const own = person.accounts.map((no) => accountByNo.get(no) ?? missing(no));
  const under = worldAccounts.filter(({ masterId }) => own.some(({ id }) => id === masterId));
  return [...own, ...under].map(({ id }, index) => ({
    customerId: person.customerId,
    accountId: id,
    isDefault: index === 0,
    linkedAt: signedUp,
  }));
}

const accountByNo = new Map(worldAccounts.map((account) => [account.no, account]));

function missing(no: string): never {
  throw new RangeError(`the demo world has no account ${no}`);
}
