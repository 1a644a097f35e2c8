/**
 * Tips by appliance, and what each saves in a month: quantities are our own arithmetic, which the basis says; the money is
 * worked out at the tariff of the day. Shares of a home's electricity are published ones.
 */
import type { Utility } from '@portal/domain/utility-names';

interface Saving {
  readonly utility: Utility;
  /** Thousandths of the unit a month. */
  readonly quantityMilli: number;
  readonly basis: string;
}

export interface WrittenTip {
  readonly title: string;
  readonly text: string;
  /** Publisher of a figure in the text; null: there is none. */
  readonly source: string | null;
  readonly saving: Saving | null;
}

const HOUSEHOLD_STUDY = 'National Environment Agency, household energy study 2017';

const plain = (title: string, text: string): WrittenTip => ({ title, text, source: null, saving: null });
const counted = (
  title: string,
  text: string,
  [quantityMilli, basis, utility = 'electricity']: readonly [milli: number, basis: string, utility?: Utility],
): WrittenTip => ({ title, text, source: null, saving: { utility, quantityMilli, basis } });
const published = (tip: WrittenTip): WrittenTip => ({ ...tip, source: HOUSEHOLD_STUDY });

/** In the order of the tabs. The ids stand in addresses: 'results-tips.air-conditioner'. */
export const writtenTips: Readonly<Record<string, readonly WrittenTip[]>> = {
  'air-conditioner': [
    published(
      counted(
        'Set the air-con to 25°C',
        'Air-con takes about 24% of a home’s electricity. Each degree warmer is felt on the bill.',
        [26_000, '25°C instead of 23°C, in a flat that uses 350 kWh a month.'],
      ),
    ),
    counted('Let a fan do it on mild evenings', 'Moving air feels two to three degrees cooler.', [
      28_500,
      'A fan of 50 watts instead of 1,000 watts of cooling, one hour a day for 30 days.',
    ]),
    counted(
      'Switch it off before you leave the room',
      'The room stays cool for half an hour, so set the timer to end that much earlier.',
      [15_000, '1,000 watts of cooling, half an hour less a day for 30 days.'],
    ),
    plain('Clean the filter every month', 'Dust makes the compressor run longer for the same cool air.'),
  ],
  refrigerator: [
    published(
      counted(
        'Look at the label before you buy',
        'A fridge runs day and night and takes about 17% of a home’s electricity.',
        [8_300, 'A fridge of 250 kWh a year instead of one of 350 kWh.'],
      ),
    ),
    plain('Give it air', 'Leave a hand’s width behind it, and keep it away from the stove and the sun.'),
    plain('Set it to 4°C', 'Colder keeps nothing better. The freezer needs −18°C.'),
    plain('Let food cool first', 'Warm pots heat up everything around them.'),
  ],
  'water-heater': [
    published(
      counted(
        'Shower five minutes less',
        'Hot water takes about 11% of a home’s electricity. Turn it off while you soap.',
        [7_500, 'An instant heater of 3,000 watts, five minutes less a day for 30 days.'],
      ),
    ),
    plain('Switch a storage heater off after use', 'It keeps water hot for hours that nobody uses.'),
    plain('Use cold water for hands and dishes', 'It has often gone by before the hot water comes.'),
  ],
  'washing-machine': [
    counted('Wash full loads', 'One full load needs less water and electricity than two half loads.', [
      240,
      'Four loads of 60 litres less a month.',
      'water',
    ]),
    counted('Wash at 30°C', 'Most of the electricity of a warm wash heats its water.', [
      4_000,
      'Half a kWh less a load, eight loads a month.',
    ]),
    plain('Dry on the line', 'Sun and wind cost nothing.'),
  ],
  lighting: [
    counted('Change to LED', 'It gives the same light and lasts years longer.', [
      6_240,
      'An LED of 8 watts instead of a bulb of 60, four hours a day for 30 days.',
    ]),
    plain('Switch off behind you', 'The last one out of a room puts the light off.'),
  ],
  cooking: [
    plain('Put the lid on', 'Water boils sooner, and the kitchen stays cooler.'),
    plain('Match the flame to the pot', 'What burns beside the pot heats the room.'),
    plain('Boil as much as you need', 'A full kettle for one cup heats water that nobody drinks.'),
  ],
  'shower-and-taps': [
    counted('Shower a minute less', 'A song is a good clock.', [
      1_080,
      'Nine litres a minute, one minute less a day, four people, 30 days.',
      'water',
    ]),
    plain('Mend what drips', 'Listen at night, when nothing else runs.'),
    plain('Choose fittings with more ticks', 'The label says how many litres a minute run through them.'),
  ],
  'television-and-computer': [
    counted('Switch off at the wall', 'On standby they go on using electricity, day and night.', [
      7_200,
      '10 watts of standby less, day and night for 30 days.',
    ]),
    plain('Use one plug with a switch', 'Television, box and speakers then go off together.'),
  ],
};
