/** System, light or dark: kept in this browser, followed by the portal's and the provider's pages. */
import type { ThemeChoice as Choice } from '@portal/look/theme';
import { useState } from 'react';
import { applyTheme, chosenTheme } from '../../lib/theme.ts';
import { copy } from './copy.ts';
import styles from './theme-choice.module.css';

const choices: readonly Choice[] = ['system', 'light', 'dark'];

export function ThemeChoice() {
  const [chosen, setChosen] = useState(chosenTheme);
  return (
    <fieldset className={styles.choice}>
      <legend>{copy.appearance}</legend>
      <div className="segments">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className="segment"
            aria-pressed={choice === chosen}
            onClick={() => {
              applyTheme(choice);
              setChosen(choice);
            }}
          >
            {copy.themes[choice]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
