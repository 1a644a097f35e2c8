/**
 * Manage Preference, open in its row: change the bank, or terminate after a question. An eGIRO is ended at the bank, a
 * paper GIRO here; one that cannot be ended now says why (S2 §4 §6, readings §13).
 */
import { judgeGiroEnding, mayManageGiro } from '@portal/domain/giro/giro-actions';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { now } from '../../lib/clock.ts';
import { Button, TextButton } from '../../ui/actions/button.tsx';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { useHeadingAfterClose } from '../../ui/navigation/focus-heading.ts';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { copy as words } from './copy.ts';
import { DeductionList } from './deduction-list.tsx';
import styles from './giro.module.css';
import { type GiroRecord, type PaperSource, startTermination } from './giro.query.ts';
import type { GiroAccount } from './giro.rules.ts';
import {
  BankLink,
  describeEnding,
  describeEndingFailure,
  EndingQuestion,
  usePaperEnding,
} from './paper-ending.tsx';
import { useGiroPaths } from './paths.ts';
import { useAtBank } from './use-at-bank.ts';

const copy = words.manage;

interface ManageGiroProps {
  readonly account: GiroAccount;
  readonly record: GiroRecord;
  readonly source: PaperSource;
  onClose(): void;
}

export function ManageGiro({ account, record, source, onClose }: ManageGiroProps) {
  const name = useId();
  const navigate = useNavigate();
  const paths = useGiroPaths();
  const [choice, setChoice] = useState<'change' | 'terminate'>('change');
  const [isAsking, setAsking] = useState(false);
  const { accountNo, system } = account;
  const ending = judgeGiroEnding(
    { status: record.status, type: record.type, system, paymentOrder: record.payment_order },
    now(),
  );
  const stopAsking = () => setAsking(false);
  const atBank = useAtBank<void>({
    property: 'termination',
    leaveFor: null,
    send: (_, key) => startTermination({ id: record.id, accountNo, returnTo: paths.returnTo }, key),
    describeFailure: describeEndingFailure,
    onFailure: stopAsking,
  });
  const onPaper = usePaperEnding(accountNo, source, stopAsking);
  // By its kind, which stays: how it can be ended may change while the question stands open.
  const isAtBank = record.type === 'EGIRO';
  const { busy, failure, run, dismissFailure } = isAtBank ? atBank : onPaper;
  // Ended, or about to, elsewhere. An answer that is awaited is still heard, and the words of a failure stay.
  const isOver = !mayManageGiro(record) && !busy;
  const isToClose = isOver && failure === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is over
  useEffect(() => {
    if (isToClose) onClose();
  }, [isToClose]);
  useHeadingAfterClose();
  const mayTerminate = ending === 'bank' || ending === 'portal';

  function goOn(event: FormEvent): void {
    event.preventDefault();
    dismissFailure();
    if (choice === 'change') void navigate({ to: paths.setup, state: { giroAccount: accountNo } });
    else if (mayTerminate) setAsking(true);
  }

  if (isOver)
    return (
      failure && (
        <div className={styles.manage}>
          <Notice isError>{failure}</Notice>
          <TextButton onClick={onClose}>{copy.close}</TextButton>
        </div>
      )
    );
  return (
    <form noValidate onSubmit={goOn} className={styles.manage}>
      {failure && <Notice isError>{failure}</Notice>}
      <fieldset className={styles.choices}>
        <legend className="hidden-visually">{copy.legend(accountNo)}</legend>
        <ChoiceCard
          name={name}
          title={copy.change}
          text={copy.changeText}
          isChosen={choice === 'change'}
          onChoose={() => setChoice('change')}
        />
        <ChoiceCard
          name={name}
          title={copy.terminate}
          text={describeEnding(ending)}
          isDisabled={!mayTerminate}
          isChosen={choice === 'terminate'}
          onChoose={() => setChoice('terminate')}
        />
      </fieldset>
      {ending === 'ask-bank' && <BankLink name={record.bank_name} address={record.bank_home_page} />}
      <div className="button-row">
        <Button type="submit" small busy={busy}>
          {copy.continue}
        </Button>
        <TextButton onClick={onClose}>{copy.close}</TextButton>
      </div>
      <DeductionList accountNo={accountNo} />
      {isAsking && (
        <EndingQuestion
          facts={[
            { label: copy.account, value: accountNo },
            { label: copy.bank, value: words.ending(record.bank_name, record.bank_account_number_last_four) },
            { label: copy.type, value: words.typeOf(record.type) },
          ]}
          note={isAtBank ? copy.atBank : copy.onPaper}
          busy={busy}
          onProceed={() => void run()}
          onClose={stopAsking}
        />
      )}
    </form>
  );
}
