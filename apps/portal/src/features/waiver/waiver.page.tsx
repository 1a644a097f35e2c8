/** /services/pink-waiver: a row for each late charge; each is asked for by itself and answered at once (visual 47). */
import { cents, formatSgd } from '@portal/domain/money';
import { sgDay, toSgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../lib/api/api.ts';
import { now } from '../../lib/clock.ts';
import type { SourceLabel } from '../../lib/source-label.ts';
import { requestListKey } from '../../requests/request.query.ts';
import { ServiceFrame } from '../../requests/service-frame.tsx';
import { StepLine } from '../../requests/step-line.tsx';
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
import { type ChargeRow, isCharge, type WaiverAnswer, waiverKey, waiverQuery } from './waiver.query.ts';

interface WaiverPageProps {
  /** Of the selected premises; null while they are not known. */
  readonly accountNos: readonly string[] | null;
  readonly source: SourceLabel;
}

export function WaiverPage({ accountNos, source }: WaiverPageProps) {
  const query = useCardQuery(useQuery(waiverQuery(accountNos)));
  return (
    <ServiceFrame crumb={copy.title} title={copy.title} lead={copy.lead} query={query}>
      <QueryPage
        query={query}
        title={copy.charges}
        skeleton={{ label: copy.loading, blocks: [styles.line, styles.row, styles.row] }}
        failure={{ heading: copy.failedHeading }}
      >
        {(answer) => <Answer answer={answer} source={source} />}
      </QueryPage>
    </ServiceFrame>
  );
}

const toKey = ({ account_no, bill }: ChargeRow): string => `${account_no} ${bill.invoice_no}`;

function Answer({ answer, source }: Pick<WaiverPageProps, 'source'> & { readonly answer: WaiverAnswer }) {
  const [asked, setAsked] = useState<ChargeRow | null>(null);
  const [approved, setApproved] = useState<Approved | null>(null);
  const { busy, failure, run, dismissFailure } = useAction<ChargeRow, string>({
    send: async ({ account_no: accountNo, bill: { invoice_no: invoiceNo } }, idempotencyKey) =>
      (await write('waiver:create', { accountNo, invoiceNo, source }, { idempotencyKey })).requestId,
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
  const [none] = answer.statuses.filter((row) => !isCharge(row));
  const areSeveral = new Set(answer.statuses.map(({ account_no }) => account_no)).size > 1;
  if (open.length === 0 && charges.every(({ status }) => status !== 'SUCCESS') && none)
    return <Nothing status={none.status} />;
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
          <ApprovedNext approved={approved} />
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

function Nothing({ status }: { readonly status: WaiverAnswer['statuses'][number]['status'] }) {
  return (
    <Card title={copy.none.heading} titleRole="heading">
      <p className="second above-10">
        {status === 'ELIGIBLE' || status === 'SUCCESS' ? copy.none.texts.NONE : copy.none.texts[status]}
      </p>
    </Card>
  );
}
