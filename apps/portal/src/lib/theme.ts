/** The person's choice of theme; /look/theme.js applies it before the first paint. */
import { THEME_KEY, type ThemeChoice } from '@portal/look/theme';
import { forget, keep, readStored } from './storage.ts';

export function chosenTheme(): ThemeChoice {
  const choice = readStored('local', THEME_KEY);
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') {
    forget('local', THEME_KEY);
    delete document.documentElement.dataset.theme;
  } else {
    keep('local', THEME_KEY, choice);
    document.documentElement.dataset.theme = choice;
  }
}
