/** The three choices of a set-up, their sum on ink, and the way to the bank. A choice that is not open says why. */
import { type GiroBank, listBanksOf, mayChooseBank } from '@portal/domain/giro/giro-banks';
import { judgeSetupAccount, UNAVAILABLE_SUFFIX, UPDATING_SUFFIX } from '@portal/domain/giro/giro-eligibility';
import { type BankSegment, bankSegments } from '@portal/domain/giro/giro-request';
import { toSgDay } from '@portal/domain/sg-time';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { Button, TextButton } from '../../../ui/actions/button.tsx';
import { ChoiceCard } from '../../../ui/fields/choice-card.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy as words } from '../copy.ts';
import type { GiroEligibility } from '../eligibility.query.ts';
import { type GiroRecord, startSetup } from '../giro.query.ts';
import {
  type AccountOwed,
  type GiroPremises,
  type OwedAccounts,
  recordsOf,
  splitOwed,
} from '../giro.rules.ts';
import { useGiroPaths } from '../paths.ts';
import { useAtBank } from '../use-at-bank.ts';
import { copy as pages } from './copy.ts';
import styles from './setup.module.css';

const copy = pages.setup;
/** So many accounts stand open; the rest unfolds. */
const SHOWN_ACCOUNTS = 4;

interface SetupFormProps {
  /** Chosen at first, where it may be. */
  readonly accountNo: string | undefined;
  /** Leads this window to the bank; null: the bank opens apart. */
  readonly leaveFor: ((address: string) => void) | null;
  readonly premises: readonly GiroPremises[];
  readonly eligibility: readonly GiroEligibility[];
  readonly banks: readonly GiroBank[];
  readonly records: readonly GiroRecord[];
  readonly owed: OwedAccounts;
}

interface Choosable {
  readonly accountNo: string;
  readonly title: string;
  readonly text: string | undefined;
  readonly isDisabled: boolean;
}

export function SetupForm(props: SetupFormProps) {
  const { banks, leaveFor } = props;
  const id = useId();
  const paths = useGiroPaths();
  const accounts = listChoosable(props);
  const open = accounts.filter(({ isDisabled }) => !isDisabled);
  const prefilled =
    open.find(({ accountNo }) => accountNo === props.accountNo) ?? (open.length === 1 ? open[0] : undefined);
  const [chosenNo, setAccountNo] = useState(prefilled?.accountNo);
  const accountNo = open.find((each) => each.accountNo === chosenNo)?.accountNo;
  const [segment, setSegment] = useState<BankSegment>();
  const [bankCode, setBankCode] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const offered = listBanksOf(banks, segment ?? 'RETAIL');
  const bank = offered.find((each) => each.bank_code === bankCode && mayChooseBank(each));
  const { busy, failure, run, dismissFailure } = useAtBank<{ accountNo: string; bank: GiroBank }>({
    property: 'setup',
    leaveFor,
    send: (chosen, key) => startSetup({ ...chosen, returnTo: paths.returnTo }, key),
    onFailure: () => setAttempt((count) => count + 1),
  });
  const missing = [
    { fieldId: `${id}-account`, label: copy.account, isMissing: accountNo === undefined },
    { fieldId: `${id}-type`, label: copy.type, isMissing: segment === undefined },
    { fieldId: `${id}-bank`, label: copy.bank, isMissing: bank === undefined },
  ].filter(({ isMissing }) => attempt > 0 && isMissing);
  const messages = new Map(missing.map(({ fieldId, label }) => [fieldId, copy.required(label)]));
  const errors = [
    ...[...messages].map(([fieldId, message]) => ({ fieldId: `${fieldId}-error`, message })),
    ...(failure ? [{ fieldId: null, message: failure }] : []),
  ];

  function submit(event: FormEvent): void {
    event.preventDefault();
    dismissFailure();
    if (accountNo !== undefined && segment !== undefined && bank) void run({ accountNo, bank });
    else setAttempt((count) => count + 1);
  }

  return (
    <form noValidate onSubmit={submit} className={styles.columns} data-columns="">
      <div className={styles.main}>
        <ErrorSummary errors={errors} attempt={attempt} />
        <AccountChoice
          id={`${id}-account`}
          error={messages.get(`${id}-account`)}
          accounts={accounts}
          chosen={accountNo}
          onChoose={setAccountNo}
        />
        <Group id={`${id}-type`} legend={copy.type} error={messages.get(`${id}-type`)} columns={2}>
          {bankSegments.map((each) => (
            <ChoiceCard
              key={each}
              name={`${id}-type`}
              title={copy.types[each].title}
              text={copy.types[each].text}
              isChosen={segment === each}
              onChoose={() => setSegment(each)}
            />
          ))}
        </Group>
        <Group id={`${id}-bank`} legend={copy.bank} error={messages.get(`${id}-bank`)} columns={3}>
          {offered.map((each) => (
            <ChoiceCard
              key={each.bank_code}
              name={`${id}-bank`}
              title={each.bank_name}
              text={mayChooseBank(each) ? undefined : UNAVAILABLE_SUFFIX}
              isDisabled={!mayChooseBank(each)}
              isChosen={bank?.bank_code === each.bank_code}
              onChoose={() => setBankCode(each.bank_code)}
            />
          ))}
        </Group>
      </div>
      <Panel
        bank={bank?.bank_name}
        accountNo={accountNo}
        segment={segment}
        owed={accountNo === undefined ? undefined : props.owed?.get(accountNo)}
      />
      <div className="button-row">
        <Button type="submit" busy={busy}>
          {copy.continue(bank?.bank_name ?? null)}
          <Icon name="external" size={20} />
        </Button>
        <Link to={paths.giro} className="text-link">
          {copy.cancel}
        </Link>
      </div>
    </form>
  );
}

