/** Letters of the caller's accounts: the list, one to read or to save, and that it was opened. */
import type { Output } from '@portal/contract';
import { letterFileName } from '@portal/domain/file-names';
import { hasLetters } from '@portal/domain/letters/letters-available';
import { instantText, toSgDay } from '@portal/domain/sg-time';
import { drawnApart } from '../../pdf/draw-apart.ts';
import { premises } from '../../wire/callers/claims.ts';
import { accountsHaving, accountsWith } from '../../wire/callers/featured-accounts.ts';
import { findOwnedAmong, withNamed } from '../../wire/callers/sub-accounts.ts';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import type { FileAnswer } from '../../wire/rest/define-rest.ts';
import { letterCopy as copy } from './letter-copy.ts';
import { writeLetter } from './letter-kinds.ts';
import type { letterPaper } from './letter-paper.ts';
import { makeLetterReference, resolveLetterReference } from './letter-reference.ts';
import { findLetter, findSubAccountsWithLetters, listLetters, storeOpened } from './store.ts';

/** More than eight years of a household's. */
const MOST_LETTERS = 500;

/** @throws Refusal SK_FEATURE_1001 when none of the accounts of the partner has letters */
export async function listPartnerLetters(
  context: SubjectContext,
  bpNo: string,
): Promise<Output<'eletter:list'>> {
  const having = await accountsWith(context, 'letters', await listPartnerAccounts(context, bpNo));
  const accounts = await filterByPremises(context, having);
  const byId = new Map(accounts.map((account) => [account.accountId, account]));
  const letters = await listLetters(context.db, {
    customerId: getCustomerId(context),
    accountIds: [...byId.keys()],
    limit: MOST_LETTERS,
  });
  const rows = letters.map(async ({ accountId, letterId, kind, data, printedAt, isOpened }) => {
    const account = byId.get(accountId);
    const written = writeLetter(kind, data);
    // A newer release beside this one may have produced a kind that is not known here.
    if (account === undefined || written === null) return [];
    return {
      letterName: written.name,
      printDate: instantText(printedAt),
      encryptedDocId: await makeLetterReference(context, account, letterId),
      letterId,
      accountNo: account.accountNo,
      isNew: !isOpened,
    };
  });
  return { eletters: (await Promise.all(rows)).flat() };
}

/** @throws Refusal SK_ACCESS_1001 for whatever is wrong with the reference, SK_FEATURE_1001 */
export async function loadLetter(
  context: SubjectContext,
  reference: string,
): Promise<Output<'eletter:detail'>> {
  const { account, letterId } = await resolveAvailable(context, reference);
  const letter = await findLetter(context.db, account.accountId, letterId);
  const written = letter && writeLetter(letter.kind, letter.data);
  if (!letter || !written) throw new Refusal('SK_ACCESS_1001');
  const { PROVIDER_NAME, PAYNOW_NAME, HELPLINE } = context.config;
  const provider = PROVIDER_NAME ?? PAYNOW_NAME ?? '';
  const [name = ''] = letter.recipient;
  return {
    letterName: written.name,
    printDate: instantText(letter.printedAt),
    accountNo: account.accountNo,
    provider,
    recipient: [...letter.recipient],
    heading: copy.heading(written.name, account.accountNo),
    salutation: copy.salutation(name),
    paragraphs: written.paragraphs.map((paragraph) => [...paragraph]),
    closing: copy.closing(provider, HELPLINE),
  };
}

const drawLetter = drawnApart<typeof letterPaper>(
  new URL('./letter-paper.ts', import.meta.url),
  'letterPaper',
);

export async function letterFile(context: SubjectContext, reference: string): Promise<FileAnswer> {
  const letter = await loadLetter(context, reference);
  const printed = toSgDay(Date.parse(letter.printDate));
  return {
    name: letterFileName(letter.letterName, letter.accountNo, printed),
    type: 'application/pdf',
    content: await drawLetter(context, letter, printed),
  };
}

export async function markOpened(
  context: SubjectContext,
  reference: string,
): Promise<Output<'eletter:markOpened'>> {
  const { account, letterId } = await resolveAvailable(context, reference);
  const { accountId } = account;
  if (!(await findLetter(context.db, accountId, letterId))) throw new Refusal('SK_ACCESS_1001');
  const openedAt = context.clock.now();
  await storeOpened(context.db, { customerId: getCustomerId(context), accountId, letterId, openedAt });
  return { isNew: false };
}

async function resolveAvailable(context: SubjectContext, reference: string) {
  const resolved = await resolveLetterReference(context, reference);
  await filterByPremises(context, await accountsHaving(context.db, 'letters', [resolved.account]));
  return resolved;
}

/** The linked ones, and sub-accounts that have letters: a master account may have 100,000. */
async function listPartnerAccounts(context: SubjectContext, bpNo: string): Promise<readonly OwnedAccount[]> {
  const { db, subject } = context;
  const linked = subject.ofPartner(bpNo);
  if (subject.subAccounts === null) return linked;
  const found = await findSubAccountsWithLetters(db, subject.subAccounts, { bpNo, limit: MOST_LETTERS });
  const named = await findOwnedAmong(context, found);
  return [...new Set([...linked, ...named.values()])];
}

/** Letters come from EBS (S2 §6). @throws Refusal SK_FEATURE_1001 when none is left */
async function filterByPremises(
  { db, subject }: SubjectContext,
  accounts: readonly OwnedAccount[],
): Promise<readonly OwnedAccount[]> {
  const there = await withNamed(db, subject, premises(...accounts.map(({ premiseNo }) => premiseNo)));
  const having = accounts.filter(({ premiseNo, bpNo }) =>
    hasLetters(there.atPremises(premiseNo).filter((account) => account.bpNo === bpNo)),
  );
  if (having.length === 0) throw new Refusal('SK_FEATURE_1001');
  return having;
}

function getCustomerId({ subject }: SubjectContext): number {
  if (!subject.customer) throw new Refusal('SK_ACCESS_1001');
  return subject.customer.customerId;
}
