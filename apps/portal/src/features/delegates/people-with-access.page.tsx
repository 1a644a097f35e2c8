/** /manage-premises/access: who else sees this home, taking that back, and inviting one more person (visual 56). */
import { useQuery } from '@tanstack/react-query';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { QueryPage } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { IconTile } from '../../ui/surfaces/icon-tile.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { AccessInk } from './access-ink.tsx';
import { copy } from './copy.ts';
import styles from './delegates.module.css';
import { delegatesQuery, type PremisesNumbers } from './delegates.query.ts';
import { Everyone, type Me } from './everyone.tsx';
import { InviteCard } from './invite-form.tsx';

interface PeopleWithAccessPageProps {
  /** null while it is not known which premises the page is about. */
  readonly premises: PremisesNumbers | null;
  /** It has an account that somebody could see. */
  readonly isOpen: boolean;
  readonly me: Me;
}

export function PeopleWithAccessPage({ premises, isOpen, me }: PeopleWithAccessPageProps) {
  const query = useCardQuery(useQuery(delegatesQuery(premises)));
  return (
    <div className={styles.page}>
      <div>
        <Breadcrumbs
          trail={[
            { feature: 'manage-premises', label: copy.crumbs.premises, isWideOnly: true },
            { feature: 'account-details', label: copy.crumbs.account },
          ]}
          current={copy.title}
        />
        <h1 tabIndex={-1} className="above-8">
          {copy.title}
        </h1>
        <p className={`lead ${styles.lead}`}>{copy.lead}</p>
      </div>
      <QueryPage
        title={copy.list.title}
        titleRole="hidden"
        query={query}
        skeleton={{ label: copy.loading, blocks }}
        failure={copy.failed}
      >
        {({ delegates, otherHolders, today }) => (
          <>
            <AccessInk delegates={delegates} today={today} />
            <div className={styles.columns}>
              <div className={styles.left}>
                <Everyone premises={premises} delegates={delegates} otherHolders={otherHolders} me={me} />
                <MoreLinks />
              </div>
              <InviteCard premises={premises} today={today} isOpen={isOpen} />
            </div>
          </>
        )}
      </QueryPage>
    </div>
  );
}

const blocks = [styles.inkBlock, ...Array.from({ length: 4 }, () => styles.rowBlock)];

function MoreLinks() {
  return (
    <Card title={copy.more.title} titleRole="hidden" className={styles.more}>
      <FeatureLink feature="activity" className={styles.link}>
        <IconTile icon="pulse" />
        <LinkWords words={copy.more.activity} />
      </FeatureLink>
      <FeatureLink feature="consent-management" className={styles.link}>
        <IconTile icon="shield" />
        <LinkWords words={copy.more.consent} />
      </FeatureLink>
    </Card>
  );
}

function LinkWords({ words: [name, text] }: { readonly words: readonly [string, string] }) {
  return (
    <>
      <span className={styles.linkWords}>
        <span className="bold block">{name}</span>
        <span className="small second block">{text}</span>
      </span>
      <Icon name="chevronRight" size={20} />
    </>
  );
}
