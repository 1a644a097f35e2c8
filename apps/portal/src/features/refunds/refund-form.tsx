/**
 * The form of a refund, new or changed: the method, the question before it is sent, and the write. Submit wakes once
 * something is chosen; what was typed stays after a refusal.
 */

import type { Input } from '@portal/contract';
import { textOfError } from '@portal/contract/errors';
import { cents, formatSgd } from '@portal/domain/money';
import { findSuffixProblem } from '@portal/domain/refunds/paynow-suffix';
import { formatDay, sgDay, toSgDay } from '@portal/domain/sg-time';
import { type FormEvent, useId, useState } from 'react';
import { type ApiError, write } from '../../lib/api/api.ts';
import { now } from '../../lib/clock.ts';
import { requestListKey } from '../../requests/request.query.ts';
import { Button, TextButton } from '../../ui/actions/button.tsx';
import { DecisionDialog } from '../../ui/dialogs/decision-dialog.tsx';
import { showToast } from '../../ui/dialogs/toast.ts';
import { ErrorSummary, type SummaryError } from '../../ui/fields/error-summary.tsx';
import { BigNumber } from '../../ui/surfaces/big-number.tsx';
import { Facts } from '../../ui/surfaces/facts.tsx';
import { IconTile } from '../../ui/surfaces/icon-tile.tsx';
import { useAction } from '../../ui/use-action.ts';
import { copy } from './copy.ts';
import { MethodChoice } from './method-choice.tsx';
import styles from './refund.module.css';
import { type RefundAccount, refundKey } from './refund.query.ts';
import {
  creditOf,
  type Draft,
  emptyDraft,
  formatCurrent,
  formatMethod,
  heldUntilOf,
  listOptions,
  pillOf,
} from './refund.rules.ts';
import { RefundPill } from './refund-pill.tsx';
import type { RefundResult } from './refund-result.tsx';

export type RefundSource = 'M' | 'W';

const ALERT_DELAY_MS = 1_250;

interface RefundFormProps {
  readonly account: RefundAccount;
  /** The method of a refund under way is changed. */
  readonly isEdit: boolean;
  readonly source: RefundSource;
  onResult(result: RefundResult): void;
  onCancel(): void;
}

/** Refusals that have words of their own; every other failure has the one of the specification. */
const ownWords = /^SK_(REFUND_100[3-7]|HOURS_1001|FEATURE_1001|LIMIT_1001)$/;
/** Refusals by facts that are no longer those that the page shows. */
const outOfDate = /^SK_(REFUND_100[3-7]|HOURS_1001|FEATURE_1001)$/;
const stayInForm = new Set(['SK_REFUND_1001', 'SK_INPUT_1001']);

export function RefundForm({ account, isEdit, source, onResult, onCancel }: RefundFormProps) {
  const id = useId();
  const ids = { suffix: `${id}-suffix`, transferTo: `${id}-transfer` };
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [attempt, setAttempt] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const amount = isEdit ? cents(account.amount) : creditOf(account);
  const heldUntil = draft.code === '03' ? heldUntilOf(account) : null;
  const problems = attempt === 0 ? { suffix: null, transferTo: null } : findProblems(draft);
  const { busy, failure, run, dismissFailure } = useAction<RefundChoice, RefundResult>({
    send: (choice, idempotencyKey) =>
      isEdit ? sendChange(choice, idempotencyKey) : sendNew(choice, idempotencyKey),
    invalidates: [refundKey, requestListKey, ['bills:refundHistory']],
    isOutOfDate: ({ code }) => outOfDate.test(code),
    onSuccess: announce,
    describeFailure: (error) => (stayInForm.has(error.code) ? error.message : null),
    onFailure: (error) => {
      setAsking(false);
      setAttempt((count) => count + 1);
      if (!stayInForm.has(error.code))
        onResult({ kind: 'unsuccessful', text: describe(error), keepsForm: !outOfDate.test(error.code) });
    },
    onDone: (result) => {
      setAsking(false);
      onResult(result);
    },
  });
  const errors: SummaryError[] = [
    { fieldId: ids.suffix, message: problems.suffix ?? '' },
    { fieldId: ids.transferTo, message: problems.transferTo ?? '' },
    { fieldId: null, message: failure ?? '' },
  ].filter(({ message }) => message !== '');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (draft.code === null) return;
    dismissFailure();
    const { suffix, transferTo } = findProblems(draft);
    setAttempt((count) => count + 1);
    if (suffix === null && transferTo === null) setAsking(true);
  }

  return (
    <form noValidate onSubmit={submit} className={`card ${styles.form}`}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {isEdit ? <CurrentMethod account={account} /> : <Credit account={account} />}
      <MethodChoice
        ids={ids}
        legend={isEdit && account.refundMethod !== '09' ? copy.whereInstead : copy.where}
        account={account}
        options={listOptions(account, toSgDay(now()), isEdit)}
        draft={draft}
        problems={problems}
        onDraft={setDraft}
      />
      <div className="button-row">
        <Button type="submit" busy={busy || draft.code === null}>
          {isEdit ? copy.submitChange : copy.submit}
        </Button>
        <TextButton onClick={onCancel}>{copy.cancel}</TextButton>
      </div>
      {isAsking && draft.code !== null && (
        <DecisionDialog
          title={copy.confirm.title}
          action={{
            label: copy.confirm.proceed,
            busy,
            onPress: () => void run(toChoice(draft, account, source)),
          }}
          closeLabel={copy.confirm.back}
          onClose={() => setAsking(false)}
        >
          <p>{copy.confirm.question}</p>
          <div className="above-14">
            <Facts
              facts={[
                { label: copy.confirm.amount, value: formatSgd(amount) },
                {
                  label: copy.confirm.from,
                  value: isEdit ? formatCurrent(account) : copy.account(account.accountNo),
                },
                { label: copy.confirm.to, value: formatMethod({ ...draft, code: draft.code }, account) },
                { label: copy.confirm.heldUntil, value: heldUntil && formatDay(heldUntil) },
              ]}
            />
          </div>
        </DecisionDialog>
      )}
    </form>
  );
}

