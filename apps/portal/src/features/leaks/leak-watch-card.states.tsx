/** States of the leak watch: a leak that runs, history, nothing, not possible, too early, missing hours, failed. */
import { exampleOf } from '../../gallery/example.ts';
import { appear, buttonLabelled, buttonNamed } from '../../gallery/interactions.ts';
import { type Answer, defineStates } from '../../gallery/state.ts';
import { causes, copy } from './copy.ts';
import { LeakWatchCard } from './leak-watch-card.tsx';
import type { Leaks } from './leaks.query.ts';

const example: Leaks = exampleOf('insights:leaks');
const [running, ended] = example.episodes;
if (!running || !ended) throw new Error('the example has two leaks');

const card = (answer: Answer<'insights:leaks'>, mayExplain = true) => ({
  answers: {
    'insights:leaks': answer,
    'insights:explainLeak': { data: exampleOf('insights:explainLeak') },
  },
  render: () => <LeakWatchCard accountNo="8934540017" mayExplain={mayExplain} />,
});
const over = (changes: Partial<Leaks>) => card({ data: { ...example, ...changes } });
const dialog = async (page: HTMLElement) => {
  (await buttonLabelled(page, copy.explainFor(running.startedAt))).click();
  await appear(() => document.querySelector('[role=alertdialog], [role=dialog]'));
};

export const states = defineStates({
  running: { about: 'water runs', ...card({ data: example }) },
  explained: {
    about: 'water runs, and the customer has said why',
    ...over({ episodes: [{ ...running, cause: 'filling', note: 'The pool of the children.' }] }),
  },
  unexplained: {
    about: 'water runs, and the customer does not know why',
    ...over({ episodes: [{ ...running, cause: 'unknown', note: '' }] }),
  },
  silent: {
    about: 'water ran, and no newer hour has come',
    ...over({ watch: { state: 'missing', missingHours: 60 }, episodes: [running] }),
  },
  long: {
    about: 'more leaks in the past than are shown at first',
    ...over({ episodes: [8, 7, 6, 5, 4, 3, 2].map((episodeNo) => ({ ...ended, episodeNo })) }),
  },
  asking: { about: 'why did water run?', ...card({ data: example }), act: dialog },
  refused: {
    about: 'the reason was given elsewhere meanwhile',
    ...card({ data: example }),
    answers: {
      'insights:leaks': { data: example },
      'insights:explainLeak': { error: 'SK_PREF_1003' },
    },
    act: async (page) => {
      await dialog(page);
      const label = await appear(
        () =>
          [...document.querySelectorAll('label')].find(({ textContent }) => textContent === causes.guests) ??
          null,
      );
      label.click();
      (await buttonNamed(document.body, copy.dialog.save)).click();
    },
  },
  history: { about: 'no leak now, one before', ...over({ episodes: [ended] }) },
  withdrawn: {
    about: 'late data shows no leak where the customer had explained one',
    ...over({ episodes: [{ ...ended, isWithdrawn: true }] }),
  },
  empty: { about: 'no leak was ever found', ...over({ episodes: [] }) },
  none: {
    about: 'the meter sends no hours',
    ...over({ watch: { state: 'none' }, episodes: [], dataTo: null }),
  },
  newMeter: {
    about: 'the meter has sent nothing yet',
    ...over({ watch: { state: 'new' }, episodes: [], dataTo: null }),
  },
  coarse: {
    about: 'the meter counts in too large steps',
    ...over({ watch: { state: 'coarse', stepLitres: 100 }, episodes: [] }),
  },
  early: {
    about: 'the first nights have not come',
    ...over({ watch: { state: 'early', fromDay: '2026-11-22' }, episodes: [] }),
  },
  missing: {
    about: 'hours are missing',
    ...over({ watch: { state: 'missing', missingHours: 32 }, episodes: [ended] }),
  },
  looking: { about: 'somebody who may only look', ...card({ data: example }, false) },
  loading: { about: 'the answer has not come', ...card({ delay: 'infinite' }) },
  failed: { about: 'the call failed', ...card({ error: 'SK_UNKNOWN_1001' }) },
});
