/** The two switches of the map: which days, and kWh or dollars. */
import { type DayChoice, dayChoices } from '@portal/domain/insights/heat-map';
import { copy as usage } from '../copy.ts';
import { copy } from './copy.ts';

interface DaySwitchProps {
  readonly choice: DayChoice;
  onChoose(choice: DayChoice): void;
}

export function DaySwitch({ choice, onChoose }: DaySwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fields of a form
    <div className="segments" role="group" aria-label={copy.dayChoice}>
      {dayChoices.map((each) => (
        <button
          key={each}
          type="button"
          className="segment unbroken"
          aria-pressed={each === choice}
          onClick={() => onChoose(each)}
        >
          {copy.days[each]}
        </button>
      ))}
    </div>
  );
}

interface UnitSwitchProps {
  readonly isMoney: boolean;
  onMoney(isMoney: boolean): void;
}

export function UnitSwitch({ isMoney, onMoney }: UnitSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fields of a form
    <div className="segments" role="group" aria-label={usage.unitChoice}>
      {[false, true].map((each) => (
        <button
          key={String(each)}
          type="button"
          className="segment unbroken"
          aria-pressed={each === isMoney}
          onClick={() => onMoney(each)}
        >
          {each ? usage.dollars : copy.kwh}
        </button>
      ))}
    </div>
  );
}
