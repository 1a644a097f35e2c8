/**
 * /account-details: the accounts of the selected premises, each with its own Edit; where bills and letters go, in ink.
 * Knows no route: the page gets what another page has to tell, and the rows of other areas.
 */
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { now } from '../../lib/clock.ts';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { OutsideLink } from '../../ui/actions/outside-link.tsx';
import { QueryCard } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Pager } from '../../ui/navigation/pager.tsx';
import { resolvePage } from '../../ui/navigation/paging.ts';
import { IconTile } from '../../ui/surfaces/icon-tile.tsx';
import { Icon, type IconName } from '../../ui/surfaces/icons.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import styles from './account-details.module.css';
import { AccountSettings } from './account-settings.tsx';
import { BillsGoTo } from './bills-go-to.tsx';
import { copy } from './copy.ts';
import { ACCOUNTS_PER_PAGE, type NamedAccount, preferenceQuery } from './preference.query.ts';

/** The result of an edit, told when the page of the account leads back here. */
export type EditOutcome = 'saved' | 'unavailable';

interface Others {
  /** People who were invited and may look. */
  readonly viewers: number;
  /** Other logins with an account of the home. */
  readonly holders: number;
}

interface AccountDetailsPageProps {
  /** null while they are not known. */
  readonly accounts: readonly (NamedAccount & { readonly status: 'Active' | 'Inactive' })[] | null;
  /** Page of the accounts, as the address names it. */
  readonly page: string | undefined;
  /** Of the caller's login; null while it is not known. */
  readonly email: string | null;
  readonly outcome: EditOutcome | null;
  /** Address of the Contact Us form; null: there is none. */
  readonly contact: string | null;
  /** A host may take retailer access away (S3 §2.4). */
  readonly hasRetailerAccess: boolean;
  /** Other people who see the home; null while they are not known. */
  readonly others: Others | null;
  /** The newest of what staff did; null: nothing, or it is not known. */
  readonly byStaff: { readonly day: SgDay; readonly isChange: boolean } | null;
  /** Small icons of the utilities of an account. */
  drawUtilities(account: NamedAccount): ReactNode;
  onPage(page: number): void;
}

export function AccountDetailsPage(props: AccountDetailsPageProps) {
  const { accounts, email, outcome, contact, hasRetailerAccess, others, byStaff, drawUtilities, onPage } =
    props;
  const list = { pageSize: ACCOUNTS_PER_PAGE, count: accounts?.length ?? 0 };
  const page = resolvePage(props.page, list);
  const ofPage = accounts?.slice((page - 1) * ACCOUNTS_PER_PAGE, page * ACCOUNTS_PER_PAGE) ?? null;
  const query = useCardQuery(useQuery(preferenceQuery(ofPage)));
  const heading = useRef<HTMLHeadingElement>(null);
  const known = query.data ?? [];
  const shown = (ofPage ?? []).flatMap((account) => {
    const preference = known.find(({ accountNo }) => accountNo === account.accountNo);
    return preference ? [{ account, preference }] : [];
  });
  return (
    <div className={styles.page}>
      <div>
        <Breadcrumbs
          trail={[{ feature: 'manage-premises', label: copy.managePremises }]}
          current={copy.title}
        />
        <h1 tabIndex={-1} ref={heading}>
          {copy.title}
        </h1>
      </div>
      {outcome === 'saved' && <Notice icon="check">{copy.saved}</Notice>}
      {outcome === 'unavailable' && (
        <Notice isError>
          {copy.unavailable} {contact && <OutsideLink href={contact}>{copy.contact}</OutsideLink>}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.side}>
          {shown.length > 0 && (
            <BillsGoTo
              accounts={shown}
              isPart={list.count > ACCOUNTS_PER_PAGE}
              email={email}
              today={toSgDay(now())}
            />
          )}
          <section className={`card ${styles.links}`} aria-label={copy.links.title}>
            <RowLink
              feature="people-with-access"
              icon="people"
              title={copy.links.access}
              text={others ? describeOthers(others) : copy.links.accessNote}
            />
            <RowLink
              feature="activity"
              icon="pulse"
              title={copy.links.activity}
              text={byStaff ? describeByStaff(byStaff) : copy.links.activityNote}
            />
          </section>
        </div>
        <div className={styles.main}>
          {shown.length === 0 ? (
            <QueryCard
              title={copy.title}
              titleRole="hidden"
              query={query}
              skeleton={{
                className: styles.waiting,
                label: copy.loading,
                blocks: [styles.line, styles.block, styles.block, styles.block],
              }}
              failure={{ heading: copy.failedTitle, note: copy.safe }}
            >
              {() => null}
            </QueryCard>
          ) : (
            shown.map(({ account, preference }) => (
              <AccountSettings
                key={account.accountNo}
                account={account}
                preference={preference}
                email={email}
                hasRetailerAccess={hasRetailerAccess}
                utilities={drawUtilities(account)}
              />
            ))
          )}
          <Pager
            {...list}
            page={page}
            hasNumbers
            onPage={(next) => {
              onPage(next);
              heading.current?.scrollIntoView();
            }}
          />
        </div>
      </div>
    </div>
  );
}

function describeOthers({ viewers, holders }: Others): string {
  if (holders === 0) return viewers === 0 ? copy.links.nobody : copy.links.viewers(viewers);
  return copy.links.others(viewers + holders);
}

const describeByStaff = ({ day, isChange }: NonNullable<AccountDetailsPageProps['byStaff']>): string =>
  isChange ? copy.links.lastChange(day) : copy.links.lastLook(day);

interface RowLinkProps {
  readonly feature: 'people-with-access' | 'activity';
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** One link over its whole width; nothing while that page is not open. */
function RowLink({ feature, icon, title, text }: RowLinkProps) {
  return (
    <FeatureLink feature={feature} className={styles.link}>
      <IconTile icon={icon} />
      <span className="shrinks">
        <strong className="block">{title}</strong>
        <span className="note">{text}</span>
      </span>
      <Icon name="chevronRight" size={20} className="end second" />
    </FeatureLink>
  );
}
