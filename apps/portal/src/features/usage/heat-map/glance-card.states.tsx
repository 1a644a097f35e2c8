/** States of the glance on the usage page: the picture, nothing, loading, failed. */
import { defineStates } from '../../../gallery/state.ts';
import { GlanceCard } from './glance-card.tsx';
import { mockHeatMap, mockNoHeatMap } from './heat-map.mocks.ts';

const render = () => <GlanceCard accountNos={['8934521670']} />;

export const states = defineStates({
  ready: { about: '500 days', answers: { 'insights:heatMap': { data: mockHeatMap() } }, render },
  empty: { about: 'no half hours', answers: { 'insights:heatMap': { data: mockNoHeatMap } }, render },
  loading: {
    about: 'the answer has not come',
    answers: { 'insights:heatMap': { delay: 'infinite' } },
    render,
  },
  failed: { about: 'the call failed', answers: { 'insights:heatMap': { error: 'SK_UNKNOWN_1001' } }, render },
});