/** Those that can be chosen first; each says what stands against it, or what it replaces. */
function listChoosable({ premises, eligibility, records }: SetupFormProps): readonly Choosable[] {
  const all = premises.flatMap(({ address, accounts }) =>
    accounts.flatMap(({ accountNo, isInactive }): Choosable[] => {
      const own = eligibility.find((each) => each.account_number === accountNo);
      if (!own) return [];
      const { isDisabled, isUpdating } = judgeSetupAccount({
        setupStatus: own.giro_setup_status,
        isActive: !isInactive,
      });
      const [earlier] = recordsOf(records, accountNo).filter(({ status }) => status !== 'TERMINATED');
      const replaced =
        earlier && !isDisabled
          ? copy.replaces(
              address,
              earlier.type,
              words.ending(earlier.bank_name, earlier.bank_account_number_last_four),
            )
          : [address, isUpdating && earlier && words.waitsFor(earlier)].filter(Boolean).join('. ');
      return [
        {
          accountNo,
          title: isUpdating ? `${accountNo} ${UPDATING_SUFFIX}` : accountNo,
          text: isInactive ? copy.inactive(address) : replaced,
          isDisabled,
        },
      ];
    }),
  );
  return all.toSorted((one, other) => Number(one.isDisabled) - Number(other.isDisabled));
}

interface GroupProps {
  readonly id: string;
  readonly legend: string;
  readonly error: string | undefined;
  /** So many choices stand side by side where there is room. */
  readonly columns?: 2 | 3;
  readonly children: ReactNode;
}

function Group({ id, legend, error, columns, children }: GroupProps) {
  return (
    <fieldset
      className={`card ${styles.group}`}
      data-wide={columns}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>{legend}</legend>
      {error !== undefined && (
        <span id={`${id}-error`} tabIndex={-1} className={styles.error}>
          {error}
        </span>
      )}
      {children}
    </fieldset>
  );
}

interface AccountChoiceProps extends Pick<GroupProps, 'id' | 'error'> {
  readonly accounts: readonly Choosable[];
  readonly chosen: string | undefined;
  onChoose(accountNo: string): void;
}

function AccountChoice({ id, error, accounts, chosen, onChoose }: AccountChoiceProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const at = accounts.findIndex(({ accountNo }) => accountNo === chosen);
  const isAll = isUnfolded || at >= SHOWN_ACCOUNTS || accounts.length === SHOWN_ACCOUNTS + 1;
  const shown = isAll ? accounts : accounts.slice(0, SHOWN_ACCOUNTS);
  const rest = accounts.length - shown.length;
  return (
    <Group id={id} legend={copy.account} error={error}>
      {shown.map(({ accountNo, title, text, isDisabled }) => (
        <ChoiceCard
          key={accountNo}
          name={id}
          title={title}
          text={text}
          isDisabled={isDisabled}
          isChosen={accountNo === chosen}
          onChoose={() => onChoose(accountNo)}
        />
      ))}
      {rest > 0 && (
        <TextButton className={styles.more} onClick={() => setUnfolded(true)}>
          {copy.more(rest)}
        </TextButton>
      )}
    </Group>
  );
}

interface PanelProps {
  readonly bank: string | undefined;
  readonly accountNo: string | undefined;
  readonly segment: BankSegment | undefined;
  /** Of the chosen account. */
  readonly owed: AccountOwed | undefined;
}

function Panel({ bank, accountNo, segment, owed }: PanelProps) {
  const rows: readonly (readonly [label: string, value: string])[] = [
    [copy.starts, copy.startsText],
    [copy.deducted, copy.deductedText],
    [copy.fails, copy.failsText],
    ...listBefore(owed),
  ];
  return (
    <div className={styles.side}>
      <section className="statement" aria-label={copy.panel}>
        <p className={`overline ${styles.overline}`}>{copy.panel}</p>
        <p className={styles.sentence} aria-live="polite">
          {copy.pays(bank ?? copy.yourBank, accountNo ?? copy.yourAccount)}
        </p>
        <dl className={styles.rows}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt className="small second-on-ink">{label}</dt>
              <dd className="bold">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="small second">{copy.note[segment ?? 'RETAIL']}</p>
    </div>
  );
}

/** Bills that are due already, named so that nobody waits for a deduction that will not come (visual 41). */
function listBefore(owed: AccountOwed | undefined): readonly (readonly [label: string, value: string])[] {
  const { overdue, bills } = splitOwed(owed ?? { by: null, dues: [] }, toSgDay(now()));
  const rows = [
    ...(overdue ? [[copy.overdue, copy.overdueText(overdue.amount)] as const] : []),
    ...bills.map(({ on, amount }) => [copy.bill(on), copy.billText(amount, owed?.by ?? null)] as const),
  ];
  return rows.length === 0 ? [[copy.before, copy.beforeText]] : rows;
}
