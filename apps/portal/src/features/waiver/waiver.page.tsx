/** /services/pink-waiver: a row for each late charge; each is asked for by itself and answered at once (visual 47). */
import { cents, formatSgd } from '@portal/domain/money';
import { type SgDay, sgDay, toSgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, write } from '../../lib/api/api.ts';
import { now } from '../../lib/clock.ts';
import type { SourceLabel } from '../../lib/source-label.ts';
import { ContactLink, ReasonCard } from '../../requests/reason-card.tsx';
import { requestListKey, requestListQuery } from '../../requests/request.query.ts';
import { ServiceFrame } from '../../requests/service-frame.tsx';
import { StepLine } from '../../requests/step-line.tsx';
import { ChoosePremises } from '../../ui/actions/choose-premises.tsx';
import { DecisionDialog } from '../../ui/dialogs/decision-dialog.tsx';
import { QueryPage } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Card } from '../../ui/surfaces/card.tsx';
import { Facts } from '../../ui/surfaces/facts.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { type Approved, ApprovedCard, ApprovedNext } from './approved.tsx';
import { ChargeItem } from './charge-item.tsx';
import { copy } from './copy.ts';
import styles from './waiver.module.css';
import {
  type ChargeRow,
  isCharge,
  listReasons,
  type WaiverAnswer,
  type WaiverReason,
  waiverKey,
  waiverQuery,
} from './waiver.query.ts';

interface WaiverPageProps {
  /** Of the selected premises; null while they are not known. */
  readonly accountNos: readonly string[] | null;
  readonly source: SourceLabel;
  /** Around which the next bill comes; null: nobody can say. */
  readonly nextBillOn: SgDay | null;
  /** The utility's contact form; null: it has none. */
  readonly contact: string | null;
}

export function WaiverPage(props: WaiverPageProps) {
  const { accountNos } = props;
  const query = useCardQuery(useQuery(waiverQuery(accountNos)));
  return (
    <ServiceFrame crumb={copy.title} title={copy.title} lead={copy.lead} query={query}>
      <QueryPage
        query={query}
        title={copy.charges}
        skeleton={{ label: copy.loading, blocks: [styles.line, styles.row, styles.row] }}
        failure={{ heading: copy.failedHeading }}
      >
        {(answer) => <Answer answer={answer} {...props} />}
      </QueryPage>
    </ServiceFrame>
  );
}

const toKey = ({ account_no, bill }: ChargeRow): string => `${account_no} ${bill.invoice_no}`;

interface AnswerProps extends WaiverPageProps {
  readonly answer: WaiverAnswer;
}

