/** The form of a payment arrangement: account, amount, plan, declaration, and the pop-up that asks before it is sent. */
import type { Input } from '@portal/contract';
import { plainAmount } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, write } from '../../lib/api/api.ts';
import type { SourceLabel } from '../../lib/source-label.ts';
import { requestListKey } from '../../requests/request.query.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { DecisionDialog } from '../../ui/dialogs/decision-dialog.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { ErrorSummary, type SummaryError } from '../../ui/fields/error-summary.tsx';
import { FieldFrame, inputProps } from '../../ui/fields/field-frame.tsx';
import { Facts } from '../../ui/surfaces/facts.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { useAction } from '../../ui/use-action.ts';
import { AccountChoice } from './account-choice.tsx';
import styles from './arrangement.module.css';
import { arrangementKey } from './arrangement.query.ts';
import { type Arrangeable, judgePayment, listShortcuts, makePlan } from './arrangement.rules.ts';
import { copy } from './copy.ts';
import { OverdueHead } from './overdue-head.tsx';
import { PlanCard } from './plan.tsx';

type Plan = NonNullable<ReturnType<typeof makePlan>>;

export interface SentArrangement {
  readonly requestId: string;
  readonly account: Arrangeable;
  readonly plan: Plan;
}

interface ArrangementFormProps {
  readonly accounts: readonly [Arrangeable, ...Arrangeable[]];
  readonly source: SourceLabel;
  onSent(sent: SentArrangement): void;
}

export function ArrangementForm({ accounts, source, onSent }: ArrangementFormProps) {
  const id = useId();
  const [accountNo, setAccountNo] = useState(accounts[0].accountNo);
  const [typed, setTyped] = useState('');
  const [isDeclared, setDeclared] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly typed: string; readonly message: string } | null>(null);
  const account = accounts.find((each) => each.accountNo === accountNo) ?? accounts[0];
  const judged = judgePayment(typed, account);
  const plan = 'amount' in judged ? makePlan(judged.amount, account) : null;
  const { busy, failure, run, dismissFailure } = useAction<Input<'paymentArrangement:create'>, string>({
    send: async (input, idempotencyKey) => {
      const [answer] = await write('paymentArrangement:create', input, { idempotencyKey });
      if (answer?.statusCode !== 'SUCCESS') throw new ApiError('SK_PA_1003');
      return answer.requestId;
    },
    invalidates: [arrangementKey, requestListKey, ['user:getAccounts']],
    isOutOfDate: ({ code }) => code === 'SK_PA_1003',
    describeFailure: ({ details }) => (details.length > 0 ? null : copy.failed),
    onFailure: ({ details: [refused] }) => {
      setAsking(false);
      setAttempt((count) => count + 1);
      if (refused) setRefusal({ typed, message: refused.message });
    },
    onDone: (requestId) => {
      setAsking(false);
      if (plan) onSent({ requestId, account, plan });
    },
  });
  const toInput = ({ partial }: Plan) => ({
    accountNo: account.accountNo,
    paymentAmount: partial.amount,
    source,
  });
  const amountId = `${id}-amount`;
  const declarationId = `${id}-declaration`;
  const refused = refusal?.typed === typed ? refusal.message : null;
  const amountError = attempt === 0 ? null : 'problem' in judged ? judged.problem : refused;
  const declarationError = attempt > 0 && !isDeclared ? copy.declarationMissing : null;
  const errors: SummaryError[] = [
    { fieldId: amountId, message: amountError ?? '' },
    { fieldId: declarationId, message: declarationError ?? '' },
    { fieldId: null, message: failure ?? '' },
  ].filter(({ message }) => message !== '');

  function submit(event: FormEvent): void {
    event.preventDefault();
    dismissFailure();
    setRefusal(null);
    if (plan !== null && isDeclared) setAsking(true);
    else setAttempt((count) => count + 1);
  }

  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {accounts.length > 1 && <AccountChoice accounts={accounts} chosen={account} onChoose={setAccountNo} />}
      <div className={styles.columns}>
        <div className={`card ${styles.form}`}>
          <OverdueHead key={account.accountNo} account={account} />
          <div className={styles.part}>
            <FieldFrame
              id={amountId}
              label={copy.partial}
              hint={copy.range(account.minimum, account.overdue)}
              error={amountError ?? undefined}
            >
              <div className={styles.entry}>
                <div className="input-frame">
                  <span className="input-start" aria-hidden="true">
                    {copy.currency}
                  </span>
                  <input
                    {...inputProps(amountId, styles.amount, copy.partial, amountError ?? undefined)}
                    value={typed}
                    inputMode="decimal"
                    autoComplete="off"
                    onChange={({ target }) => setTyped(target.value)}
                  />
                </div>
                <fieldset className={styles.shortcuts}>
                  <legend className="hidden-visually">{copy.shortcuts}</legend>
                  {listShortcuts(account).map(({ amount, isHalf }) => (
                    <Button
                      key={amount}
                      kind="second"
                      className={styles.shortcut}
                      onClick={() => setTyped(plainAmount(amount))}
                    >
                      {isHalf ? copy.half : copy.amount(amount)}
                    </Button>
                  ))}
                </fieldset>
              </div>
            </FieldFrame>
          </div>
          {plan && plan.instalments.length > 0 && (
            <div className={styles.part}>
              <h3 className="strong">{copy.rest}</h3>
              <ol className={styles.instalments}>
                {plan.instalments.map(({ amount, month, dueOn }, index) => (
                  <li key={month}>
                    <span className="second">{copy.instalment(index, plan.instalments.length)}</span>
                    <span>{copy.withBill(month)}</span>
                    <span className="second">{unbroken(copy.due(dueOn))}</span>
                    <strong>{copy.amount(amount)}</strong>
                  </li>
                ))}
              </ol>
            </div>
          )}
          <div className={styles.part}>
            <Checkbox
              id={declarationId}
              label={copy.declaration}
              checked={isDeclared}
              error={declarationError ?? undefined}
              onChange={({ target }) => setDeclared(target.checked)}
            />
          </div>
          <div className={`button-row ${styles.actions}`}>
            <Button type="submit" busy={busy}>
              {copy.submit}
            </Button>
            <FeatureLink feature="services" className="text-link">
              {copy.cancel}
            </FeatureLink>
          </div>
        </div>
        <PlanCard plan={plan} overdue={account.overdue} />
      </div>
      {isAsking && plan && (
        <DecisionDialog
          title={copy.confirm.title}
          action={{ label: copy.confirm.proceed, busy, onPress: () => void run(toInput(plan)) }}
          closeLabel={copy.confirm.back}
          onClose={() => setAsking(false)}
        >
          <p>{copy.confirm.question}</p>
          <div className={styles.facts}>
            <Facts
              facts={[
                {
                  label: copy.confirm.now(sgDay(plan.partial.dueOn)),
                  value: `${copy.currency}${copy.amount(plan.partial.amount)}`,
                },
                ...plan.instalments.map(({ amount, month, dueOn }) => ({
                  label: copy.confirm.instalment(dueOn, month),
                  value: `${copy.currency}${copy.amount(amount)}`,
                })),
              ]}
            />
          </div>
        </DecisionDialog>
      )}
    </form>
  );
}
