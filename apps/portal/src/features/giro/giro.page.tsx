/**
 * /services/giro: the next deduction on ink, every account of the person with its GIRO, the chosen premises first, and
 * the form on paper (visual 40). Without a deduction to come the list moves up.
 */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAvailability } from '../../lib/availability.ts';
import { ServiceFrame } from '../../requests/service-frame.tsx';
import { buttonClass } from '../../ui/actions/button.tsx';
import { QueryCard } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Card } from '../../ui/surfaces/card.tsx';
import { copy } from './copy.ts';
import { eligibilityQuery, type GiroEligibility, offersSetup } from './eligibility.query.ts';
import styles from './giro.module.css';
import { chooseShown, type GiroRecord, giroQuery, type PaperSource } from './giro.query.ts';
import { type GiroPremises, listComing, listNumbers, type OwedAccounts } from './giro.rules.ts';
import { GiroList } from './giro-list.tsx';
import { NextDeductionCard } from './next-deduction.tsx';
import { PaperForm } from './paper-form.tsx';
import { useGiroPaths } from './paths.ts';

export interface GiroPageProps {
  /** Those of the person with their accounts, the chosen one first; null while they are not known. */
  readonly premises: readonly GiroPremises[] | null;
  /** There are more accounts than are shown. */
  readonly isCut: boolean;
  readonly owed: OwedAccounts;
  readonly source: PaperSource;
}

export function GiroPage({ premises, isCut, owed, source }: GiroPageProps) {
  const accountNos = listNumbers(premises);
  const details = useCardQuery(useQuery(giroQuery(accountNos)));
  const eligibility = useCardQuery(useQuery(eligibilityQuery(accountNos)));
  const query = chooseShown(details, eligibility);
  return (
    <ServiceFrame crumb={copy.giro} title={copy.giro} query={query}>
      {premises && details.data && eligibility.data && owed ? (
        <Answer
          records={details.data}
          eligibility={eligibility.data}
          {...{ premises, isCut, owed, source }}
        />
      ) : (
        <QueryCard<unknown>
          query={query}
          title={copy.page.list}
          titleRole="hidden"
          skeleton={{
            label: copy.page.loading,
            blocks: [styles.line, styles.block, styles.block, styles.block],
          }}
          failure={{ heading: copy.page.failedHeading }}
        >
          {() => null}
        </QueryCard>
      )}
    </ServiceFrame>
  );
}

interface AnswerProps extends GiroPageProps {
  readonly premises: readonly GiroPremises[];
  readonly records: readonly GiroRecord[];
  readonly eligibility: readonly GiroEligibility[];
}

function Answer({ premises, records, eligibility, isCut, owed, source }: AnswerProps) {
  const coming = listComing(records);
  const hasAny = records.some(({ status }) => status !== 'TERMINATED');
  const accountNos = listNumbers(premises) ?? [];
  const accounts = premises.flatMap((each) => each.accounts);
  const isOffered = offersSetup(accounts, eligibility);
  if (accountNos.length === 0)
    return (
      <Card title={copy.page.list} titleRole="hidden">
        <p className="second">{copy.page.empty}</p>
      </Card>
    );
  return (
    <>
      {(coming.length > 0 || isOffered) && (
        <div
          className={styles.top}
          data-columns=""
          data-alone={coming.length === 0 || !isOffered || undefined}
        >
          <NextDeductionCard coming={coming} />
          {isOffered && <Offer hasAny={hasAny} />}
        </div>
      )}
      <GiroList {...{ premises, records, eligibility, owed, source }} />
      <p className="small second">
        {copy.page.hours} {isCut && copy.page.more(accountNos.length)}
      </p>
      <PaperForm accountNos={accountNos} />
    </>
  );
}

function Offer({ hasAny }: { readonly hasAny: boolean }) {
  const { about, manual } = useGiroPaths();
  const isToldOf = useAvailability()('egiro-about') === 'open';
  return (
    <Card title={hasAny ? copy.offer.title : copy.offer.firstTitle} titleRole="heading">
      <p className="note above-6">{copy.offer.text}</p>
      <div className={styles.offer}>
        <Link to={manual} className={buttonClass({ wide: true })}>
          {copy.page.setUp}
        </Link>
        {isToldOf && (
          <Link to={about} className="text-link">
            {copy.offer.about}
          </Link>
        )}
      </div>
    </Card>
  );
}
