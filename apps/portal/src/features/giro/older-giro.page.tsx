/**
 * /services/giro where eGIRO is switched off: one row an account with the older codes, the form on paper, and ending what
 * was set up on paper (S2 §4, readings §13).
 */
import { giroEndingTexts, judgeGiroEnding } from '@portal/domain/giro/giro-actions';
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
import { Icon } from '../../ui/surfaces/icons.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { copy } from './copy.ts';
import styles from './giro.module.css';
import { type OlderGiro, olderGiroQuery, type PaperSource } from './giro.query.ts';
import { type GiroAccount, type GiroPremises, listNumbers } from './giro.rules.ts';
import { describeEnding, EndingQuestion, usePaperEnding } from './paper-ending.tsx';
import { PaperForm } from './paper-form.tsx';

interface OlderGiroPageProps {
  readonly premises: readonly GiroPremises[] | null;
  readonly source: PaperSource;
}

export function OlderGiroPage({ premises, source }: OlderGiroPageProps) {
  const accountNos = listNumbers(premises);
  const query = useCardQuery(useQuery(olderGiroQuery(accountNos)));
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
          <>
            <div className={styles.head} aria-hidden="true">
              <span>{copy.page.account}</span>
              <span>{copy.page.bank}</span>
              <span>{copy.page.status}</span>
            </div>
            {(premises ?? []).map(({ key, address, accounts }) => (
              <section key={key} className={styles.premises} aria-label={address}>
                <h3>{unbroken(address)}</h3>
                <ul className="plain-list">
                  {accounts.map((account) => (
                    <OlderItem
                      key={account.accountNo}
                      account={account}
                      giro={rows.find(({ accountNo }) => accountNo === account.accountNo)}
                      source={source}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </QueryCard>
      {query.data && (
        <>
          <p className="small second">{copy.page.hours}</p>
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
  readonly giro: OlderGiro | undefined;
  readonly source: PaperSource;
}

function OlderItem({ account, giro, source }: OlderItemProps) {
  const [isAsking, setAsking] = useState(false);
  const { accountNo, label, system } = account;
  const stopAsking = () => setAsking(false);
  const { busy, failure, run, dismissFailure } = usePaperEnding(accountNo, source, stopAsking);
  const words = giro ? getOlderLabel(giro) : '';
  const isInForce =
    giro !== undefined &&
    (giro.status === '07' || giro.status === '08') &&
    giro.returnCode !== PENDING_TERMINATION_CODE;
  const ending = judgeGiroEnding(
    {
      status: isInForce ? 'ACTIVE' : 'TERMINATED',
      type: 'PAPER_GIRO',
      system: system ?? 'EBS',
      paymentOrder: giro?.paymentOrder ?? '',
    },
    now(),
  );
  const isAtBank = isInForce && giro.type === 'EGIRO';
  const bank =
    giro && giro.bankDesc !== '' ? copy.ending(giro.bankDesc, giro.bankAccountNo) : copy.page.noneBank;
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <p>
          <span className="block bold">{accountNo}</span>
          <span className="small second">{label}</span>
        </p>
        <p className={styles.bank}>
          <span className={words === '' ? 'note' : 'bold'}>{bank}</span>
        </p>
        <div>
          <OlderStatus words={words} isActive={isInForce && giro.paymentOrder === ''} />
          <p className="small second">
            {words === ''
              ? copy.page.noneNote
              : giro?.effectiveDate && copy.older.from(sgDay(giro.effectiveDate))}
          </p>
          {isInForce && (isAtBank || ending !== 'portal') && (
            <p className="small second">{isAtBank ? giroEndingTexts.askBank : describeEnding(ending)}</p>
          )}
        </div>
        <div className={styles.act}>
          {!isAtBank && ending === 'portal' && (
            <Button
              kind="second"
              small
              aria-label={copy.older.terminateFor(accountNo)}
              onClick={() => {
                dismissFailure();
                setAsking(true);
              }}
            >
              {copy.older.terminate}
            </Button>
          )}
        </div>
      </div>
      {failure && <Notice isError>{failure}</Notice>}
      {isAsking && (
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
    </li>
  );
}

function OlderStatus({ words, isActive }: { readonly words: string; readonly isActive: boolean }) {
  if (words === '') return <p className="second">{copy.page.none}</p>;
  if (isActive)
    return (
      <p className={styles.active}>
        <Icon name="check" size={20} />
        {words}
      </p>
    );
  return (
    <Pill kind="outline" icon={<Icon name="clock" size={16} />}>
      {words}
    </Pill>
  );
}
