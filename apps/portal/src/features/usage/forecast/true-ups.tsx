/** Change that the next reading is likely to make to an estimated bill. */
import { sgMonth } from '@portal/domain/sg-time';
import type { ForecastAnswer } from '../../../insights/forecast.query.ts';
import { findWaitingMonth, TrueUpFacts } from '../../../insights/true-up-facts.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { copy as usageCopy } from '../copy.ts';
import { copy } from './copy.ts';

interface TrueUpsProps {
  readonly answer: ForecastAnswer;
  /** Named where the home has several accounts of electricity. */
  readonly accountNo: string | null;
}

export function TrueUps({ answer, accountNo }: TrueUpsProps) {
  const month = findWaitingMonth(answer);
  if (month === null) return null;
  return (
    <Card title={copy.ofAccount(copy.trueUps.title, accountNo)} titleRole="heading">
      <p className="second above-6">{unbroken(copy.trueUps.lead(sgMonth(month)))}</p>
      <TrueUpFacts answer={answer} names={usageCopy.utilities} />
    </Card>
  );
}
