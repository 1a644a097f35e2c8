/** Monthly, daily or hourly. Levels that a utility does not have stay in sight, with the reason below. */
import { copy } from '../copy.ts';
import { type Level, levels } from '../view/usage-view.ts';

interface LevelSwitchProps {
  readonly chosen: Level;
  /** Only monthly can be chosen: why. null: all can. */
  readonly reasonId: string | null;
  readonly onChoose: ((level: Level) => void) | null;
}

export function LevelSwitch({ chosen, reasonId, onChoose }: LevelSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fields of a form
    <div className="segments" role="group" aria-label={copy.levelChoice}>
      {levels.map((level) => {
        const isOff = onChoose === null || (reasonId !== null && level !== 'monthly');
        return (
          <button
            key={level}
            type="button"
            className="segment"
            aria-pressed={level === chosen}
            aria-disabled={isOff || undefined}
            aria-describedby={isOff && reasonId !== null ? reasonId : undefined}
            onClick={() => {
              if (!isOff && level !== chosen) onChoose?.(level);
            }}
          >
            {copy.levels[level]}
          </button>
        );
      })}
    </div>
  );
}
