/** A refund as a kind of request: the words of its mails and of its acknowledgement, and when its method may change. */
import { type RefundDetails, refundDetails } from '@portal/contract/requests/requests.contract';
import { cents, formatSgd } from '@portal/domain/money';
import { formatDay, sgDay } from '@portal/domain/sg-time';
import { defineRequestKind } from '../requests/public.ts';
import { copy, formatMethod } from './copy.ts';
import { KIND } from './refund-request.ts';
import { findChangeableRefunds } from './requested-refunds.ts';

const words = ({ amount, ...method }: RefundDetails) =>
  [formatSgd(cents(amount)), formatMethod(method)] as const;
const isHeld = ({ heldUntil }: RefundDetails): boolean => heldUntil !== undefined;
const dayWords = (day: string | null): string => (day === null ? '' : formatDay(sgDay(day)));

export const refundKind = defineRequestKind({
  name: KIND,
  details: refundDetails,
  mails: {
    PENDING: ({ details, nextBy }) =>
      copy.mails.received(...words(details), dayWords(nextBy), isHeld(details)),
    METHOD_CHANGED: ({ details, nextBy }) =>
      copy.mails.changed(...words(details), dayWords(nextBy), isHeld(details)),
    HELD: ({ details, nextBy }) => copy.mails.held(...words(details), dayWords(nextBy)),
    ACTION_REQUIRED: ({ details }) => copy.mails.actionRequired(words(details)[0]),
    // A transfer is paid at once, which has a mail of its own.
    IN_PROGRESS: ({ details, nextBy }) =>
      details.method === '04' ? null : copy.mails.inProgress(...words(details), dayWords(nextBy)),
    REFUNDED: ({ details }) => copy.mails.refunded(...words(details)),
    REFUSED: ({ details }) => copy.mails.refused(words(details)[0]),
    CANCELLED: ({ details }) => copy.mails.cancelled(words(details)[0]),
    CHANGE_FAILED: ({ details }) => copy.mails.changeFailed(words(details)[0]),
    ARREARS: ({ details }) => copy.mails.arrears(words(details)[0]),
    CREDIT_USED: ({ details }) => copy.mails.creditUsed(words(details)[0]),
  },
  findChangeable: findChangeableRefunds,
  acknowledge({ details }) {
    const [amount, method] = words(details);
    return {
      title: copy.paper.title,
      facts: [
        [copy.paper.amount, amount],
        [copy.paper.method, method],
      ],
      closing: copy.paper.closing,
    };
  },
});
