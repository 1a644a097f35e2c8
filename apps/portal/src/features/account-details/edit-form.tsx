/**
 * The form of one account. A field shows its problem once it was left; a press on Save shows all of them. Everything that
 * changed goes in one request, stored together or not at all; what was typed stays after a refusal.
 */
import { MOST_PREFERENCES } from '@portal/contract/http';
import { getMailingWindow } from '@portal/domain/preferences/mailing-window';
import { addDays, toSgDay } from '@portal/domain/sg-time';
import { type FormEvent, useId, useState } from 'react';
import { type ApiError, writeTogether } from '../../lib/api/api.ts';
import { now } from '../../lib/clock.ts';
import { buttonClass, TextButton } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { DayPicker } from '../../ui/fields/day-picker.tsx';
import { ErrorSummary, type SummaryError } from '../../ui/fields/error-summary.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useLeaveWarning } from '../../wizard/use-leave-warning.ts';
import { AddressFields } from './address-fields.tsx';
import { AddressesNow } from './addresses-now.tsx';
import { copy } from './copy.ts';
import {
  arePreferencesChanged,
  type Draft,
  type EditFacts,
  type EditField,
  type EditProblems,
  editFields,
  emptyAddress,
  enter,
  findFieldOfWire,
  findProblems,
  hasElectricity,
  isAddressChanged,
  isChanged,
  listKeptOnPaper,
  type OtherAccounts,
  toDraft,
  toInputs,
} from './edit.rules.ts';
import styles from './edit-account.module.css';
import { EditSummary } from './edit-summary.tsx';
import { OptionCards } from './option-cards.tsx';
import { preferenceKey } from './preference.query.ts';
import { useHolderAccounts } from './use-holder-accounts.ts';
import { useStreet } from './use-street.ts';

interface EditFormProps extends Pick<EditFacts, 'account' | 'preference'> {
  readonly otherAccounts: OtherAccounts;
  readonly email: string | null;
  readonly source: 'W' | 'M';
  /** Parts that a host may take away (S3 §2.4). */
  readonly has: { readonly retailerAccess: boolean; readonly cancelButton: boolean };
  onSaved(): void;
  onCancel(): void;
}

const words = copy.form;
const CHANGED_ELSEWHERE = 'SK_PREF_1003';

