/** The meters with their boxes, the result of the last sending, and the one button for all readings. */
import { isUnusual } from '@portal/domain/meters/reading-outlook';
import { toSgDay } from '@portal/domain/sg-time';
import { unitOf } from '@portal/domain/utility-names';
import { Link } from '@tanstack/react-router';
import { useId, useMemo, useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DecisionDialog } from '../../../ui/dialogs/decision-dialog.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { useLeaveWarning } from '../../../wizard/use-leave-warning.ts';
import type { MeterItem } from '../meters.query.ts';
import type { MeterOutlook } from '../outlook.query.ts';
import { copy } from './copy.ts';
import { judgeForm, type ReadyReading, sortByWork, toMeterKey } from './entry.ts';
import { explainReading, type ReadingMeaning } from './meaning.ts';
import { MeterForm } from './meter-form.tsx';
import styles from './meter-readings.page.module.css';
import { SubmitResult } from './submit-result.tsx';
import { type ReadingSource, useSubmission } from './use-submission.ts';

interface ReadingFormsProps {
  readonly items: readonly MeterItem[];
  readonly outlooks: readonly MeterOutlook[] | undefined;
  readonly accountNos: readonly string[];
  readonly hasElectricity: boolean;
  readonly source: ReadingSource;
}

interface Unusual {
  readonly reading: ReadyReading;
  readonly meaning: ReadingMeaning;
}

export function ReadingForms({ items, outlooks, accountNos, hasElectricity, source }: ReadingFormsProps) {
  const submission = useSubmission(source);
  const [unusual, setUnusual] = useState<readonly Unusual[]>([]);
  const whyId = useId();
  const instant = now();
  const today = toSgDay(instant);
  const { digitsOf, failed } = submission;
  const { ready, begun, problem } = judgeForm(items, digitsOf, instant);
  // The order stands while somebody types: only an answer moves a card.
  const sorted = useMemo(() => sortByWork(items, now(), failed), [items, failed]);
  useLeaveWarning(begun > 0);
  const findOutlook = (item: MeterItem) => outlooks?.find((each) => toMeterKey(each) === toMeterKey(item));

  function submit(): void {
    const questions = ready.flatMap((reading): Unusual[] => {
      const meaning = explainReading(reading.item, findOutlook(reading.item), reading.milli, today);
      return meaning && isUnusual(meaning.verdict) ? [{ reading, meaning }] : [];
    });
    if (questions.length > 0) setUnusual(questions);
    else void submission.send(ready);
  }

  return (
    <>
      <SubmitResult messages={submission.messages} />
      <div className={styles.meters}>
        {sorted.map((item) => (
          <MeterForm
            key={toMeterKey(item)}
            item={item}
            outlook={findOutlook(item)}
            hasAccountNo={accountNos.length > 1}
            now={instant}
            digits={digitsOf(item)}
            isReopened={submission.isReopened(item)}
            onDigits={(digits) => submission.type(item, digits)}
            onReopen={() => submission.reopen(item)}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <p id={whyId} className={styles.why} role="status">
          {problem && (
            <>
              <Icon name="info" size={20} />
              {copy.why(problem)}
            </>
          )}
        </p>
        <div className={styles.actions}>
          {hasElectricity && (
            <Link to="/meter-readings/history" className="text-link">
              {copy.history}
            </Link>
          )}
          <Button busy={problem !== null || submission.busy} aria-describedby={whyId} onClick={submit}>
            {copy.submit(begun)}
          </Button>
        </div>
      </div>
      {unusual.length > 0 && problem === null && (
        <DecisionDialog
          title={copy.unusual.title(unusual.length)}
          action={{
            label: copy.submit(ready.length),
            onPress() {
              setUnusual([]);
              void submission.send(ready);
            },
          }}
          closeLabel={copy.unusual.check}
          onClose={() => setUnusual([])}
        >
          {unusual.map(({ reading: { item }, meaning }) => (
            <p key={toMeterKey(item)}>
              {copy.unusual.row(item, meaning)}{' '}
              {meaning.usual !== null && copy.unusual.usual(meaning.usual, unitOf[item.utilityType])}
            </p>
          ))}
        </DecisionDialog>
      )}
      {submission.failure && (
        <DecisionDialog
          title={submission.failure.title ?? copy.error}
          action={null}
          closeLabel={copy.close}
          onClose={submission.dismissFailure}
        >
          <p>{submission.failure.text}</p>
        </DecisionDialog>
      )}
    </>
  );
}
