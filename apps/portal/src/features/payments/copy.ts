/** Words of paying by PayNow. Fixed texts are the specification's (S2 §5, readings §7 and §8); the others ours. */
import { fieldTexts } from '@portal/contract/field-texts';
import type { UnmatchedPayment } from '@portal/contract/payments/payments.rest';
import { type Cents, cents, formatAmount, formatSgd } from '@portal/domain/money';
import { numberInWords } from '@portal/domain/number-words';
import type { AmountProblem } from '@portal/domain/paynow-amount';
import { addDays, formatDay, formatDayOfYear, formatTime, type SgDay, toSgDay } from '@portal/domain/sg-time';
import type { Payee } from './code/paynow-code.ts';
import type { PayAccount } from './pay-account.ts';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** 'today', 'yesterday', '03 Dec 2026'. */
function dayWord(day: SgDay, today: SgDay): string {
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : formatDay(day);
}

/** 'S$60.05'; what is not in Singapore dollars with its currency, 'USD 60.05'. */
const formatMoney = ({ amount, currency }: Pick<UnmatchedPayment, 'amount' | 'currency'>): string =>
  currency === 'SGD' ? formatSgd(cents(amount)) : `${currency} ${formatAmount(cents(amount))}`;

/** Why money was not simply taken for its code. @param requestedAmount what the code asked for */
function whyUnmatched({ reason, amount, currency }: UnmatchedPayment, requestedAmount: Cents): string {
  const off = formatSgd(cents(Math.abs(amount - requestedAmount)));
  switch (reason) {
    case 'short':
      return `It was ${off} less than the code asked for.`;
    case 'over':
      return amount > requestedAmount
        ? `It was ${off} more than the code asked for.`
        : 'It was more than you still owed.';
    case 'currency':
      return `It came in ${currency}, not in Singapore dollars.`;
    case 'early':
      return 'The bank dated it before the code was made.';
    case 'late':
      return 'It was paid after the code had expired.';
    case 'closed':
      return 'It was paid after a newer code had replaced this one.';
    case 'doubled':
      return 'The code had already been paid.';
    case 'unknown':
      return 'Its reference was not one of ours.';
  }
}