export function EditForm(props: EditFormProps) {
  const { account, preference, otherAccounts, email, source, has, onSaved, onCancel } = props;
  const id = useId();
  const ids = Object.fromEntries(editFields.map((field) => [field, `${id}-${field}`])) as Record<
    EditField,
    string
  >;
  const [entered, setEntered] = useState<Partial<Draft>>({});
  const hasOthers = otherAccounts === 'some';
  const draft = toDraft(preference, hasOthers ? entered : { ...entered, isApplyAll: false });
  const holder = useHolderAccounts(draft.isApplyAll ? account.accountNo : null);
  const [block, setBlock] = useState('');
  const [left, setLeft] = useState<ReadonlySet<EditField>>(new Set());
  const [refused, setRefused] = useState<EditProblems>({});
  const [attempt, setAttempt] = useState(0);
  const lookup = useStreet(draft, block);
  const today = toSgDay(now());
  const { others, all } = holder;
  const facts: EditFacts = { account, preference, others, all, window: getMailingWindow(today), lookup };
  const problems = { ...findProblems(draft, facts), ...refused };
  const isReady = isChanged(draft, facts) && all === 'known' && Object.keys(problems).length === 0;
  const shown: EditProblems = Object.fromEntries(
    Object.entries(problems).filter(([field]) => attempt > 0 || isShownEarly(field as EditField)),
  );

  const { busy, failure, run, dismissFailure } = useAction({
    send: (inputs: ReturnType<typeof toInputs>, idempotencyKey) =>
      writeTogether(inputs, { idempotencyKey, groupFailure: 'SK_PREF_1001' }),
    invalidates: [preferenceKey],
    isOutOfDate: ({ code }) => code === CHANGED_ELSEWHERE,
    describeFailure: (error) => (error.code === CHANGED_ELSEWHERE ? error.message : copy.notSaved),
    onFailure: showRefused,
    onDone: onSaved,
    leavesPage: true,
  });
  useLeaveWarning(isChanged(draft, facts) && !busy);

  function isShownEarly(field: EditField): boolean {
    return (
      left.has(field) ||
      field in refused ||
      (field === 'street' && (lookup.status === 'failed' || lookup.status === 'away'))
    );
  }

  function showRefused({ details }: ApiError): void {
    const fields = details.flatMap(({ field, message }) => {
      const own = findFieldOfWire(field);
      return own === null ? [] : [[own, message] as const];
    });
    setRefused(Object.fromEntries(fields));
    setAttempt((count) => count + 1);
  }

  function change(part: Partial<Draft>): void {
    setEntered((current) => enter(current, part, preference));
    setRefused({});
    dismissFailure();
  }

  function leave(field: EditField): void {
    setLeft((fields) => new Set([...fields, field]));
    if (field === 'block') setBlock(draft.block);
  }

  function clear(): void {
    change(emptyAddress);
    setBlock('');
    setLeft((fields) => new Set([...fields].filter((field) => field === 'bills')));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy || !isChanged(draft, facts)) return;
    // Enter in the field of the block: its street is looked up before anything is sent.
    if (draft.block !== block) setBlock(draft.block);
    else if (!isReady) setAttempt((count) => count + 1);
    else void run(toInputs(draft, facts, source));
  }

  const errors: SummaryError[] = [
    ...(failure === null ? [] : [{ fieldId: null, message: failure }]),
    ...(attempt === 0
      ? []
      : editFields.flatMap((field) => {
          const message = shown[field];
          return message === undefined ? [] : [{ fieldId: ids[field], message }];
        })),
  ];
  const { window } = facts;
  const changesAddress = isAddressChanged(draft, lookup);
  const changesPreferences = arePreferencesChanged(draft, preference);
  const needsHolder = changesAddress || draft.isApplyAll;

  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      <div className={styles.columns}>
        <EditSummary draft={draft} facts={facts} hasRetailerAccess={has.retailerAccess} />
        <form noValidate className={styles.form} onSubmit={submit}>
          <section className={`card ${styles.card}`} aria-labelledby={`${id}-mail`}>
            <h2 id={`${id}-mail`} className={styles.heading}>
              {copy.mailingAddress}
            </h2>
            <AddressesNow preference={preference} look="boxes" />
            <div>
              <h3 className={styles.subheading}>{words.newAddress}</h3>
              <p className="small second">
                {preference.pendingMailAddress === null ? words.optional : words.replaces}
              </p>
            </div>
            <AddressFields
              ids={ids}
              draft={draft}
              lookup={lookup}
              problems={shown}
              onChange={change}
              onLeave={leave}
            />
            {lookup.status === 'away' && <TextButton onClick={lookup.lookAgain}>{words.tryAgain}</TextButton>}
            <DayPicker
              id={ids.effectiveDate}
              legend={words.effectiveDate}
              hint={words.window(window.from === addDays(today, 1), window.from, window.to)}
              error={shown.effectiveDate}
              from={window.from}
              to={window.to}
              chosen={draft.effectiveDate}
              onChoose={(effectiveDate) => change({ effectiveDate })}
            />
            {changesAddress && <TextButton onClick={clear}>{words.clear}</TextButton>}
          </section>
          <OptionCards
            id={ids.bills}
            draft={draft}
            email={email}
            isWholesale={preference.isWholesale}
            hasRetailerAccess={has.retailerAccess && hasElectricity(account)}
            problem={shown.bills}
            onChange={change}
            onLeave={() => leave('bills')}
          />
          <section className={`card ${styles.card}`} aria-labelledby={`${id}-confirm`}>
            <h2 id={`${id}-confirm`} className={styles.heading}>
              {words.confirmTitle}
            </h2>
            {otherAccounts === 'too-many' && (
              <p className="small second">{words.tooMany(MOST_PREFERENCES)}</p>
            )}
            {hasOthers && (
              <Checkbox
                id={ids.all}
                error={all === 'failed' ? words.allFailed : undefined}
                checked={draft.isApplyAll}
                label={
                  <>
                    <span className="strong block">{words.applyAll}</span>
                    <span className="small second block">
                      {describeAll(draft, facts, changesPreferences)}
                    </span>
                  </>
                }
                onChange={({ target }) => change({ isApplyAll: target.checked, isHolder: false })}
              />
            )}
            {all === 'failed' && <TextButton onClick={holder.askAgain}>{words.tryAgain}</TextButton>}
            {needsHolder ? (
              <Checkbox
                id={ids.holder}
                checked={draft.isHolder}
                error={shown.holder}
                label={
                  <>
                    <span className="strong block">
                      {draft.isApplyAll ? words.holderMany : words.holderOne}
                    </span>
                    <span className="small second block">{words.holderNote}</span>
                  </>
                }
                onChange={({ target }) => change({ isHolder: target.checked })}
              />
            ) : (
              <p className="small second">
                {isChanged(draft, facts) ? words.together : words.nothingChanged}
              </p>
            )}
          </section>
          <div className={`button-row ${styles.actions}`}>
            <button type="submit" className={buttonClass({})} aria-disabled={!isReady || busy || undefined}>
              {words.save}
            </button>
            {has.cancelButton && <TextButton onClick={onCancel}>{words.cancel}</TextButton>}
          </div>
        </form>
      </div>
    </>
  );
}

/** Number of the accounts, those that keep their hard copy, and how far retailer access goes. */
function describeAll(draft: Draft, facts: EditFacts, changesPreferences: boolean): string {
  if (!draft.isApplyAll || facts.all === 'failed') return words.allExplained;
  if (facts.all === 'asking') return words.allAsked;
  const kept = changesPreferences ? listKeptOnPaper(draft, facts) : [];
  const reachesOthers =
    hasElectricity(facts.account) && facts.others.some(({ account }) => !hasElectricity(account));
  return [
    words.activeAccounts(facts.others.length + 1),
    ...(kept.length === 0 ? [] : [words.keepsPaper(kept, copy.wholesale)]),
    ...(reachesOthers ? [words.electricityOnly] : []),
  ].join(' ');
}
