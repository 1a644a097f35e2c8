/**
 * /edit-account: mailing address, bill delivery and retailer access of one account (S3 §2.4). An account that cannot be
 * edited leads back with a message.
 */
import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { BasePathContext } from '../../lib/base-path.ts';
import { QueryCard } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { copy } from './copy.ts';
import type { OtherAccounts } from './edit.rules.ts';
import styles from './edit-account.module.css';
import { EditForm } from './edit-form.tsx';
import { type NamedAccount, preferenceQuery } from './preference.query.ts';

interface EditAccountPageProps {
  /** Of the selected premises; null: the address names none of them; undefined while they are not known. */
  readonly account: NamedAccount | null | undefined;
  readonly otherAccounts: OtherAccounts;
  readonly email: string | null;
  readonly source: 'W' | 'M';
  readonly has: { readonly retailerAccess: boolean; readonly cancelButton: boolean };
  onSaved(): void;
  onCancel(): void;
  /** @param isTold false: the premises was changed, which says all */
  onUnavailable(isTold: boolean): void;
}

export function EditAccountPage(props: EditAccountPageProps) {
  const { account, otherAccounts, email, source, has, onSaved, onCancel, onUnavailable } = props;
  const isForStaff = use(BasePathContext) === '/internal';
  const query = useCardQuery(useQuery(preferenceQuery(account ? [account] : null)));
  const own = account && query.data?.find(({ accountNo }) => accountNo === account.accountNo);
  const isUnavailable = account === null || (own !== undefined && own !== null && own.editBlock !== null);
  const wasOpen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of what may be edited
  useEffect(() => {
    if (own && !isUnavailable) wasOpen.current = true;
    if (isUnavailable && !isForStaff) onUnavailable(!wasOpen.current);
  }, [isUnavailable, own]);
  return (
    <div className={styles.page}>
      <div>
        {!isForStaff && (
          <Breadcrumbs
            trail={[
              { feature: 'manage-premises', label: copy.managePremises, isWideOnly: true },
              { feature: 'account-details', label: copy.title },
            ]}
            current={copy.form.title}
          />
        )}
        <h1 tabIndex={-1}>{copy.form.title}</h1>
      </div>
      {isUnavailable ? (
        isForStaff && <Notice isError>{copy.unavailable}</Notice>
      ) : account && own ? (
        <EditForm
          key={own.accountNo}
          {...{ account, preference: own, otherAccounts, email, source, has, onSaved, onCancel }}
        />
      ) : (
        <QueryCard
          title={copy.form.title}
          titleRole="hidden"
          query={query}
          skeleton={{
            className: styles.card,
            label: copy.form.loading,
            blocks: [styles.wait, styles.waitTall],
          }}
          failure={{ heading: copy.failedTitle, note: copy.safe }}
        >
          {() => null}
        </QueryCard>
      )}
    </div>
  );
}
