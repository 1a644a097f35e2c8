/**
 * /services/request-refund: the account of the premises that may be refunded, its form or the reason why there is none,
 * and the refunds of the customer's other accounts beside it (visual 09, 51).
 */
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ServiceFrame } from '../../requests/service-frame.tsx';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { QueryCard } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { copy } from './copy.ts';
import { EarlierRequest } from './earlier-request.tsx';
import { NotRefundable, toServices } from './not-refundable.tsx';
import styles from './refund.module.css';
import { type RefundAccount, refundQuery } from './refund.query.ts';
import { chooseAccount, creditOf, isUnderWay, mayChange, pillOf } from './refund.rules.ts';
import { RefundAnswer } from './refund-answer.tsx';
import type { RefundSource } from './refund-form.tsx';
import { StatusKey } from './refund-pill.tsx';
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
  const account = changed ?? chooseAccount(own, chosen);
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
  onChoose(accountNo: string): void;
}

function Answer(props: AnswerProps) {
  const { isOpen, own, account, all, isEdit, source, contact, onChoose, onLeave } = props;
  const [result, setResult] = useState<RefundResult | null>(null);
  const { reasons } = copy;
  if (!isOpen)
    return (
      <NotRefundable icon="clock" heading={reasons.closed} text={reasons.closedText}>
        {toServices}
      </NotRefundable>
    );
  if (account === null)
    return (
      <NotRefundable icon="info" heading={reasons.notEligible} text={reasons.unavailableText}>
        {toServices}
      </NotRefundable>
    );
  const earlier = all.filter(
    (each) => each.requestId !== null && (each.accountNo !== account.accountNo || !isUnderWay(each)),
  );
  const leave = () => {
    setResult(null);
    onLeave();
  };
  return (
    <div className={styles.columns} data-alone={earlier.length === 0 || undefined}>
      <div className={styles.main}>
        {own.length > 1 && result === null && !isEdit && (
          <AccountChoice accounts={own} chosen={account} onChoose={onChoose} />
        )}
        {result ? (
          <RefundResultCard result={result} onBack={leave} />
        ) : (
          <RefundAnswer {...{ account, isEdit, source, contact }} onResult={setResult} onLeave={leave} />
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