function Answer({ answer, accountNos, source, nextBillOn, contact }: AnswerProps) {
  const { data: requests = [] } = useQuery(requestListQuery(accountNos));
  const [asked, setAsked] = useState<ChargeRow | null>(null);
  const [approved, setApproved] = useState<Approved | null>(null);
  const { busy, failure, run, dismissFailure } = useAction<ChargeRow, string>({
    send: async ({ account_no: accountNo, bill: { invoice_no: invoiceNo } }, idempotencyKey) => {
      const answer = await write('waiver:create', { accountNo, invoiceNo, source }, { idempotencyKey });
      if (answer.status !== 'SUCCESS') throw new ApiError('SK_WAIVER_1001');
      return answer.requestId;
    },
    isOutOfDate: ({ code }) => code === 'SK_WAIVER_1001',
    invalidates: [
      waiverKey,
      requestListKey,
      ['user:getAccounts'],
      ['bills:outstandingPayment'],
      ['v2/payables'],
    ],
    describeFailure: () => copy.failed,
    onFailure: () => setAsked(null),
    onDone: (requestId, row) => {
      setAsked(null);
      setApproved({ requestId, row, at: now() });
    },
  });
  const charges = answer.statuses.filter(isCharge);
  const open = charges.filter(({ status }) => status === 'ELIGIBLE');
  const reasons = listReasons(answer.statuses);
  const areSeveral = new Set(answer.statuses.map(({ account_no }) => account_no)).size > 1;
  const findReason = ({ account_no }: ChargeRow) =>
    [...reasons].find(([, accounts]) => accounts.includes(account_no))?.[0] ?? null;
  const findRequest = ({ account_no, bill }: ChargeRow): string | null =>
    requests.find(
      (request) =>
        request.kind === 'pink-waiver' &&
        request.accountNo === account_no &&
        request.details.invoiceNo === bill.invoice_no,
    )?.requestId ?? null;
  if (open.length === 0 && charges.every(({ status }) => status !== 'SUCCESS') && reasons.size > 0)
    return <Reasons {...{ reasons, areSeveral, contact }} />;
  // An account without charges says nothing beside the charges of others.
  reasons.delete('NONE');
  return (
    <>
      {approved && <ApprovedCard key={approved.requestId} approved={approved} />}
      {failure && <Notice isError>{failure}</Notice>}
      <div className={styles.columns}>
        <Card
          title={copy.heading(open.length, approved !== null)}
          titleRest={copy.period(sgDay(answer.since), toSgDay(now()))}
          titleRole="heading"
        >
          <ul className="plain-list above-14">
            {charges.map((row) => (
              <ChargeItem
                key={toKey(row)}
                row={row}
                since={answer.since}
                reason={findReason(row)}
                requestId={findRequest(row)}
                hasAccount={areSeveral}
                onRequest={() => {
                  dismissFailure();
                  setAsked(row);
                }}
              />
            ))}
          </ul>
        </Card>
        {approved ? (
          <ApprovedNext approved={approved} nextBillOn={nextBillOn} />
        ) : (
          <Card title={copy.how.title} titleRole="heading">
            <div className={styles.steps}>
              <StepLine
                isUpright
                steps={[
                  { state: 'now', name: copy.how.ask[0], lines: [copy.how.ask[1]] },
                  { state: 'next', name: copy.how.answer[0], lines: [copy.how.answer[1]] },
                  { state: 'next', name: copy.how.bill[0], lines: [copy.how.bill[1]] },
                ]}
              />
            </div>
          </Card>
        )}
      </div>
      <Reasons {...{ reasons, areSeveral, contact }} />
      {asked && (
        <DecisionDialog
          title={copy.confirm.title}
          action={{ label: copy.confirm.proceed, busy, onPress: () => void run(asked) }}
          closeLabel={copy.confirm.back}
          onClose={() => setAsked(null)}
        >
          <p>{copy.confirm.question}</p>
          <div className={styles.steps}>
            <Facts
              facts={[
                {
                  label: copy.confirm.charge(copy.names[asked.bill.charge], sgDay(asked.bill.print_date)),
                  value: formatSgd(cents(asked.bill.payment_amount)),
                },
              ]}
            />
          </div>
        </DecisionDialog>
      )}
    </>
  );
}

interface ReasonsProps {
  readonly reasons: ReadonlyMap<WaiverReason, readonly string[]>;
  /** The page is about several accounts. */
  readonly areSeveral: boolean;
  readonly contact: string | null;
}

/** Not an error: why nothing of these accounts can be waived, and the way on. */
function Reasons({ reasons, areSeveral, contact }: ReasonsProps) {
  if (reasons.size === 0) return null;
  const cards = [...reasons].map(([reason, accounts]) => (
    <ReasonCard
      key={reason}
      icon={reason === 'NONE' ? 'check' : 'info'}
      heading={copy.none.headings[reason]}
      text={
        <>
          <p>{copy.none.texts[reason]}</p>
          {areSeveral &&
            accounts.map((account) => (
              <p key={account} className="note">
                {copy.accountLine(account)}
              </p>
            ))}
        </>
      }
    >
      {reason === 'NOT_ELIGIBLE' && <ContactLink href={contact} />}
      {reason === 'NOT_ELIGIBLE_FOR_FEATURE' && <ChoosePremises otherwise={<ContactLink href={contact} />} />}
    </ReasonCard>
  ));
  return <div className={styles.reasons}>{cards}</div>;
}
