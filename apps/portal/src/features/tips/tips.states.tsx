/** States of the tips page: the first tab, another one, an unknown one, hostile words, none, loading, failed. */
import { useCallback, useState } from 'react';
import { type Answers, defineStates } from '../../gallery/state.ts';
import { mockTip, mockTips } from './tips.mocks.ts';
import { TipsPage } from './tips.page.tsx';

/** The address's part is played here. */
function Page({ first = 'air-conditioner' }: { readonly first?: string }) {
  const [appliance, setAppliance] = useState(first);
  return (
    <TipsPage appliance={appliance} onAppliance={useCallback((next: string) => setAppliance(next), [])} />
  );
}
const page = (first?: string) => ({ render: () => <Page {...(first ? { first } : {})} /> });
const having = (data = mockTips): Answers => ({ 'tips:retrieve': { data } });

export const states = defineStates({
  ready: { about: 'tips on the air-con', answers: having(), ...page() },
  water: { about: 'a tip that saves water', answers: having(), ...page('shower-and-taps') },
  unknown: { about: 'the address names no tab', answers: having(), ...page('toaster') },
  marked: {
    about: 'words with marks: only the harmless ones are drawn',
    answers: having({
      'air-conditioner': [
        mockTip('Set it to 25°C', {
          text: 'Read <a href="https://utility.example/tips">more</a>.<script>alert(1)</script><img src=x onerror=alert(1)>',
        }),
      ],
    }),
    ...page(),
  },
  empty: { about: 'there are no tips', answers: having({}), ...page() },
  loading: { about: 'they have not come', answers: { 'tips:retrieve': { delay: 'infinite' } }, ...page() },
  failed: {
    about: 'they could not be had',
    answers: { 'tips:retrieve': { error: 'SK_UNKNOWN_1001' } },
    ...page(),
  },
});
