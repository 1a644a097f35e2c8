import { cents } from '@portal/domain/money';
import { sgMonth } from '@portal/domain/sg-time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './bill-insights.states.tsx';
import { copy } from './copy.ts';

const patient = { timeout: 20_000 };
const findInk = () => screen.findByRole('region', { name: 'ELECTRICITY, NOVEMBER 2026' }, patient);
const readFigures = () =>
  within(screen.getByRole('region', { name: 'Figures of the month' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ parentElement }) =>
      [...(parentElement?.children ?? [])].map(({ textContent }) => textContent?.trim()),
    );

afterEach(leaveState);

describe('the insights of a bill', () => {
  it('the ink card says what the electricity came to and which step did most of the change', async () => {
    renderState(states.ready);
    const ink = within(await findInk());
    expect(ink.getByText('109 dollars 70 cents')).toBeTruthy();
    expect(ink.getByText('S$7.39 less than October.').parentElement?.textContent).toBe(
      'S$7.39 less than October. A lower tariff did most of it.',
    );
    expect(ink.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Used 7 kWh less−2.282 dollars 28 cents less',
      'Lower tariff−5.115 dollars 11 cents less',
    ]);
  });

  it('four figures stand in the order of the specification, differences with their sign', async () => {
    renderState(states.ready);
    await findInk();
    expect(readFigures()).toEqual([
      ['Consumption', '352 kWh', '19 Oct to 17 Nov, 30\u00a0days'],
      ['Tariff', '31.16 c/kWh', 'with 9% GST'],
      ['Difference in consumption', '−7 kWh', '2% less than October, S$2.28 less'],
      ['Difference in tariff', '−1.46 c/kWh', '32.62 in October, S$5.11 less'],
    ]);
  });

  it('a first month has no differences and no split', async () => {
    renderState(states.first);
    const ink = within(await findInk());
    expect(ink.getByText('There is no earlier month to compare with.')).toBeTruthy();
    expect(ink.queryByRole('list')).toBeNull();
    expect(readFigures().slice(2)).toEqual([
      ['Difference in consumption', '–', 'No earlier month'],
      ['Difference in tariff', '–', 'No earlier month'],
    ]);
  });

  it('more days are a step of their own, and use is then told a day', async () => {
    renderState(states.moreDays);
    const steps = within(await findInk()).getAllByRole('listitem');
    expect(steps.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      '3 more days',
      'Used more a day',
      'Lower tariff',
    ]);
    expect(screen.getByText(/More days came to more than a lower tariff/)).toBeTruthy();
    expect(readFigures()[2]).toEqual([
      'Difference in consumption',
      '+62 kWh',
      '21% more than October, S$20.22 more',
    ]);
  });

  it('bills that do not add up show the amounts without a split', async () => {
    renderState(states.notSplit);
    const ink = within(await findInk());
    expect(ink.getByText(/What made the difference cannot be told/)).toBeTruthy();
    expect(readFigures()[2]?.[2]).toBe('2% less than October');
  });

  it('weather shows only the fields that came, and none at all has no card', async () => {
    renderState(states.ready);
    await findInk();
    const card = within(screen.getByRole('region', { name: 'WEATHER, NOVEMBER 2026' }));
    expect(card.getByText('0.6° cooler than October')).toBeTruthy();
    expect(card.getByText('2 Nov, 33.1°C')).toBeTruthy();
    expect(card.getByText('19 of 30')).toBeTruthy();
    leaveState();
    renderState(states.someWeather);
    await findInk();
    const some = within(screen.getByRole('region', { name: 'WEATHER, NOVEMBER 2026' }));
    expect(some.queryByText('Hottest day')).toBeNull();
    expect(some.getByText('19 of 30')).toBeTruthy();
    leaveState();
    renderState(states.noWeather);
    await findInk();
    expect(screen.queryByRole('region', { name: /WEATHER/ })).toBeNull();
    expect(screen.getByRole('region', { name: 'Your use by month' })).toBeTruthy();
    expect(screen.getByText('No temperatures are known for these months.')).toBeTruthy();
  });

  it('cooler months, smaller bills stands only where the gateway has found it', async () => {
    renderState(states.ready);
    await findInk();
    expect(screen.getByRole('heading', { name: 'Cooler months, smaller bills' })).toBeTruthy();
    leaveState();
    renderState(states.standby);
    await findInk();
    expect(screen.getByRole('heading', { name: 'Use and temperature' })).toBeTruthy();
  });

  it('the table has the numbers of the chart, with what is estimated, and sorts by any column', async () => {
    renderState(states.ready);
    await findInk();
    const open = screen.getByRole('button', { name: 'View as table' });
    expect(open.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(open);
    const readRows = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(readRows().slice(0, 2)).toEqual([
      ['Nov 2026', '352', '27.4', 'Actual'],
      ['Oct 2026', '359', '28.0', 'Estimated'],
    ]);
    expect(readRows()).toHaveLength(12);
    fireEvent.click(screen.getByRole('button', { name: 'kWh' }));
    expect(readRows()[0]).toEqual(['May 2026', '428', '28.9', 'Actual']);
    fireEvent.click(screen.getByRole('button', { name: 'kWh' }));
    expect(readRows()[0]?.[0]).toBe('Jan 2026');
  });

  it('the chart is read out month by month with the arrow keys', async () => {
    renderState(states.ready);
    await findInk();
    const chart = screen.getByRole('application', { name: 'Cooler months, smaller bills' });
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(screen.getByText('November 2026, 352 kilowatt hours, 27.4 degrees')).toBeTruthy();
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(screen.getByText('October 2026, 359 kilowatt hours, estimated, 28.0 degrees')).toBeTruthy();
  });

  it('the next step names what it saves, and the bill is one press away', async () => {
    renderState(states.ready);
    await findInk();
    const card = within(screen.getByRole('region', { name: 'Next step' }));
    expect(card.getByText(/about 26.kWh, S\$8 a month/)).toBeTruthy();
    expect(card.getByRole('link', { name: 'Conservation Tips' }).getAttribute('href')).toBe(
      '/home-energy-audit/tips?tabId=results-tips.air-conditioner',
    );
    expect(card.getByRole('link', { name: 'November 2026 bill' }).getAttribute('href')).toBe(
      '/bills/B2611-100101',
    );
    leaveState();
    renderState(states.estimated);
    await findInk();
    // Whether readings are taken just now is known to the bill alone.
    const next = within(screen.getByRole('region', { name: 'Next step' }));
    expect(next.getByText(/the bill says whether you can send one/)).toBeTruthy();
    expect(next.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['November 2026 bill']);
    expect(readFigures()[0]?.[2]).toBe('Estimated, 19 Oct to 17 Nov, 30\u00a0days');
  });
});

