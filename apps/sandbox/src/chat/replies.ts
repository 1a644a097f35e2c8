/**
 * Answers of Aisha: prepared sentences, found by the words in a message. Pure: the customer and the open
 * question come in, the answers and the next open question go out.
 */
import { answers } from './copy.ts';

/** The customer and account that the portal's gateway gave the chat. */
export interface CustomerContext {
  readonly bpNo: string;
  readonly accountNo: string;
  readonly mobileNo: string;
  readonly sub: string;
}

/** State of a talk from one message to the next. */
export interface Thread {
  /** The question whether it is about the account is open. */
  readonly requestedAccount: boolean;
  /** Messages in a row that she did not understand. */
  readonly lost: number;
}

export interface Reply {
  readonly texts: readonly string[];
  readonly thread: Thread;
}

type Topic = readonly [words: RegExp, answer: (customer: CustomerContext) => string];

const topics: readonly Topic[] = [
  [/\bscams?\b|\bphishing\b|\bsuspicious\b|\bfake\b|\bfraud/, () => answers.scam],
  [
    /\b(speak|talk|chat) (to|with)\b|\b(real )?(person|human|officer|agent)\b|\bcall me\b/,
    ({ mobileNo }) => (mobileNo === '' ? answers.officer : answers.callBack(mobileNo.slice(-4))),
  ],
  [/\be?giro\b|\bdirect debit\b/, () => answers.giro],
  [/\bpay ?now\b|\bqr\b/, () => answers.payNow],
  [/\bmeters?\b|\breadings?\b/, () => answers.meter],
  [/\bmov(e|es|ed|ing)\b|\brelocat|\b(close|open|terminate) (my |an? |the )?account/, () => answers.moving],
  [/\bdue\b|\bdeadline\b|\boverdue\b|\blate\b/, () => answers.due],
  [
    /\busage\b|\bconsum|\bkwh\b|\busing (so|too) much\b|\b(so|too|very) high\b|\bhigher\b/,
    () => answers.usage,
  ],
  [/\bbills?\b|\binvoices?\b|\bcharges?\b|\bhow much\b|\bamount\b|\bowe\b/, () => answers.bill],
  [/\bthank|\bthx\b/, () => answers.thanks],
  [/\b(good)?bye\b/, () => answers.goodbye],
  [/^(hi|hello|hey|good (morning|afternoon|evening))\b/, () => answers.greeting],
];

/** An identity number, or thirteen digits and more: a card. */
const secret = /\b[stfgm]\d{7}[a-z]\b|\b(?:\d[ -]?){13,19}\b/;
const yes = /^(yes|yeah|yep|ya|correct|right|ok|okay|sure)\b/;
const no = /^(no|nope|not|wrong|another|other)\b/;

/** No message is answered with more. */
const MOST = 2;

export function replyTo(text: string, customer: CustomerContext, thread: Thread): Reply {
  const said = text.toLowerCase().replaceAll('’', "'").trim();
  const quiet: Thread = { requestedAccount: false, lost: 0 };
  if (secret.test(said)) return { texts: [answers.secret], thread: quiet };
  const known = topics.filter(([words]) => words.test(said)).map(([, answer]) => answer(customer));
  if (known.length > 0) return { texts: known.slice(0, MOST), thread: quiet };
  if (thread.requestedAccount && yes.test(said)) return { texts: [answers.rightAccount], thread: quiet };
  if (thread.requestedAccount && no.test(said)) return { texts: [answers.wrongAccount], thread: quiet };
  const texts = [thread.lost === 0 ? answers.unknown : answers.stillUnknown];
  return { texts, thread: { requestedAccount: false, lost: thread.lost + 1 } };
}
