/** State of refunds for the page of all services. */
import { addCents, cents } from '@portal/domain/money';
import { useQuery } from '@tanstack/react-query';
import type { ServiceState } from '../../lib/services.ts';
import { requestListQuery } from '../../requests/request.query.ts';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { copy } from './copy.ts';
import { refundQuery } from './refund.query.ts';
import { creditOf, hasRefunds, isUnderWay, pillOf } from './refund.rules.ts';
import { pillLook } from './refund-pill.tsx';
import { refundRequest } from './refund-request.tsx';

/** @param accountNos null while they are not known, or the service is not open */
export function useRefundState(accountNos: readonly string[] | null): ServiceState {
  const { data } = useQuery(refundQuery(accountNos));
  const { data: requests = [] } = useQuery(requestListQuery(accountNos));
  if (data === undefined) return { text: null };
  if (!data.serviceAvailable) {
    // Outside the hours the check says nothing of the accounts; their requests stay readable.
    const [open] = refundRequest.summarise(requests.filter(({ isOpen }) => isOpen));
    return open ? { text: open.pill.label, pill: open.pill } : { text: null };
  }
  const underWay = data.accounts.filter(isUnderWay);
  const waiting = underWay.find((account) => pillOf(account) === 'ACTION REQUIRED');
  const [shown = underWay[0]] = [waiting];
  if (shown) {
    const word = pillOf(shown);
    return {
      text: word,
      pill: { ...pillLook(word), label: word },
      ...(waiting && {
        waiting: {
          heading: copy.reasons.actionRequired,
          text: copy.reasons.actionRequiredText(cents(waiting.amount)),
          action: (
            <FeatureLink
              feature="request-refund"
              search={{ request: waiting.requestId ?? '' }}
              className="button button-act button-wide"
            >
              {copy.choose}
            </FeatureLink>
          ),
        },
      }),
    };
  }
  const credit = addCents(cents(0), ...data.accounts.filter(hasRefunds).map(creditOf));
  return { text: credit > 0 ? copy.state.credit(credit) : copy.state.none };
}