describe('the month that is shown', () => {
  const listMonths = () =>
    within(screen.getByRole('group', { name: 'Months' }))
      .getAllByRole('button')
      .slice(1, -1)
      .map(({ textContent }) => textContent);

  it('the latest month shows first, among the newest six, and arrows lead to the six before', async () => {
    renderState(states.ready);
    await findInk();
    expect(listMonths()).toEqual(['Jun 2026', 'Jul 2026', 'Aug 2026', 'Sep 2026', 'Oct 2026', 'Nov 2026']);
    expect(screen.getByRole('button', { name: 'Nov 2026' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Later months' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Earlier months' }));
    expect(listMonths()).toEqual(['Dec 2025', 'Jan 2026', 'Feb 2026', 'Mar 2026', 'Apr 2026', 'May 2026']);
    expect(screen.getByText('12 months available')).toBeTruthy();
  });

  it('a month that was chosen from the list is among the six', async () => {
    renderState(states.earlierMonth);
    await screen.findByRole('region', { name: 'ELECTRICITY, MARCH 2026' }, patient);
    fireEvent.change(screen.getByRole('combobox', { name: 'Month' }), { target: { value: '2026-10' } });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Oct 2026' }).getAttribute('aria-pressed')).toBe('true'),
    );
  });

  it('the month of the address shows, and another one by a press or from the list', async () => {
    const { calls } = renderState(states.earlierMonth);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mar 2026' })).toBeTruthy(), patient);
    expect(listMonths()).toContain('Dec 2025');
    await screen.findByRole('region', { name: 'ELECTRICITY, MARCH 2026' }, patient);
    fireEvent.change(screen.getByRole('combobox', { name: 'Month' }), { target: { value: '2026-04' } });
    expect(screen.getByRole('region', { name: 'ELECTRICITY, MARCH 2026' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'ELECTRICITY, APRIL 2026' }, patient)).toBeTruthy();
    await waitFor(
      () =>
        expect(
          calls
            .filter(({ name }) => name === 'consumption:monthDetail')
            .map(({ input }) => (input as { consumptionMonth: string }).consumptionMonth),
        ).toEqual(['2026-03', '2026-04']),
      patient,
    );
  });

  it('a month without data says so and leads to the latest one', async () => {
    renderState(states.noData);
    expect(await screen.findByText('No data for this month', {}, patient)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'November 2026' }));
    expect(await findInk()).toBeTruthy();
  });

  it('a month that turns out to be empty says the same', async () => {
    renderState(states.emptyMonth);
    expect(await screen.findByText('No data for this month', {}, patient)).toBeTruthy();
  });
});

