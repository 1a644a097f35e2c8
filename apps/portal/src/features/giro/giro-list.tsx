/** Every account with its authorisations, what happens next with them, and what can be done (visual 40). */
import { mayManageGiro } from '@portal/domain/giro/giro-actions';
import { isGiroEligible } from '@portal/domain/giro/giro-eligibility';
import { type GiroStatus, getGiroLabel } from '@portal/domain/giro/giro-status';
import { cents } from '@portal/domain/money';
import { sgDay, toSgDay } from '@portal/domain/sg-time';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useRef, useState } from 'react';
import { now } from '../../lib/clock.ts';
import { Button, buttonClass } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Icon, type IconName } from '../../ui/surfaces/icons.tsx';
import { AccountList, AccountRow } from './account-list.tsx';
import { copy as words } from './copy.ts';
import { copy as pages } from './egiro/copy.ts';
import { GiveUp } from './egiro/give-up.tsx';
import type { GiroEligibility } from './eligibility.query.ts';
import styles from './giro.module.css';
import type { GiroRecord, PaperSource } from './giro.query.ts';
import {
  type AccountOwed,
  findExceededLimit,
  type GiroAccount,
  type GiroPremises,
  type OwedAccounts,
  recordsOf,
  splitOwed,
} from './giro.rules.ts';
import { ManageGiro } from './manage-giro.tsx';
import { useGiroPaths } from './paths.ts';

const copy = words.page;
const { giveUp } = pages.status;

const icons: Readonly<Record<GiroStatus, IconName | null>> = {
  ACTIVE: null,
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
  readonly owed: OwedAccounts;
  readonly source: PaperSource;
}

export function GiroList({ premises, records, eligibility, owed, source }: GiroListProps) {
  /** One panel is open at a time. */
  const [managed, setManaged] = useState<string | null>(null);
  return (
    <Card title={copy.list} titleRole="hidden">
      <AccountList premises={premises}>
        {(account) => {
          const { accountNo, isInactive } = account;
          const own = recordsOf(records, accountNo);
          const judged = eligibility.find((each) => each.account_number === accountNo);
          const maySetUp = judged !== undefined && isGiroEligible(judged.giro_setup_status) && !isInactive;
          const setUp = maySetUp && <SetUp accountNo={accountNo} />;
          const bill = describeBill(owed?.get(accountNo));
          if (own.length === 0)
            return (
              <AccountRow
                key={accountNo}
                account={account}
                bank={judged?.recurring_setup ? copy.byCard : copy.noneBank}
                status=""
                icon={null}
                note={describeNone(judged, isInactive, bill)}
                act={setUp}
              />
            );
          return own.map((record) => (
            <GiroItem
              key={record.id}
              {...{ account, record, source, setUp, bill }}
              isManaged={managed === record.id}
              onManage={(isOpen) => setManaged(isOpen ? record.id : null)}
            />
          ));
        }}
      </AccountList>
    </Card>
  );
}

interface GiroItemProps {
  readonly account: GiroAccount;
  readonly record: GiroRecord;
  /** The bill that no GIRO pays; null: there is none. */
  readonly bill: string | null;
  readonly source: PaperSource;
  /** The way to a new one, where it is open. */
  readonly setUp: ReactNode;
  readonly isManaged: boolean;
  onManage(isOpen: boolean): void;
}

function GiroItem({ account, record, bill, source, setUp, isManaged, onManage }: GiroItemProps) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { status, type, request, bank_name, bank_account_number_last_four: lastFour } = record;
  return (
    <AccountRow
      account={account}
      bank={words.ending(bank_name, lastFour)}
      bankNote={copy.typeAndLimit(type, record.limit === null ? null : cents(record.limit))}
      status={getGiroLabel(status)}
      icon={icons[status]}
      note={describe(record, account.isInactive, bill)}
      act={
        <>
          {mayManageGiro(record) && (
            <Button
              ref={button}
              kind="second"
              small
              aria-expanded={isManaged}
              aria-controls={isManaged ? panelId : undefined}
              aria-label={copy.manageFor(account.accountNo)}
              onClick={() => onManage(!isManaged)}
            >
              {copy.manage}
              {isManaged && <Icon name="chevronUp" size={18} />}
            </Button>
          )}
          <ToRequest record={record} />
          {request && <GiveUp setup={{ ...record, ...request }} label={giveUp.openFor(account.accountNo)} />}
          {status === 'TERMINATED' && setUp}
        </>
      }
    >
      {isManaged && (
        <div id={panelId} className={styles.panel}>
          <ManageGiro
            {...{ account, record, source }}
            onClose={() => {
              onManage(false);
              button.current?.focus();
            }}
          />
        </div>
      )}
    </AccountRow>
  );
}

/** @param judged undefined: GIRO is not for this account */
function describeNone(judged: GiroEligibility | undefined, isInactive: boolean, bill: string | null): string {
  if (judged === undefined) return copy.notForAccount;
  if (judged.giro_setup_status === 'NOT_ELIGIBLE_WITH_PENDING_RECURRING') return copy.cardPending;
  if (judged.recurring_setup && !isInactive) return copy.byCardNote;
  if (bill !== null) return copy.noneYet(bill);
  return isInactive ? copy.noneInactive : copy.noneNote;
}

function describe(record: GiroRecord, isInactive: boolean, bill: string | null): string {
  const { status, payment_order, next_deduction: next, ended_on } = record;
  if (status === 'TERMINATED') {
    const ended = copy.ended(ended_on === null ? null : sgDay(ended_on));
    return bill === null
      ? [ended, isInactive && copy.inactive].filter(Boolean).join(', ')
      : `${ended}. ${bill}`;
  }
  if (payment_order !== '') return copy.running;
  if (!next) return words.waitsFor(record);
  const deducted = copy.deducted(cents(next.amount), sgDay(next.on));
  return findExceededLimit(record) === null ? deducted : copy.aboveLimit(deducted);
}

/** The bill that the customer has to see to, of an account that nobody collects. */
function describeBill(owed: AccountOwed | undefined): string | null {
  if (owed === undefined || owed.by !== null) return null;
  const { overdue, bills } = splitOwed(owed, toSgDay(now()));
  if (overdue) return copy.overdue(overdue.since);
  return bills[0] ? copy.nextBill(bills[0].on) : null;
}

function ToRequest({ record: { request, account_number } }: { readonly record: GiroRecord }) {
  const { status } = useGiroPaths();
  if (!request) return null;
  const { dda_ref_no, txn_ref_no } = request;
  return (
    <Link
      to={status}
      search={{ dda_ref_no, txn_ref_no }}
      className="text-link"
      aria-label={copy.viewFor(account_number)}
    >
      {copy.view}
    </Link>
  );
}

function SetUp({ accountNo }: { readonly accountNo: string }) {
  const { setup } = useGiroPaths();
  return (
    <Link
      to={setup}
      state={{ giroAccount: accountNo }}
      className={buttonClass({ kind: 'second', small: true })}
      aria-label={copy.setUpFor(accountNo)}
    >
      {copy.setUp}
    </Link>
  );
}
