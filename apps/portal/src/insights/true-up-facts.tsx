/** Change that the next reading is likely to make to an estimated bill, by utility; or how many readings it lacks. */
import { cents } from '@portal/domain/money';
import { type Utility, utilities } from '@portal/domain/utility-names';
import { type Fact, Facts } from '../ui/surfaces/facts.tsx';
import { unbroken } from '../ui/text/unbroken.tsx';
import { copy } from './copy.ts';
import type { ForecastAnswer } from './forecast.query.ts';

type TrueUps = Pick<ForecastAnswer, 'trueUps' | 'trueUpsNotKnown'>;

/** The month of the bill that waits for a reading; null: none does. */
export const findWaitingMonth = ({ trueUps, trueUpsNotKnown }: TrueUps): string | null =>
  [...trueUps, ...trueUpsNotKnown][0]?.month ?? null;

interface TrueUpFactsProps {
  readonly answer: TrueUps;
  readonly names: Readonly<Record<Utility, string>>;
}

export function TrueUpFacts({ answer: { trueUps, trueUpsNotKnown }, names }: TrueUpFactsProps) {
  const facts = utilities.flatMap((utility): Fact[] => {
    const known = trueUps.find((each) => each.utility === utility);
    const unknown = trueUpsNotKnown.find((each) => each.utility === utility);
    const value = known
      ? copy.trueUp.range(cents(known.low), cents(known.high))
      : unknown && copy.trueUp.fewReadings(unknown.readings, unknown.needed);
    return value ? [{ label: names[utility], value: unbroken(value) }] : [];
  });
  return (
    <>
      <Facts facts={facts} />
      {trueUps.length > 0 && <p className="small second above-8">{copy.trueUp.note}</p>}
    </>
  );
}
