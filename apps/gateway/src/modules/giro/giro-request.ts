/** A request about GIRO as a kind of request: what it keeps, the words of its mails and of its acknowledgement. */
import { type GiroRequestDetails, giroRequestDetails } from '@portal/contract/requests/requests.contract';
import { formatInstant } from '../../mails/instant-words.ts';
import { defineRequestKind, type StoredRequest } from '../requests/public.ts';
import { copy } from './copy.ts';

export const KIND = 'giro';

/** @throws ZodError for a row that no release has written */
export const readDetails = (row: Pick<StoredRequest, 'payload'>): GiroRequestDetails =>
  giroRequestDetails.parse(row.payload);

type Words = { readonly details: GiroRequestDetails };
const failed = ({ details: { requestType, type, bankName } }: Words) =>
  requestType === 'CREATION'
    ? copy.mails.setupFailed(copy.types[type], bankName)
    : copy.mails.stays(copy.types[type], bankName);
const refused = ({ details: { requestType, type, bankName } }: Words) =>
  requestType === 'CREATION'
    ? copy.mails.setupRefused(copy.types[type], bankName)
    : copy.mails.stays(copy.types[type], bankName);

/** The 48 hours begin at the set-up: what is left of them ends at an instant. */
function waitsForChecker({ details: { bankName, answerBy } }: Words) {
  if (answerBy === null) return copy.mails.waitsForChecker(bankName, null);
  const until = Date.parse(answerBy);
  return { ...copy.mails.waitsForChecker(bankName, formatInstant(until)), until };
}

/** Names of events that the state alone does not tell. */
export const TERMINATION_REFUSED = 'TERMINATION_REFUSED';
/** Nobody has to approve a termination any more: the bank is about to end it. */
export const TERMINATION_APPROVED = 'TERMINATION_APPROVED';
/** A bank that could not be reached at the start: the page says so at once, no mail does. */
export const NOT_STARTED = 'NOT_STARTED';

/** The customer ended a set-up here, and not at the bank. */
export const GIVEN_UP = 'GIVEN_UP';

export const giroKind = defineRequestKind({
  name: KIND,
  details: giroRequestDetails,
  mails: {
    PENDING_APPROVAL_SETUP: waitsForChecker,
    PENDING_APPROVAL_TERMINATION: waitsForChecker,
    PENDING_SETUP_PGIRO: ({ details }) => copy.mails.formReceived(details.bankName),
    ACTIVE: ({ details: { type, bankName, ending } }) =>
      copy.mails.active(copy.types[type], bankName, copy.ending(ending)),
    TERMINATED: ({ details: { type, bankName } }) => copy.mails.terminated(copy.types[type], bankName),
    PENDING_TERMINATION: ({ details: { type, bankName } }) =>
      type === 'EGIRO' ? copy.mails.endingAtBank(bankName) : copy.mails.ending(bankName),
    [TERMINATION_REFUSED]: refused,
    [GIVEN_UP]: ({ details: { type, bankName } }) => copy.mails.givenUp(copy.types[type], bankName),
    REJECTED_SETUP: refused,
    REJECTED_BY_USER: failed,
    FAILED_SETUP: failed,
    FAIL: refused,
    INTERNAL_ERROR: failed,
    INCOMPLETE_FLOW: failed,
  },
  acknowledge({ details: { requestType, type, bankName, ending } }) {
    return {
      title: requestType === 'CREATION' ? copy.paper.setup : copy.paper.termination,
      facts: [
        [copy.paper.type, copy.types[type]],
        [copy.paper.bank, `${bankName}${copy.ending(ending)}`],
      ],
      closing: copy.paper.closing,
    };
  },
});
