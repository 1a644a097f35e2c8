/** Faults that a test once missed, or that would cost a customer money or privacy. Each names the test that must see it. */

import { serviceFaults } from './service-faults.ts';

export interface KnownFault {
  /** For a reader of the report. */
  readonly about: string;
  readonly path: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replacement: string;
  readonly project: 'unit' | 'portal' | 'operations-pglite' | 'operations-postgres' | 'life' | 'life-full';
  readonly test: string;
}

const GATEWAY = 'apps/gateway/src';
const onPglite = { project: 'operations-pglite' } as const;

export const knownFaults: readonly KnownFault[] = [
  {
    about: 'a receipt prints the time of a payment under another day',
    path: `${GATEWAY}/modules/bills/paper/receipt-paper.ts`,
    find: '(paidAt) === paidOn ?',
    replacement: '(paidAt) !== "" ?',
    project: 'unit',
    test: `${GATEWAY}/modules/bills/paper/papers.test.ts`,
  },
  {
    about: 'a feature is judged by the first account alone',
    path: `${GATEWAY}/wire/callers/feature-check.ts`,
    find: 'return accountIds.map(',
    replacement: 'return accountIds.slice(0, 1).map(',
    ...onPglite,
    test: `${GATEWAY}/wire/callers/feature-check.op.test.ts`,
  },
  {
    about: 'a request comes back from a state that it has ended in',
    path: `${GATEWAY}/modules/requests/request.store.ts`,
    find: "    .where('state', 'in', from)\n",
    replacement: '',
    ...onPglite,
    test: `${GATEWAY}/modules/requests/requests.op.test.ts`,
  },
  {
    about: 'an arrangement that is paid already is cancelled',
    path: `${GATEWAY}/modules/requests/service.ts`,
    find: 'await kind.refresh(tx, row, at);',
    replacement: '',
    ...onPglite,
    test: `${GATEWAY}/modules/payment-arrangement/arrangement.op.test.ts`,
  },
  {
    about: 'outbox rows are taken without skip locked',
    path: `${GATEWAY}/db/outbox.store.ts`,
    find: 'for update skip locked',
    replacement: 'for update',
    project: 'life-full',
    test: 'tooling/life/paused.full.life.test.ts',
  },
  {
    about: 'an event stream goes on after one of two accounts is lost',
    path: `${GATEWAY}/modules/payments/may-hear.ts`,
    find: 'parts.every(',
    replacement: 'parts.some(',
    ...onPglite,
    test: `${GATEWAY}/modules/payments/events.op.test.ts`,
  },
  {
    about: 'a bill due today is called overdue in the history',
    path: 'apps/portal/src/features/bills/history/table/history-rows.ts',
    find: "sgDay(bill.due)) < 0 ? 'overdue'",
    replacement: "sgDay(bill.due)) <= 0 ? 'overdue'",
    project: 'portal',
    test: 'history-rows.test',
  },
  {
    about: 'a GIRO deduction is not told on its own day',
    path: `${GATEWAY}/modules/bills/bill-owed.ts`,
    find: 'bill.dueOn >= today',
    replacement: 'bill.dueOn > today',
    ...onPglite,
    test: `${GATEWAY}/modules/bills/detail.op.test.ts`,
  },
  {
    about: 'a refund takes back the oldest credit first',
    path: `${GATEWAY}/modules/bills/histories/settled-by.rules.ts`,
    find: '.toReversed()',
    replacement: '',
    project: 'unit',
    test: 'settled-by.rules.test',
  },
  {
    about: 'an import takes rebates that add to the bill',
    path: `${GATEWAY}/modules/bills/import/bill-record.ts`,
    find: "kind === 'rebate')) > 0",
    replacement: "kind === 'rebate')) > 1e9",
    ...onPglite,
    test: `${GATEWAY}/modules/bills/import/import-bills.op.test.ts`,
  },
  {
    about: 'an unknown e-mail is answered without the work of a password',
    path: `${GATEWAY}/identity/services/sign-in.ts`,
    find: 'await passwords.verify(password, account?.passwordHash)',
    replacement: '(account ? await passwords.verify(password, account.passwordHash) : false)',
    ...onPglite,
    test: `${GATEWAY}/identity/sign-in.op.test.ts`,
  },
  {
    about: 'the log has the whole address of a request',
    path: `${GATEWAY}/plugins/request-log.ts`,
    find: 'const route = request.routeOptions.url ??',
    replacement: 'const route = request.url ??',
    ...onPglite,
    test: `${GATEWAY}/test/log-canary.op.test.ts`,
  },
  {
    about: 'the history of payments needs no linked account',
    path: 'packages/contract/src/bills/bills.rest.ts',
    find: "numbers of the caller’s own, with commas between',\n  caller: 'holder'",
    replacement: "numbers of the caller’s own, with commas between',\n  caller: 'verified'",
    ...onPglite,
    test: `${GATEWAY}/test/rest-matrix.op.test.ts`,
  },
  {
    about: 'a payment that is one cent short is posted',
    path: 'packages/domain/src/settlement.rules.ts',
    find: 'notice.amount < requestedAmount',
    replacement: 'notice.amount < requestedAmount - 1',
    project: 'unit',
    test: 'packages/domain/src/settlement.rules.test.ts',
  },
  {
    about: 'a second payment of one code is posted',
    path: 'packages/domain/src/settlement.rules.ts',
    find: "? 'doubled' : null",
    replacement: '? null : null',
    project: 'unit',
    test: 'packages/domain/src/settlement.rules.test.ts',
  },
  {
    about: 'a notice of the bank with a wrong signature is taken',
    path: `${GATEWAY}/webhooks/signature.rules.ts`,
    find: 'return isRight &&',
    replacement: 'return',
    project: 'unit',
    test: 'signature.rules.test',
  },
  {
    about: 'the time of a signed notice does not matter',
    path: `${GATEWAY}/webhooks/signature.rules.ts`,
    find: ' && Math.abs(age) <= WINDOW_SECONDS',
    replacement: '',
    project: 'unit',
    test: 'signature.rules.test',
  },
  {
    about: 'a token of an unverified e-mail is enough',
    path: `${GATEWAY}/wire/callers/access.ts`,
    find: "access === 'signed-in' || bearer.token.emailVerified",
    replacement: "access !== 'public' || bearer.token.emailVerified",
    ...onPglite,
    test: `${GATEWAY}/test/authorisation-matrix.op.test.ts`,
  },
  {
    about: 'a stored password accepts every password',
    path: `${GATEWAY}/identity/passwords/password-hash.ts`,
    find: 'return timingSafeEqual(actual, expected) &&',
    replacement: 'return',
    project: 'unit',
    test: 'password-hash',
  },
  {
    about: 'a refund pays more than the credit that is left',
    path: `${GATEWAY}/modules/refunds/start-payout.ts`,
    find: 'cents(Math.min(details.amount, -facts.outstanding))',
    replacement: 'cents(details.amount)',
    ...onPglite,
    test: `${GATEWAY}/modules/refunds/payout.op.test.ts`,
  },
  {
    about: 'staff settle a notice by a payout that has changed since they saw it',
    path: `${GATEWAY}/modules/refunds/decide-notice.ts`,
    find: "  if (state !== seen) throw new Refusal('SK_STAFF_1013');\n",
    replacement: '',
    ...onPglite,
    test: `${GATEWAY}/modules/staff/treasury/treasury-notices.op.test.ts`,
  },
  {
    about: 'a refund that comes back a second time is no credit again',
    path: `${GATEWAY}/modules/refunds/settle-payout.ts`,
    find: 'amount: negateCents(amount), eventId }',
    replacement: "amount: negateCents(amount), eventId: 'one' }",
    ...onPglite,
    test: `${GATEWAY}/modules/staff/treasury/treasury-notices.op.test.ts`,
  },
  {
    about: 'the end of an arrangement brings no letter',
    path: `${GATEWAY}/modules/payment-arrangement/arrangement-kind.ts`,
    find: '  if (moved !== null) await writeArrangementLetter(tx, moved);\n',
    replacement: '',
    ...onPglite,
    test: `${GATEWAY}/modules/payment-arrangement/arrangement.op.test.ts`,
  },
  {
    about: 'a refund is paid out at a cheque address that is new',
    path: 'packages/domain/src/refunds/refund-method.ts',
    find: 'daysBetween(addressChangedOn, today) >= CHEQUE_WAIT_DAYS',
    replacement: 'daysBetween(addressChangedOn, today) >= 0',
    project: 'unit',
    test: 'packages/domain/src/refunds/refund-method.test.ts',
  },
  {
    about: 'the choice of a theme does nothing',
    path: 'apps/portal/src/lib/theme.ts',
    find: 'document.documentElement.dataset.theme = choice;',
    replacement: '',
    project: 'portal',
    test: 'apps/portal/src/app/shell/theme-choice.test.tsx',
  },
  {
    about: 'a kiosk offers to save an acknowledgement',
    path: 'apps/portal/src/requests/acknowledgement.tsx',
    find: '  if (!canKeep) return null;\n',
    replacement: '',
    project: 'portal',
    test: 'apps/portal/src/requests/acknowledgement.test.tsx',
  },
  ...serviceFaults.map((fault) => ({
    ...fault,
    ...onPglite,
    path: `${GATEWAY}/modules/${fault.path}`,
    test: `${GATEWAY}/modules/${fault.test}`,
  })),
];
