/**
 * /services/giro where eGIRO is switched off: one row an account with the older codes, the form on paper, and ending what
 * was set up on paper (S2 §4, readings §13).
 */
import { type GiroEnding, judgeGiroEnding } from '@portal/domain/giro/giro-actions';
import { getOlderLabel, PENDING_TERMINATION_CODE } from '@portal/domain/giro/giro-status';
import { sgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { now } from '../../lib/clock.ts';
import { ServiceFrame } from '../../requests/service-frame.tsx';
import { Button, buttonClass } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { QueryCard } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { AccountList, AccountRow } from './account-list.tsx';
import { copy } from './copy.ts';
import styles from './giro.module.css';
import { type OlderGiro, olderGiroQuery, type PaperSource } from './giro.query.ts';
import { type GiroAccount, type GiroPremises, listNumbers, type OwedAccounts } from './giro.rules.ts';
import { BankLink, describeEnding, EndingQuestion, usePaperEnding } from './paper-ending.tsx';
import { PaperForm } from './paper-form.tsx';

interface OlderGiroPageProps {
  readonly premises: readonly GiroPremises[] | null;
  readonly isCut: boolean;
  readonly owed: OwedAccounts;
  readonly source: PaperSource;
}

export function OlderGiroPage({ premises, isCut, owed, source }: OlderGiroPageProps) {
  const accountNos = listNumbers(premises);
  const rows = useCardQuery(useQuery(olderGiroQuery(accountNos)));
  const query: typeof rows =
    rows.data && !owed ? { ...rows, waiting: 'shown', data: undefined, error: null } : rows;
  return (
    <ServiceFrame crumb={copy.giro} title={copy.giro} lead={copy.older.lead} query={query}>
      <QueryCard
        query={query}
        title={copy.page.list}
        titleRole="hidden"
        skeleton={{ label: copy.page.loading, blocks: [styles.line, styles.block, styles.block] }}
        failure={{ heading: copy.page.failedHeading }}
      >
        {(rows) => (
          <AccountList premises={premises ?? []}>
            {(account) => (
              <OlderItem
                key={account.accountNo}
                account={account}
                giro={rows.find(({ accountNo }) => accountNo === account.accountNo)}
                isByCard={owed?.get(account.accountNo)?.by === 'card'}
                source={source}
              />
            )}
          </AccountList>
        )}
      </QueryCard>
      {query.data && (
        <>
          <p className="small second">
            {copy.page.hours} {isCut && copy.page.more(accountNos?.length ?? 0)}
          </p>
          <PaperForm accountNos={accountNos ?? []} />
          {/* For people whose pilot flag is set. */}
          <div>
            <FeatureLink feature="egiro-pilot" className={buttonClass({ kind: 'second' })}>
              {copy.older.pilot}
            </FeatureLink>
          </div>
        </>
      )}
    </ServiceFrame>
  );
}

interface OlderItemProps {
  readonly account: GiroAccount;
  /** undefined: GIRO is not for this account. */
  readonly giro: OlderGiro | undefined;
  readonly isByCard: boolean;
  readonly source: PaperSource;
}

function OlderItem({ account, giro, isByCard, source }: OlderItemProps) {
  const [isAsking, setAsking] = useState(false);
  const { accountNo } = account;
  const stopAsking = () => setAsking(false);
  const { busy, failure, run, dismissFailure } = usePaperEnding(accountNo, source, stopAsking);
  const status = giro ? getOlderLabel(giro) : '';
  const ending = judgeOlderEnding(account, giro);
  const noBank = isByCard ? copy.page.byCard : copy.page.noneBank;
  const bank = giro?.bankDesc ? copy.ending(giro.bankDesc, giro.bankAccountNo) : noBank;
  const isActive = giro?.status === '07' && giro.returnCode === '' && giro.paymentOrder === '';
  return (
    <AccountRow
      account={account}
      bank={bank}
      status={status}
      icon={isActive ? null : 'clock'}
      note={status === '' ? describeNone(giro, isByCard) : describe(giro, ending)}
      act={
        giro && ending === 'ask-bank' ? (
          <BankLink name={giro.bankDesc} address={giro.bankHomePage} />
        ) : ending === 'portal' ? (
          <Button
            kind="second"
            small
            aria-label={copy.older.terminateFor(accountNo)}
            onClick={() => {
              dismissFailure();
              setAsking(true);
            }}
          >
            {copy.manage.terminate}
          </Button>
        ) : null
      }
    >
      {failure && <Notice isError>{failure}</Notice>}
      {isAsking && ending === 'portal' && (
        <EndingQuestion
          facts={[
            { label: copy.manage.account, value: accountNo },
            { label: copy.manage.bank, value: bank },
          ]}
          note={copy.manage.onPaper}
          busy={busy}
          onProceed={() => void run()}
          onClose={stopAsking}
        />
      )}
    </AccountRow>
  );
}

/** Without eGIRO its pages are gone: an eGIRO is ended at the bank alone. */
function judgeOlderEnding({ system }: GiroAccount, giro: OlderGiro | undefined): GiroEnding {
  const isInForce =
    (giro?.status === '07' || giro?.status === '08') && giro.returnCode !== PENDING_TERMINATION_CODE;
  if (!isInForce) return 'no';
  if (giro.type === 'EGIRO') return 'ask-bank';
  return judgeGiroEnding(
    { status: 'ACTIVE', type: 'PAPER_GIRO', system, paymentOrder: giro.paymentOrder },
    now(),
  );
}

function describeNone(giro: OlderGiro | undefined, isByCard: boolean): string {
  if (giro === undefined) return copy.page.notForAccount;
  return isByCard ? copy.page.byCardNote : copy.page.noneNote;
}

function describe(giro: OlderGiro | undefined, ending: GiroEnding): string {
  const since = giro?.effectiveDate ? copy.older.from(sgDay(giro.effectiveDate)) : '';
  const against = ending === 'no' || ending === 'portal' ? '' : describeEnding(ending);
  return [since, against].filter(Boolean).join('. ');
}
