/** /services/u-save: the balance, the last quarters, and every entry with the balance after it (visual 49). */
import { listQuarters } from '@portal/domain/bills/u-save-quarters';
import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { toApiError } from '../../lib/api/api-error.ts';
import { USaveBalance } from '../../u-save/u-save-balance.tsx';
import { FailurePanel, NotApplicablePanel } from '../../ui/loading/error-card.tsx';
import { ServiceFailure } from '../../ui/loading/service-failure.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { copy } from './copy.ts';
import styles from './u-save.module.css';
import { type USaveAccount, uSaveQuery } from './u-save.query.ts';
import { USaveEntries } from './u-save-entries.tsx';
import { USaveQuarters } from './u-save-quarters.tsx';

export interface USavePageProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly USaveAccount[] | null;
  /** The page of the list that the address names. */
  readonly page: string | undefined;
  onPage(page: number): void;
  /** Away from a page that could not be loaded. */
  onLeave(): void;
}

export function USavePage(props: USavePageProps) {
  return (
    <div className="cards">
      <div className={styles.top}>
        <Breadcrumbs trail={[{ feature: 'services', label: copy.services }]} current={copy.title} />
        <h1 tabIndex={-1}>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </div>
      <Answer {...props} />
    </div>
  );
}

function Answer({ accounts, page, onPage, onLeave }: USavePageProps) {
  const card = useCardQuery(useQuery(uSaveQuery(accounts)));
  const { waiting, data, error, retry } = card;
  if (data) {
    const left = cents(data.balance.amount);
    const expiresOn = data.balance.expiresOn === null ? null : sgDay(data.balance.expiresOn);
    const items = data.items.map((item, index) => ({
      ...item,
      key: `${index} ${item.accountNo}`,
      on: sgDay(item.billDate),
      amount: cents(item.amount),
    }));
    return (
      <>
        <div className={styles.columns} data-columns="">
          <USaveBalance items={items} left={left} expiresOn={expiresOn} nextBill={null} isStatement />
          <USaveQuarters quarters={listQuarters(items, left)} expiresOn={expiresOn} />
        </div>
        <USaveEntries
          items={items}
          left={left}
          hasSeveralAccounts={(accounts?.length ?? 0) > 1}
          page={page}
          onPage={onPage}
        />
      </>
    );
  }
  const failure = waiting || data === null || error === null ? null : toApiError(error);
  const isNamed = failure?.code === 'SK_USAVE_1004';
  return (
    <>
      <Card title={copy.title} titleRole="hidden" busy={waiting !== null} ref={card.frame} className="stack">
        {data === null ? (
          <NotApplicablePanel heading={copy.empty.heading} text={copy.empty.text} />
        ) : isNamed ? (
          <FailurePanel heading={copy.failed} text={failure?.message} retry={retry} />
        ) : (
          <Skeleton phase={waiting ?? 'shown'} label={copy.loading} blocks={blocks} />
        )}
      </Card>
      {failure && !isNamed && <ServiceFailure retry={retry} onClose={onLeave} />}
    </>
  );
}

const blocks = [styles.bigBlock, styles.lineBlock, styles.lineBlock, styles.lineBlock];
