/** States of the ink card of the usage page. */
import { useQuery } from '@tanstack/react-query';
import { defineStates } from '../../../gallery/state.ts';
import { type ForecastAnswer, forecastQuery } from '../../../insights/forecast.query.ts';
import { mockCompany, mockEarly, mockGap, mockLikely, mockMissing, mockWithout } from './forecast.mocks.ts';
import { HowItEnds } from './how-it-ends.tsx';

const render = () => <Asked />;
function Asked() {
  return <HowItEnds query={useQuery(forecastQuery('8934521670'))} accountNo={null} canBeInk />;
}

const answered = (about: string, data: ForecastAnswer) => ({
  about,
  answers: { 'insights:forecast': { data } },
  render,
});

export const states = defineStates({
  likely: answered('the range, after ten full days', mockLikely),
  missing: answered('the range, with three days of the bill missing', mockMissing),
  early: answered('too early, on the third day', mockEarly),
  gap: answered('too many days are missing', mockGap),
  company: answered('a company: electricity alone, thousands of dollars', mockCompany),
  byHand: answered('a meter that is read by hand', mockWithout('noHalfHours')),
  newMeter: answered('a meter that has sent nothing yet', mockWithout('newMeter')),
  nextBill: answered('there is no bill yet', mockWithout('noPeriod')),
  retailer: answered('a retailer sets the price', mockWithout('unpriced')),
  loading: {
    about: 'the answer has not come',
    answers: { 'insights:forecast': { delay: 'infinite' } },
    render,
  },
  failed: {
    about: 'the call failed',
    answers: { 'insights:forecast': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
});
