/** Every account by premises: its bank, its status with what happens next, and what can be done (visual 40). */
import { mayManageGiro } from '@portal/domain/giro/giro-actions';
import { isGiroEligible } from '@portal/domain/giro/giro-eligibility';
import { type GiroStatus, getGiroLabel } from '@portal/domain/giro/giro-status';
import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { Button, buttonClass } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Icon, type IconName } from '../../ui/surfaces/icons.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { copy } from './copy.ts';
import styles from './giro.module.css';
import type { GiroEligibility, GiroRecord, PaperSource } from './giro.query.ts';
import { type GiroAccount, type GiroPremises, recordsOf } from './giro.rules.ts';
import { ManageGiro } from './manage-giro.tsx';
import { useGiroPaths } from './paths.ts';

const icons: Readonly<Record<GiroStatus, IconName>> = {
  ACTIVE: 'check',
  SUSPENDED: 'pause',
  PENDING_SETUP: 'clock',
  PENDING_SETUP_EGIRO: 'clock',
  PENDING_SETUP_PGIRO: 'clock',
  PENDING_APPROVAL_SETUP: 'clock',
  PENDING_APPROVAL_TERMINATION: 'clock',
  PENDING_TERMINATION: 'refresh',
  TERMINATED: 'close',
};

interface GiroListProps {
  readonly premises: readonly GiroPremises[];
  readonly records: readonly GiroRecord[];
  readonly eligibility: readonly GiroEligibility[];
  readonly source: PaperSource;
}

export function GiroList({ premises, records, eligibility, source }: GiroListProps) {
  /** One panel is open at a time. */
  const [managed, setManaged] = useState<string | null>(null);
  return (
    <Card title={copy.page.list} titleRole="hidden">
      <div className={styles.head} aria-hidden="true">
        <span>{copy.page.account}</span>
        <span>{copy.page.bank}</span>
        <span>{copy.page.status}</span>
      </div>
      {premises.map(({ key, address, accounts }) => (
        <section key={key} className={styles.premises} aria-label={address}>
          <h3>{unbroken(address)}</h3>
          <ul className="plain-list">
            {accounts.map((account) => {
              const own = recordsOf(records, account.accountNo);
              const judged = eligibility.find((each) => each.account_number === account.accountNo);
              const maySetUp =
                judged !== undefined && isGiroEligible(judged.giro_setup_status) && !account.isInactive;
              if (own.length === 0)
                return <NoGiro key={account.accountNo} {...{ account, judged, maySetUp }} />;
              return own.map((record) => (
                <GiroItem
                  key={record.id}
                  {...{ account, record, source, maySetUp }}
                  isManaged={managed === record.id}
                  onManage={(isOpen) => setManaged(isOpen ? record.id : null)}
                />
              ));
            })}
          </ul>
        </section>
      ))}
    </Card>
  );
}

interface GiroItemProps {
  readonly account: GiroAccount;
  readonly record: GiroRecord;
  readonly source: PaperSource;
  readonly maySetUp: boolean;
  readonly isManaged: boolean;
  onManage(isOpen: boolean): void;
}

function GiroItem({ account, record, source, maySetUp, isManaged, onManage }: GiroItemProps) {
  const panelId = useId();
  const { accountNo, isInactive } = account;
  const { status, type, bank_name, bank_account_number_last_four: lastFour } = record;
  return (
    <li className={styles.item}>
      <Row account={account}>
        <p className={styles.bank}>
          <span className="bold">{copy.ending(bank_name, lastFour)}</span>
          <span className="small second">{copy.typeOf(type)}</span>
        </p>
        <div>
          <Status status={status} />
          <p className="small second">{unbroken(describe(record, isInactive))}</p>
        </div>
        <div className={styles.act}>
          {mayManageGiro(record) && (
            <Button
              kind="second"
              small
              aria-expanded={isManaged}
              aria-controls={isManaged ? panelId : undefined}
              aria-label={copy.page.manageFor(accountNo)}
              onClick={() => onManage(!isManaged)}
            >
              {copy.page.manage}
              {isManaged && <Icon name="chevronUp" size={18} />}
            </Button>
          )}
          <ToRequest record={record} />
          {status === 'TERMINATED' && maySetUp && <SetUp accountNo={accountNo} />}
        </div>
      </Row>
      {isManaged && (
        <div id={panelId} className={styles.panel}>
          <ManageGiro {...{ account, record, source }} onClose={() => onManage(false)} />
        </div>
      )}
    </li>
  );
}

interface NoGiroProps {
  readonly account: GiroAccount;
  /** Undefined: GIRO is not for this account. */
  readonly judged: GiroEligibility | undefined;
  readonly maySetUp: boolean;
}

function NoGiro({ account, judged, maySetUp }: NoGiroProps) {
  const { accountNo, isInactive } = account;
  return (
    <li className={styles.item}>
      <Row account={account}>
        <p className={`${styles.bank} note`}>
          {judged?.recurring_setup ? copy.page.byCard : copy.page.noneBank}
        </p>
        <div>
          <p className="second">{copy.page.none}</p>
          <p className="small second">{describeNone(judged, isInactive)}</p>
        </div>
        <div className={styles.act}>{maySetUp && <SetUp accountNo={accountNo} />}</div>
      </Row>
    </li>
  );
}

function describeNone(judged: GiroEligibility | undefined, isInactive: boolean): string {
  if (judged === undefined) return copy.page.notForAccount;
  if (judged.giro_setup_status === 'NOT_ELIGIBLE_WITH_PENDING_RECURRING') return copy.page.cardPending;
  return isInactive ? copy.page.noneInactive : copy.page.noneNote;
}

function Row({ account, children }: { readonly account: GiroAccount; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <p>
        <span className="block bold">{account.accountNo}</span>
        <span className="small second">{account.label}</span>
      </p>
      {children}
    </div>
  );
}

/** Active is plain: what is under way stands out. */
function Status({ status }: { readonly status: GiroStatus }) {
  const label = getGiroLabel(status);
  if (status === 'ACTIVE')
    return (
      <p className={styles.active}>
        <Icon name="check" size={20} />
        {label}
      </p>
    );
  return (
    <Pill kind="outline" icon={<Icon name={icons[status]} size={16} />}>
      {label}
    </Pill>
  );
}

function describe(record: GiroRecord, isInactive: boolean): string {
  const { status, type, payment_order, next_deduction: next, ended_on } = record;
  if (status === 'TERMINATED') return copy.page.ended(ended_on === null ? null : sgDay(ended_on), isInactive);
  if (status === 'PENDING_TERMINATION') return type === 'EGIRO' ? copy.page.endingAtBank : copy.page.ending;
  if (payment_order !== '') return copy.page.running;
  return next ? copy.page.deducted(cents(next.amount), sgDay(next.on)) : copy.page.notes[status];
}

function ToRequest({ record }: { readonly record: GiroRecord }) {
  const paths = useGiroPaths();
  if (!record.request) return null;
  const { dda_ref_no, txn_ref_no } = record.request;
  return (
    <Link
      to={paths.status}
      search={{ dda_ref_no, txn_ref_no }}
      className="text-link"
      aria-label={copy.page.viewFor(record.account_number)}
    >
      {copy.page.view}
    </Link>
  );
}

function SetUp({ accountNo }: { readonly accountNo: string }) {
  const { setup } = useGiroPaths();
  return (
    <Link
      to={setup}
      search={{ account: accountNo }}
      className={buttonClass({ kind: 'second', small: true })}
      aria-label={copy.page.setUpFor(accountNo)}
    >
      {copy.page.setUp}
    </Link>
  );
}
