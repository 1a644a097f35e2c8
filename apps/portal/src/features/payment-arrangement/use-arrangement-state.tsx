/** State of the payment arrangement for the page of all services. */
import { addCents, cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import type { ServiceState } from '../../lib/services.ts';
import type { SourceLabel } from '../../lib/source-label.ts';
import { type AnyRequest, requestListQuery } from '../../requests/request.query.ts';
import type { RequestOf } from '../../requests/server-request.tsx';
import { PayAction } from '../../ui/actions/pay-action.tsx';
import { arrangementQuery } from './arrangement.query.ts';
import { formatPayment } from './arrangement.rules.ts';
import { copy } from './copy.ts';

const isAwaited = (request: AnyRequest): request is RequestOf<'payment-arrangement'> =>
  request.kind === 'payment-arrangement' && request.state === 'PENDING';

/** @param accountNos null while they are not known, or the service is not open */
export function useArrangementState(accountNos: readonly string[] | null, source: SourceLabel): ServiceState {
  const { data: checks } = useQuery(arrangementQuery(accountNos, source));
  const { data: requests } = useQuery(requestListQuery(accountNos));
  if (checks === undefined) return { text: null };
  if (checks.some(({ status }) => status === 'PENDING')) {
    const awaited = requests?.find(isAwaited);
    const partial = awaited?.details.partial;
    return {
      text: copy.pending,
      pill: { kind: 'act', icon: 'clock', label: copy.pending },
      ...(awaited &&
        partial && {
          waiting: {
            heading: formatPayment(cents(partial.amount), sgDay(partial.dueOn)),
            text: copy.startsWith,
            action: (
              <PayAction
                className="button button-act button-wide"
                wanted={{ accountNo: awaited.accountNo, amount: cents(partial.amount) }}
              >
                {copy.sent.pay}
              </PayAction>
            ),
          },
        }),
    };
  }
  const overdue = addCents(
    ...checks.flatMap(({ status, bill }) =>
      status === 'ELIGIBLE' && bill ? [cents(bill.overdue_amount)] : [],
    ),
  );
  if (overdue > 0) return { text: copy.state.eligible(overdue) };
  const isExcluded = checks.length > 0 && checks.every(({ reason }) => reason === 'assistance');
  return { text: isExcluded ? copy.state.assistance : copy.state.none };
}
