/**
 * /manage-premises: every premises of a person, filtered by utility, searched and paged (S3 §2.2). All three are in the
 * address, so that Back and a link show the same again. Choosing a premises selects it and opens its details.
 */
import { useRef } from 'react';
import { FailurePanel, NotApplicablePanel } from '../../../ui/loading/error-card.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useSkeletonPhase } from '../../../ui/loading/skeleton-timing.ts';
import { useRetry } from '../../../ui/loading/use-retry.ts';
import { Card } from '../../../ui/surfaces/card.tsx';
import { copy } from '../copy.ts';
import { SelectionAlert } from '../selection-alert.tsx';
import type { AccountsResult, AccountsState } from '../use-accounts.ts';
import styles from './manage-premises.module.css';
import { PremisesList, type PremisesListProps } from './premises-list.tsx';

interface ManagePremisesProps extends Omit<PremisesListProps, 'accounts'> {
  readonly accounts: AccountsResult;
}

const words = copy.manage;

export function ManagePremisesPage({ accounts, ...rest }: ManagePremisesProps) {
  const phase = useSkeletonPhase(accounts.status === 'loading');
  const isLoaded = accounts.status === 'success' && phase === 'done';
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{copy.managePremises}</h1>
      {isLoaded && <p className="lead above-8">{describe(accounts)}</p>}
      {accounts.status === 'fail' && <Failed retry={accounts.retry} />}
      {isLoaded && accounts.premises.size === 0 && (
        <Card title={copy.yourPremises} titleRole="hidden" className="above-20">
          <NotApplicablePanel heading={words.empty} text={words.emptyText} />
        </Card>
      )}
      {isLoaded && accounts.premises.size > 0 && <PremisesList accounts={accounts} {...rest} />}
      {accounts.status !== 'fail' && !isLoaded && (
        <>
          <Skeleton
            phase={phase === 'done' ? 'held' : phase}
            label={copy.loading}
            blocks={[styles.leadBlock, styles.toolsBlock, styles.chipsBlock]}
          />
          <Card title={copy.yourPremises} titleRole="hidden" className={`sized ${styles.list}`} busy>
            <Skeleton phase={phase === 'done' ? 'held' : phase} blocks={rowBlocks} />
          </Card>
        </>
      )}
      {isLoaded && <SelectionAlert failed={accounts.selectionFailed} />}
    </div>
  );
}

const rowBlocks = Array.from({ length: 10 }, () => styles.rowBlock);

/** Where it is not known of each premises whether it is active, nothing is counted. */
function describe({ premises, activePremises, isStatusKnown }: AccountsState): string {
  return words.lead(premises.size, isStatusKnown ? activePremises.length : null);
}

function Failed({ retry }: { retry(): Promise<boolean> }) {
  const card = useRef<HTMLElement>(null);
  return (
    <Card title={copy.yourPremises} titleRole="hidden" className="above-20" ref={card}>
      <FailurePanel
        heading={copy.failedTitle}
        text={copy.accountsFailed}
        note={copy.safe}
        retry={useRetry(retry, card)}
      />
    </Card>
  );
}