export const copy = {
  title: 'Pay by PayNow QR',
  close: 'Close',
  done: 'Done',
  account: (account: string) => `Account ${account}`,
  amounts: {
    lead: (accounts: number, premises: string) =>
      accounts === 1
        ? `One account at ${premises}.`
        : `${capital(numberInWords(accounts))} accounts at ${premises}. One code pays all you tick.`,
    list: 'Accounts to pay for',
    owes: (amount: Cents, due: SgDay | null) =>
      due === null ? formatSgd(amount) : `${formatSgd(amount)} due ${formatDayOfYear(due)}`,
    field: (account: string) => `Amount for account ${account}`,
    currency: 'S$',
    full: 'Full amount due',
    allLeft: 'All that is still to pay',
    rest: (rest: Cents) => `${formatSgd(rest)} will still be due`,
    again: (more: Cents) => `${formatSgd(more)} more than is still to pay`,
    checking: (checking: Cents, toPay: Cents) =>
      `${formatSgd(checking)} has come and is being checked. ${toPay > 0 ? `${formatSgd(toPay)} is still to pay.` : 'Nothing is still to pay.'}`,
    undivided: (amount: Cents) =>
      `${formatSgd(amount)} has come for these accounts together and is being checked. The amounts below leave it out.`,
    atMost: (due: Cents) => `At most ${formatSgd(due)}`,
    problems: {
      required: fieldTexts.amountRequired,
      numeric: fieldTexts.amountNumeric,
      decimals: fieldTexts.amountDecimals,
      positive: fieldTexts.amountPositive,
      exceeded: fieldTexts.amountExceeded,
    } satisfies Record<AmountProblem, string>,
    /** Readings §7. */
    byGiro: 'Paid by GIRO',
    byCard: 'Paid by recurring card',
    deducted: (days: PayAccount['deductions'], whole: Cents) =>
      `${days
        .map(({ on, amount }, index) => {
          const part = amount === whole ? 'This amount' : formatSgd(amount);
          return `${part}${index === 0 ? ' will be deducted' : ''} on ${formatDay(on)}`;
        })
        .join(', ')}. Paying now may charge you twice.`,
    deductedSoon: 'This amount will be deducted. Paying now may charge you twice.',
    total: 'Total',
    counted: (counted: number, all: number) => {
      if (counted === all) return 'All accounts';
      return counted === 0
        ? 'No account yet'
        : `${capital(numberInWords(counted))} of ${numberInWords(all)} accounts`;
    },
    uncounted: (accounts: readonly string[]) =>
      accounts.length === 1
        ? `Account ${accounts[0]} is not counted yet.`
        : `${capital(numberInWords(accounts.length))} accounts are not counted yet.`,
    tickOne: 'Please tick at least one account.',
    show: 'Show QR code',
    making: 'Making the code',
    nothing: 'Nothing to pay.',
    nothingText: 'Nothing is owed for these premises.',
  },
  code: {
    amount: 'AMOUNT',
    alt: (amount: Cents, reference: string) =>
      `PayNow QR code for ${formatSgd(amount)}, reference ${reference}`,
    ready: (amount: Cents) => `Your code for ${formatSgd(amount)} is ready.`,
    full: (due: SgDay | null) => (due === null ? 'Full amount.' : `Full amount due ${formatDay(due)}.`),
    part: (rest: Cents) => `Part payment. ${formatSgd(rest)} will still be due.`,
    allLeft: 'All that is still to pay.',
    several: (accounts: number) => `For ${numberInWords(accounts)} accounts.`,
    change: 'Change',
    validUntil: 'Valid once, until ',
    until: (expiredAt: number, now: number) =>
      `${formatTime(expiredAt)} ${dayWord(toSgDay(expiredAt), toSgDay(now))}`,
    left: (time: string) => `${time} left`,
    /** Told at these steps alone. */
    spokenLeft: (seconds: number) => {
      if (seconds >= 3_600) return 'This code is valid for one more hour.';
      if (seconds >= 60) {
        const minutes = Math.round(seconds / 60);
        return `This code is valid for ${numberInWords(minutes)} more ${minutes === 1 ? 'minute' : 'minutes'}.`;
      }
      return `This code is valid for ${seconds} more seconds.`;
    },
    save: 'Save image',
    share: 'Share',
    saved: 'The image is saved.',
    steps: 'How to pay',
    onComputer: [
      'Open your bank’s app and choose Scan.',
      'Scan this code, or save it and load the image.',
      'Check the details, then pay.',
    ],
    onPhone: [
      'Save the image.',
      'Open your bank’s app, choose Scan, load the image.',
      'Check the details, then pay.',
    ],
    onShared: ['Open your bank’s app and choose Scan.', 'Scan this code.', 'Check the details, then pay.'],
    bankMust: 'Your bank must show ',
    bankShows: ({ name, uen }: Payee) => `${name}, UEN ${uen},`,
    bankReference: 'reference ',
    waiting: 'Waiting for payment. This closes by itself once we have it.',
    unreached:
      'We cannot reach the portal just now, but we keep trying. You can still pay: your receipt will appear here later.',
  },
  expired: {
    heading: 'This code has expired',
    text: (expiredAt: number, now: number) =>
      `It was valid once, until ${formatTime(expiredAt)} ${dayWord(toSgDay(expiredAt), toSgDay(now))}.`,
    replaced: 'A newer code has replaced it, or its amount is no longer due.',
    untold: 'It can no longer be paid.',
    settled: 'What this code was for has been paid another way.',
    safe: 'Already paid with it? Your money is safe: it shows as being checked.',
    regenerate: 'Regenerate',
  },
  checking: {
    heading: 'Your payment is being checked',
    pill: 'Being checked',
    asked: 'AMOUNT OF THE CODE',
    came: 'RECEIVED',
    money: formatMoney,
    why: whyUnmatched,
    unknown: 'We are finding out what it is for.',
    covers: 'It covers all that is due.',
    sentBack: (money: UnmatchedPayment, requestedAmount: Cents) =>
      `We have sent ${formatMoney(money)} back to you. ${whyUnmatched(money, requestedAmount)}`,
    afterwards: 'What happens next',
    next: [
      'Your money is safe. Do not pay it again.',
      'Our staff will add it to your account or send it back.',
      'Until then, Payments shows it as being checked.',
    ],
    order: 'Order',
    payRest: (rest: Cents) => `Pay the other ${formatSgd(rest)}`,
    payAnyway: 'Pay another amount anyway',
  },
  asking: {
    heading: (checking: Cents) => `${formatSgd(checking)} has already come`,
    text: (total: Cents, toPay: Cents) =>
      `It is being checked. ${toPay > 0 ? `Only ${formatSgd(toPay)} is still to pay.` : 'Nothing is still to pay.'} If you pay ${formatSgd(total)} now, you pay part of it twice.`,
    change: 'Change the amount',
    insist: 'Show the code anyway',
  },
  /** For whoever has closed the dialog meanwhile. */
  news: {
    paid: (amount: Cents) => `Payment of ${formatSgd(amount)} received. The receipt is in Payments.`,
    checking: 'Your payment has arrived and is being checked. See Payments.',
  },
  receipt: {
    received: 'Payment received',
    nothingMore: (balance: Cents) => `Nothing more to pay. Your balance is now ${formatSgd(balance)}.`,
    stays: (balance: Cents) => `${formatSgd(balance)} is still due.`,
    paid: 'Paid',
    at: (instant: number) => `${formatDay(toSgDay(instant))}, ${formatTime(instant)}`,
    method: 'Method',
    payNow: 'PayNow',
    account: 'Account',
    part: (account: string) => `Account ${account}`,
    premises: 'Premises',
    order: 'Order',
    bankReference: 'Bank reference',
    save: 'Save receipt (PDF)',
    saving: 'Saving',
    saved: 'The receipt is saved.',
    within: 'The payment appears in Payments within a minute and stays there.',
    loading: 'Loading the receipt',
    failed: 'We cannot show the receipt just now',
    safe: 'Your payment is safe.',
    unpaid: 'Not paid yet',
    unpaidText: 'No payment has come for this code.',
    error: 'Error',
    /** S2 §8. */
    notSaved: 'An unexpected error has occured. Please try again later.',
    ok: 'OK',
  },
  how: {
    title: 'Pay your bill with PayNow QR',
    lead: 'No card and no form. Works with any bank app in Singapore that scans PayNow.',
    crumbs: { bills: 'Bills', payNow: 'PayNow', here: 'How it works' },
    pay: (due: Cents) => `Pay ${formatSgd(due)}`,
    toBills: 'Go to Bills',
    amount: 'Amount',
    /** How the reference of a code for several accounts begins. */
    orderBegins: 'PN-…',
    amountOf: (due: Cents) => formatSgd(due),
    steps: {
      amount: {
        title: 'Choose the amount',
        text: 'In Bills, choose Pay by PayNow QR. All that is due is filled in; you can pay part of it.',
      },
      scan: {
        title: 'Scan the code',
        text: 'On a computer: scan it with your bank’s app. On a phone: save the image, then load it in the app.',
      },
      check: {
        title: 'Check the three details',
        text: (payee: Payee | null, paysSeveral: boolean) => {
          const whom = payee === null ? 'Our name, our UEN' : `${payee.name}, UEN ${payee.uen}`;
          const reference = paysSeveral
            ? 'the reference shown with your code. It has your account number, or starts with PN for several accounts.'
            : 'your account number in the reference.';
          return `${whom}, and ${reference} If one differs, stop.`;
        },
      },
      pay: {
        title: 'Pay, and you are done',
        text: 'Your receipt appears here within a minute and stays in Payments.',
      },
    },
    ours: 'Our QR codes appear only in this portal and on your bill.',
    notOurs: ' A code in an SMS, an e-mail or a chat is not ours. Do not scan it.',
    goodToKnow: 'Good to know',
    questions: [
      {
        question: 'How long does a code work?',
        answer: 'Once, and until 11:59 PM on the day you make it. After that, press Regenerate.',
      },
      {
        question: 'Can I pay for several accounts at once?',
        answer: 'Yes, all the accounts of one premises. Tick them, and one code pays them all.',
      },
      {
        question: 'I pay by GIRO or a recurring card.',
        answer: 'Then the amount will be deducted on its due date. Paying now may charge you twice.',
      },
      {
        question: 'The bank took the money but I see no receipt.',
        answer:
          'Your money is safe. If no receipt appears within a minute, the payment is being checked. Do not pay again.',
      },
      {
        question: 'Can someone else pay my bill?',
        answer:
          'Yes. Save the image and send it to someone you trust. It shows the amount and, for one account, its number.',
      },
    ],
  },
  maintenance: {
    heading: 'PayNow QR is not available just now',
    otherMethods: 'You can pay by GIRO, at 7-Eleven or at a counter.',
  },
} as const;
