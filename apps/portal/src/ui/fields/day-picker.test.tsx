import { type SgDay, sgDay } from '@portal/domain/sg-time';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DayPicker } from './day-picker.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface PickerProps {
  readonly from?: string;
  readonly to?: string;
  readonly start?: string;
}

function Picker({ from = '2026-11-21', to = '2027-11-20', start = '' }: PickerProps) {
  const [chosen, setChosen] = useState<SgDay | ''>(start === '' ? '' : sgDay(start));
  return (
    <form>
      <DayPicker
        id="day"
        legend="Last day"
        hint="Within one year"
        from={sgDay(from)}
        to={sgDay(to)}
        chosen={chosen}
        onChoose={setChosen}
      />
      <output>{chosen}</output>
    </form>
  );
}

const day = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const chosen = () => screen.getByRole('status').textContent;
const months = () => screen.queryAllByText(/^[A-Z][a-z]+ 20\d\d$/).map(({ textContent }) => textContent);
const onPhone = () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(real(query), 'matches', { value: true }),
  );
};

describe('a window of a year', () => {
  it('shows one month at a time, and turns from the first one to the last one', () => {
    render(<Picker />);
    expect(months()).toEqual(['November 2026']);
    const previous = screen.getByRole('button', { name: 'Previous month' });
    const next = screen.getByRole('button', { name: 'Next month' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(previous);
    expect(months()).toEqual(['November 2026']);
    for (let turn = 0; turn < 14; turn += 1) fireEvent.click(next);
    expect(months()).toEqual(['November 2027']);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('radio', { name: /21 Nov 2027/ })).toBeNull();
    fireEvent.click(day('Saturday 20 Nov 2027'));
    expect(chosen()).toBe('2027-11-20');
  });

  it('moves by keys over the end of a month, and stays inside the window', () => {
    render(<Picker start="2026-11-30" />);
    day('Monday 30 Nov 2026').focus();
    press('ArrowRight');
    expect([chosen(), ...months()]).toEqual(['2026-12-01', 'December 2026']);
    expect(document.activeElement).toBe(day('Tuesday 01 Dec 2026'));
    press('ArrowUp');
    expect(chosen()).toBe('2026-11-24');
    press('PageDown');
    expect(chosen()).toBe('2026-12-24');
    press('PageUp');
    press('PageUp');
    expect(chosen()).toBe('2026-11-21');
    press('ArrowLeft');
    press('ArrowUp');
    expect(chosen()).toBe('2026-11-21');
    expect(document.activeElement).toBe(day('Saturday 21 Nov 2026'));
  });

  it('has a day for the summary of errors to lead to, whichever month is shown', () => {
    render(<Picker />);
    expect(document.getElementById('day')).toBe(day('Saturday 21 Nov 2026'));
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(document.getElementById('day')).toBe(day('Tuesday 01 Dec 2026'));
  });

  it('offers the same days as a list, which keeps the choice and takes it back', () => {
    render(<Picker start="2026-12-24" />);
    fireEvent.click(screen.getByRole('button', { name: 'Choose from a list' }));
    expect(screen.queryByRole('radio')).toBeNull();
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Day' });
    expect(list.id).toBe('day');
    expect(within(list).getAllByRole('option')).toHaveLength(366);
    expect(list.selectedOptions[0]?.textContent).toBe('Thursday 24 Dec 2026');
    fireEvent.change(list, { target: { value: '' } });
    expect(chosen()).toBe('');
    fireEvent.change(list, { target: { value: '2027-03-01' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show the calendar' }));
    expect(months()).toEqual(['March 2027']);
    expect(day('Monday 01 Mar 2027').checked).toBe(true);
  });
});

describe('a window of two months', () => {
  it('stands side by side on a wide screen, without turning', () => {
    render(<Picker to="2026-12-20" />);
    expect(months()).toEqual(['November 2026', 'December 2026']);
    expect(screen.queryByRole('button', { name: 'Next month' })).toBeNull();
  });

  it('is one month on a phone: that of the chosen day, with the other one a press away', () => {
    onPhone();
    render(<Picker to="2026-12-20" start="2026-12-07" />);
    expect(months()).toEqual(['December 2026']);
    expect(screen.queryByText('Earliest')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(months()).toEqual(['November 2026']);
    expect(screen.getByText('Earliest')).toBeTruthy();
  });
});