function findProblems({ code, proxyType, suffix, transferTo }: Draft) {
  const problem = code === '08' && proxyType === 'UEN' ? findSuffixProblem(suffix) : null;
  return {
    suffix: problem === null ? null : copy.suffixProblems[problem],
    transferTo: code === '04' && transferTo === null ? copy.transferRequired : null,
  };
}

type RefundChoice = Input<'refund:create'>;

/** All keys are sent; the gateway takes the amount from the ledger (readings §12). */
const toChoice = (draft: Draft, account: RefundAccount, source: RefundSource): RefundChoice => ({
  accountNo: account.accountNo,
  refundAmount: creditOf(account),
  transferToAccount: draft.transferTo ?? '',
  source,
  refundMethod: draft.code ?? '09',
  bankId: draft.code === '03' ? account.bankId : null,
  identifier: draft.proxyType ?? '',
  suffix: draft.suffix,
});

async function sendNew(choice: RefundChoice, idempotencyKey: string): Promise<RefundResult> {
  const { refundCreated, requestId } = await write('refund:create', choice, { idempotencyKey });
  return refundCreated
    ? { kind: 'successful', text: copy.result.created, requestId }
    : { kind: 'unsuccessful', text: copy.result.notCreated };
}

async function sendChange(
  { refundAmount: _, ...choice }: RefundChoice,
  idempotencyKey: string,
): Promise<RefundResult> {
  const { returnCode, requestId } = await write('refund:update', choice, { idempotencyKey });
  return returnCode === '100'
    ? { kind: 'successful', text: copy.result.changed, requestId }
    : { kind: 'unsuccessful', text: textOfError(returnCode) };
}

/** The result says so at once; the alert comes also to a customer who has left it meanwhile (S2 §9). */
function announce({ kind, text }: RefundResult): void {
  if (kind === 'successful') setTimeout(() => showToast(text), ALERT_DELAY_MS);
}

const describe = ({ code, message }: ApiError): string =>
  ownWords.test(code) ? message : copy.result.failed;

function Credit({ account }: { readonly account: RefundAccount }) {
  return (
    <div className={styles.credit}>
      <div>
        <h2 className="overline">{copy.credit}</h2>
        <BigNumber amount={creditOf(account)} size="sum" />
      </div>
      <p className={styles.whose}>
        {copy.account(account.accountNo)}
        <br />
        {copy.allAtOnce}
      </p>
    </div>
  );
}

function CurrentMethod({ account }: { readonly account: RefundAccount }) {
  const { accountNo, amount, createDate } = account;
  return (
    <div className={styles.current}>
      <IconTile icon="card" />
      <p>
        <strong className="block">{copy.now(formatCurrent(account), cents(amount))}</strong>
        {createDate !== null && (
          <span className="small second">{copy.requestedOn(sgDay(createDate), accountNo)}</span>
        )}
      </p>
      <RefundPill word={pillOf(account)} />
    </div>
  );
}
