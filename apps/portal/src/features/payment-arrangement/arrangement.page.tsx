/** /services/payment-arrangement: the form for accounts that may ask, why the others may not, and what was sent. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SourceLabel } from '../../lib/source-label.ts';
import { copy as requestCopy } from '../../requests/copy.ts';
import { ReasonCard, toBills } from '../../requests/reason-card.tsx';
import { requestListQuery } from '../../requests/request.query.ts';
import { RequestLink } from '../../requests/request-link.tsx';
import { RequestList } from '../../requests/request-list.tsx';
import { ServiceFrame } from '../../requests/service-frame.tsx';
import { QueryPage } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Card } from '../../ui/surfaces/card.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import styles from './arrangement.module.css';
import { type ArrangementCheck, arrangementQuery } from './arrangement.query.ts';
import { listArrangeable } from './arrangement.rules.ts';
import { ArrangementForm, type SentArrangement } from './arrangement-form.tsx';
import { arrangementRequest } from './arrangement-request.tsx';
import { copy } from './copy.ts';
import { Sent } from './sent.tsx';

interface ArrangementPageProps {
  /** Of the selected premises; null while they are not known. */
  readonly accountNos: readonly string[] | null;
  readonly source: SourceLabel;
}

export function ArrangementPage({ accountNos, source }: ArrangementPageProps) {
  const query = useCardQuery(useQuery(arrangementQuery(accountNos, source)));
  const [sent, setSent] = useState<SentArrangement | null>(null);
  return (
    <ServiceFrame crumb={copy.crumb} title={copy.title} lead={sent ? undefined : copy.lead} query={query}>
      {sent ? (
        <Sent sent={sent} />
      ) : (
        <QueryPage
          query={query}
          title={copy.overdueAmount}
          skeleton={{ label: copy.loading, blocks: [styles.number, styles.line, styles.block] }}
          failure={{ heading: copy.failedHeading }}
        >
          {(checks) => (
            <>
              <Answer checks={checks} source={source} onSent={setSent} />
              <Earlier accountNos={accountNos} />
            </>
          )}
        </QueryPage>
      )}
    </ServiceFrame>
  );
}

interface AnswerProps extends Pick<ArrangementPageProps, 'source'> {
  readonly checks: readonly ArrangementCheck[];
  onSent(sent: SentArrangement): void;
}

function Answer({ checks, source, onSent }: AnswerProps) {
  const [first, ...others] = listArrangeable(checks);
  const rest = checks.filter(({ status }) => status !== 'ELIGIBLE');
  return (
    <>
      {first && <ArrangementForm accounts={[first, ...others]} source={source} onSent={onSent} />}
      {(!first || rest.some(({ status }) => status === 'PENDING')) && <Reasons checks={rest} />}
    </>
  );
}

/** The newest arrangement that is over. */
function Earlier({ accountNos }: Pick<ArrangementPageProps, 'accountNos'>) {
  const { data = [] } = useQuery(requestListQuery(accountNos));
  const [newest] = arrangementRequest
    .summarise(data.filter(({ isOpen }) => !isOpen))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  if (!newest) return null;
  return (
    <Card title={copy.earlier} titleRole="heading">
      <RequestList requests={[newest]} />
    </Card>
  );
}

/** Not an error: each account with the reason, and the way to a request under way. */
function Reasons({ checks }: { readonly checks: readonly ArrangementCheck[] }) {
  if (checks.length > 0 && checks.every(({ reason }) => reason === 'no-overdue'))
    return (
      <ReasonCard
        icon="check"
        heading={copy.notEligible.nothingOverdue}
        text={copy.notEligible.reasons['no-overdue']}
      >
        {toBills}
      </ReasonCard>
    );
  return (
    <Card title={copy.notEligible.heading} titleRole="heading">
      <ul className={styles.reasons}>
        {checks.map(({ account_no, reason, request_id }) => (
          <li key={account_no}>
            <div>
              <p className="strong">{copy.account(account_no)}</p>
              <p className="second">{reason && copy.notEligible.reasons[reason]}</p>
            </div>
            {request_id && (
              <div className="inline-row gap-8 above-14">
                <Pill kind="act" icon={<Icon name="clock" size={16} />}>
                  {copy.pending}
                </Pill>
                <RequestLink service="payment-arrangement" requestId={request_id}>
                  {requestCopy.view}
                </RequestLink>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
