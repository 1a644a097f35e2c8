import { THEME_KEY } from '@portal/look/theme';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copy } from './copy.ts';
import { ThemeChoice } from './theme-choice.tsx';

const press = (choice: keyof typeof copy.themes) =>
  fireEvent.click(screen.getByRole('button', { name: copy.themes[choice] }));
const shownTheme = () => document.documentElement.dataset.theme;

beforeEach(() => render(<ThemeChoice />));
afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it('draws the page in the chosen theme at once', () => {
  press('dark');
  expect(shownTheme()).toBe('dark');
  press('light');
  expect(shownTheme()).toBe('light');
});

it('keeps the choice for the next page', () => {
  press('dark');
  cleanup();
  render(<ThemeChoice />);
  expect(screen.getByRole('button', { name: copy.themes.dark, pressed: true })).toBeTruthy();
});

it('goes back to the theme of the device', () => {
  press('dark');
  press('system');
  expect(shownTheme()).toBeUndefined();
  expect(Object.keys(localStorage).filter((key) => key.includes(THEME_KEY))).toEqual([]);
});
