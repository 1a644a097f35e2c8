/** The bank's notice beside the GIRO as we have it. */
import { getGiroLabel } from '@portal/domain/giro/giro-status';
import { formatDay, sgDay } from '@portal/domain/sg-time';
import { NoticeFacts } from '../notices/notice-detail.tsx';
import { formatMoney, sgd } from '../queue/money.rules.ts';
import { timeInWords } from '../queue/times.rules.ts';
import { copy } from './copy.ts';
import type { Notice } from './notice.ts';

type Ours = NonNullable<Notice['ours']>;
type Fact = { readonly label: string; readonly value: string };
const fact = (label: string, value: string | null): Fact[] => (value === null ? [] : [{ label, value }]);

export function BankFacts({ notice, now }: { notice: Notice; now: number }) {
  const { event, reference, toldAt, reason, status, outlook, says, takesBack } = notice;
  return (
    <NoticeFacts
      id="facts-of-notice"
      title={copy.notice}
      why={status === 'waiting' ? `${copy.why[reason]} ${copy.outlooks[outlook]}` : copy.why[reason]}
      facts={[
        { label: copy.event, value: copy.events[event] },
        { label: copy.reference, value: reference },
        ...fact(copy.bank, says.bank),
        ...fact(copy.ending, says.lastFour && copy.endingIn(says.lastFour)),
        ...fact(copy.limit, says.limit === null ? null : sgd(says.limit)),
        ...fact(copy.failure, says.failure),
        { label: copy.happened, value: timeInWords(toldAt, now) },
        ...fact(
          copy.takesBack,
          takesBack &&
            copy.takesBackAt(formatMoney(takesBack), timeInWords(takesBack.paidAt, now), takesBack.status),
        ),
      ]}
    />
  );
}

export function OurFacts({ ours }: Pick<Notice, 'ours'>) {
  const heading = { id: 'ours-of-notice', title: copy.ours };
  if (ours === null) return <NoticeFacts {...heading} why={copy.nothing} />;
  const { accountNo, holder, giro, request, deduction } = ours;
  return (
    <NoticeFacts
      {...heading}
      facts={[
        { label: copy.account, value: accountNo },
        { label: copy.holder, value: holder },
        {
          label: copy.giro,
          value:
            giro === null ? copy.noGiro : copy.giroAt(copy.types[giro.type], giro.bankName, giro.lastFour),
        },
        ...fact(copy.status, giro && formatStatus(giro.status)),
        ...fact(copy.request, request && formatRequest(request)),
        ...fact(copy.deduction, deduction && formatDeduction(deduction)),
      ]}
    />
  );
}

const formatStatus = (status: NonNullable<Ours['giro']>['status']): string =>
  status === 'REJECTED_SETUP' || status === 'FAILED_SETUP' ? copy.ended[status] : getGiroLabel(status);

function formatRequest({ reference, requestType, state }: NonNullable<Ours['request']>): string {
  const words = Object.hasOwn(copy.failures, state)
    ? copy.failures[state as keyof typeof copy.failures]
    : getGiroLabel(state as Parameters<typeof getGiroLabel>[0]).toLowerCase();
  return copy.requestAt(reference, copy.requestTypes[requestType], words);
}

const formatDeduction = ({ reference, amount, on, status }: NonNullable<Ours['deduction']>): string =>
  copy.deductionAt(reference, sgd(amount), formatDay(sgDay(on)), copy.deductions[status]);
