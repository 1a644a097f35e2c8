/**
 * /e-giro/setup and /e-giro/setup/manual: one form, prefilled with the account of the address (readings §13, visual 41).
 * A single account that is not eligible leads to the page that says why.
 */
import { leavesSetup } from '@portal/domain/giro/giro-eligibility';
import { useQuery } from '@tanstack/react-query';
import { QueryCard } from '../../../ui/loading/query-card.tsx';
import { ServiceFailure } from '../../../ui/loading/service-failure.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { Card } from '../../../ui/surfaces/card.tsx';
import { eligibilityQuery } from '../eligibility.query.ts';
import { banksQuery, chooseShown, giroQuery } from '../giro.query.ts';
import { type GiroPremises, listNumbers, type OwedAccounts } from '../giro.rules.ts';
import { useGiroPaths } from '../paths.ts';
import { copy as pages } from './copy.ts';
import { EgiroCrumbs } from './egiro-crumbs.tsx';
import { LeadTo } from './lead-to.tsx';
import { NoAccountText } from './no-account.tsx';
import styles from './setup.module.css';
import { SetupForm } from './setup-form.tsx';

const copy = pages.setup;

export interface SetupPageProps {
  readonly premises: readonly GiroPremises[] | null;
  readonly owed: OwedAccounts;
  /** Of the address; undefined: none. */
  readonly accountNo: string | undefined;
  readonly contact: string | null;
  /** Leads this window to the bank; null: the bank opens apart. */
  readonly leaveFor: ((address: string) => void) | null;
  /** Away from a page that could not be loaded. */
  onLeave(): void;
}

export function SetupPage(props: SetupPageProps) {
  const { premises, owed, contact, onLeave } = props;
  const paths = useGiroPaths();
  const accountNos = listNumbers(premises);
  const eligibility = useCardQuery(useQuery(eligibilityQuery(accountNos)));
  const banks = useCardQuery(useQuery(banksQuery()));
  // Only for what an account replaces: the form does without it.
  const records = useCardQuery(useQuery(giroQuery(accountNos)));
  const shown = chooseShown(eligibility, banks, ...(records.waiting ? [records] : []));
  const hasFailed = shown.waiting === null;
  const statuses = eligibility.data?.map(({ giro_setup_status }) => giro_setup_status);
  if (statuses && leavesSetup(statuses)) return <LeadTo to={paths.unavailable} />;
  return (
    <div className={styles.page}>
      <EgiroCrumbs current="setUp" />
      <h1 tabIndex={-1}>{copy.title}</h1>
      {statuses?.length === 0 ? (
        <Card title={pages.noAccount.title} titleRole="heading">
          <NoAccountText contact={contact} />
        </Card>
      ) : premises && eligibility.data && banks.data && !records.waiting && owed ? (
        <SetupForm
          {...props}
          premises={premises}
          records={records.data ?? []}
          eligibility={eligibility.data}
          banks={banks.data}
        />
      ) : (
        <div className={styles.columns}>
          <QueryCard<unknown>
            query={shown}
            title={copy.account}
            titleRole="heading"
            skeleton={{ label: copy.loading, blocks: [styles.block, styles.block, styles.block] }}
            failure={{ heading: copy.failedHeading }}
          >
            {() => null}
          </QueryCard>
        </div>
      )}
      {hasFailed && <ServiceFailure retry={shown.retry} onClose={onLeave} />}
    </div>
  );
}
