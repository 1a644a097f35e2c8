/**
 * /services/request-refund: the account of the premises that may be refunded, its form or the reason why there is none,
 * and the refunds of the customer's other accounts beside it (visual 09, 51).
 */
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ReasonCard, toServices } from '../../requests/reason-card.tsx';
import { requestListQuery } from '../../requests/request.query.ts';
import { RequestList } from '../../requests/request-list.tsx';
import { ServiceFrame } from '../../requests/service-frame.tsx';
import { ChoosePremises } from '../../ui/actions/choose-premises.tsx';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { QueryCard } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Card } from '../../ui/surfaces/card.tsx';
import { copy } from './copy.ts';
import { EarlierRequest } from './earlier-request.tsx';
import styles from './refund.module.css';
import { type RefundAccount, refundQuery } from './refund.query.ts';
import { chooseAccount, creditOf, isUnderWay, mayChange, pillOf } from './refund.rules.ts';
import { RefundAnswer } from './refund-answer.tsx';
import type { RefundSource } from './refund-form.tsx';
import { StatusKey } from './refund-pill.tsx';
import { refundRequest } from './refund-request.tsx';
import { type RefundResult, RefundResultCard } from './refund-result.tsx';

interface RefundPageProps {
  /** Accounts of the selected premises that refunds are for; null while they are not known. */
  readonly accountNos: readonly string[] | null;
  /** Of the customer's other premises. */
  readonly otherNos: readonly string[];
  /** The request whose method the address asks to change. */
  readonly requestId: string | undefined;
  readonly source: RefundSource;
  readonly contact: string | null;
  /** The change is left. */
  onLeave(): void;
}

export function RefundPage(props: RefundPageProps) {
  const { accountNos, otherNos } = props;
  const asked = accountNos && [...accountNos, ...otherNos];
  const query = useCardQuery(useQuery(refundQuery(asked)));
  const { data } = query;
  const own = data?.accounts.filter(({ accountNo }) => props.accountNos?.includes(accountNo)) ?? [];
  const [chosen, setChosen] = useState<string>();
  const changed = data?.accounts.find(({ requestId }) => requestId !== null && requestId === props.requestId);
  // The account of a change that failed may be one of another premises.
  const account =
    changed ?? data?.accounts.find(({ accountNo }) => accountNo === chosen) ?? chooseAccount(own);
  const isEdit = changed !== undefined && mayChange(changed);
  return (
    <ServiceFrame
      crumb={copy.crumb}
      title={isEdit ? copy.editTitle : copy.title}
      lead={isEdit ? undefined : copy.lead}
      query={query}
    >
      {data ? (
        <Answer
          {...props}
          {...{ own, account, isEdit }}
          isOpen={data.serviceAvailable}
          asked={asked}
          all={data.accounts}
          onChoose={setChosen}
        />
      ) : (
        <QueryCard
          query={query}
          title={copy.credit}
          skeleton={{ label: copy.loading, blocks: [styles.number, styles.line, styles.block, styles.block] }}
          failure={{ heading: copy.failedHeading }}
        >
          {() => null}
        </QueryCard>
      )}
    </ServiceFrame>
  );
}

interface AnswerProps extends RefundPageProps {
  readonly isOpen: boolean;
  readonly own: readonly RefundAccount[];
  readonly account: RefundAccount | null;
  readonly all: readonly RefundAccount[];
  readonly isEdit: boolean;
  /** The accounts that the check was asked about. */
  readonly asked: readonly string[] | null;
  /** @param accountNo undefined: the one that the page finds by itself */
  onChoose(accountNo: string | undefined): void;
}

function Answer(props: AnswerProps) {
  const { isOpen, own, account, all, asked, isEdit, source, contact, onChoose, onLeave } = props;
  const [result, setResult] = useState<RefundResult | null>(null);
  if (result === null && !isOpen) return <Closed accountNos={asked} />;
  if (result === null && account === null)
    return (
      <ReasonCard icon="info" heading={copy.reasons.notEligible} text={copy.reasons.unavailableText}>
        <ChoosePremises otherwise={toServices} />
      </ReasonCard>
    );
  const earlier = all.filter(
    (each) => each.requestId !== null && (each.accountNo !== account?.accountNo || !isUnderWay(each)),
  );
  const keep = (outcome: RefundResult) => {
    setResult(outcome);
    onChoose(account?.accountNo);
  };
  const back = () => {
    setResult(null);
    if (!own.some(({ accountNo }) => accountNo === account?.accountNo)) onChoose(undefined);
    onLeave();
  };
  const isFormKept = result?.kind === 'unsuccessful' && result.keepsForm === true;
  return (
    <div className={styles.columns} data-alone={earlier.length === 0 || undefined}>
      <div className={styles.main}>
        {result && <RefundResultCard result={result} onAgain={() => setResult(null)} onBack={back} />}
        {(!result || isFormKept) && account && (
          <div className={styles.answer} hidden={isFormKept}>
            {own.length > 1 && !isEdit && (
              <AccountChoice accounts={own} chosen={account} onChoose={onChoose} />
            )}
            <RefundAnswer {...{ account, isEdit, source, contact }} onResult={keep} onLeave={onLeave} />
          </div>
        )}
      </div>
      {earlier.length > 0 && (
        <div className={styles.side}>
          {earlier.map((each) => (
            <EarlierRequest key={each.accountNo} account={each} />
          ))}
          {new Set(all.filter(({ requestId }) => requestId !== null).map(pillOf)).size > 1 && <StatusKey />}
        </div>
      )}
    </div>
  );
}

/** Outside the hours: nothing can be asked for, but every request stays within reach (S2 §8). */
function Closed({ accountNos }: { readonly accountNos: readonly string[] | null }) {
  const { data = [] } = useQuery(requestListQuery(accountNos));
  const requests = refundRequest.summarise(data);
  return (
    <>
      <ReasonCard icon="clock" heading={copy.reasons.closed} text={copy.reasons.closedText}>
        {toServices}
      </ReasonCard>
      {requests.length > 0 && (
        <Card title={copy.requests} titleRole="heading" className={styles.requests}>
          <RequestList requests={requests} />
        </Card>
      )}
    </>
  );
}

interface AccountChoiceProps {
  readonly accounts: readonly RefundAccount[];
  readonly chosen: RefundAccount;
  onChoose(accountNo: string): void;
}

function AccountChoice({ accounts, chosen, onChoose }: AccountChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.accounts}>
      <legend className={styles.legend}>{copy.chooseAccount}</legend>
      {accounts.map((account) => (
        <ChoiceCard
          key={account.accountNo}
          isInner
          name={name}
          title={copy.account(account.accountNo)}
          text={isUnderWay(account) ? pillOf(account) : copy.accountCredit(creditOf(account))}
          isChosen={account.accountNo === chosen.accountNo}
          onChoose={() => onChoose(account.accountNo)}
        />
      ))}
    </fieldset>
  );
}
