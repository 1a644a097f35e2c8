/** Change that the next reading is likely to make to an estimated bill. */
import { cents } from '@portal/domain/money';
import { sgMonth } from '@portal/domain/sg-time';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Facts } from '../../../ui/surfaces/facts.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { copy as usageCopy } from '../copy.ts';
import { copy } from './copy.ts';
import type { ForecastAnswer } from './forecast.query.ts';

interface TrueUpsProps extends Pick<ForecastAnswer, 'trueUps'> {
  /** Named where the home has several accounts of electricity. */
  readonly accountNo: string | null;
}

export function TrueUps({ trueUps, accountNo }: TrueUpsProps) {
  const [first] = trueUps;
  if (!first) return null;
  return (
    <Card title={copy.ofAccount(copy.trueUps.title, accountNo)} titleRole="heading">
      <p className="second above-6">{unbroken(copy.trueUps.lead(sgMonth(first.month)))}</p>
      <Facts
        facts={trueUps.map(({ utility, low, high }) => ({
          label: usageCopy.utilities[utility],
          value: unbroken(copy.trueUps.range(cents(low), cents(high))),
        }))}
      />
      <p className="small second above-8">{copy.trueUps.note}</p>
    </Card>
  );
}