describe('a page without insights', () => {
  it('a premises that has none is told so, and another one is offered', async () => {
    const { calls } = renderState(states.notForPremises);
    expect(
      await screen.findByText('Bill insight is not available for this premises.', {}, patient),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose another premises' })).toBeTruthy();
    expect(calls.some(({ name }) => name === 'consumption:monthDetail')).toBe(false);
  });

  it.each([states.failed, states.monthFailed])(
    'a failure says that an error occured, with another try',
    async (state) => {
      renderState(state);
      expect(await screen.findByText('An error occured', {}, patient)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    },
  );
});

describe('the words about a change', () => {
  const verdict = (...steps: readonly (readonly ['days' | 'usage' | 'price', number])[]) =>
    copy.ink.verdict(
      steps.map(([cause, amount]) => ({ cause, amount })),
      cents(steps.reduce((sum, [, amount]) => sum + amount, 0)),
    );

  it.each([
    ['A lower tariff did all of it.', [['price', -300]]],
    [
      'More use did most of it.',
      [
        ['usage', 300],
        ['price', 100],
      ],
    ],
    [
      'More use came to more than a lower tariff.',
      [
        ['usage', 300],
        ['price', -100],
      ],
    ],
    [
      'More use a day and a higher tariff together came to more than fewer days.',
      [
        ['days', -1189],
        ['usage', 713],
        ['price', 593],
      ],
    ],
    [
      'More use a day came to more than fewer days.',
      [
        ['days', -700],
        ['usage', 713],
        ['price', 593],
      ],
    ],
    [
      'More use a day came to more than fewer days and a lower tariff.',
      [
        ['days', -300],
        ['usage', 700],
        ['price', -300],
      ],
    ],
    [
      'More days did the largest part of it.',
      [
        ['days', 370],
        ['usage', 330],
        ['price', 300],
      ],
    ],
    [
      'More use a day and a higher tariff did most of it.',
      [
        ['days', 200],
        ['usage', 400],
        ['price', 400],
      ],
    ],
    [
      'More days and more use a day and a higher tariff did a third of it each.',
      [
        ['days', 300],
        ['usage', 300],
        ['price', 300],
      ],
    ],
    [
      'More use and a higher tariff did half of it each.',
      [
        ['usage', 300],
        ['price', 300],
      ],
    ],
    [
      '',
      [
        ['usage', 300],
        ['price', -300],
      ],
    ],
  ] as const)('the sentence is "%s"', (words, steps) => {
    expect(verdict(...steps)).toBe(words);
  });

  it('a difference that rounds to nothing is under 1%, and none at all the same', () => {
    const october = sgMonth('2026-10');
    expect(copy.figures.against(1, 400, october, cents(31))).toBe('Under 1% more than October, S$0.31 more');
    expect(copy.figures.against(0, 400, october, cents(0))).toBe('The same as October');
  });
});
