/** States of /activity: everybody, a filter, nothing, no staff, loading, failed. */
import { type ComponentProps, useState } from 'react';
import { hear } from '../../gallery/hear.ts';
import { type Answer, defineStates } from '../../gallery/state.ts';
import { mockActivity, mockRows } from './activity.mocks.ts';
import { ActivityPage } from './activity.page.tsx';

type PageProps = ComponentProps<typeof ActivityPage>;

/** The address of the page, kept here. */
function Page({ search: first = {}, isReady = true }: Partial<Pick<PageProps, 'search' | 'isReady'>>) {
  const [search, setSearch] = useState(first);
  const onSearch = (next: PageProps['search']) => {
    setSearch(next);
    hear();
  };
  return (
    <ActivityPage
      {...{ isReady, search, onSearch }}
      contact="https://utility.example/contact"
      onChangePassword={hear}
    />
  );
}

const page = (answer: Answer<'user:activity'>, over: Parameters<typeof Page>[0] = {}) => ({
  answers: { 'user:activity': answer },
  render: () => <Page {...over} />,
});
const nobody = { looks: 0, changes: 0, latest: null };

export const states = defineStates({
  ready: { about: 'looks and changes of everybody, three pages', ...page({ data: mockActivity() }) },
  filtered: {
    about: 'people who were invited, one page',
    ...page(
      { data: mockActivity({ rows: mockRows.filter(({ who }) => who === 'invited') }) },
      { search: { who: 'invited' } },
    ),
  },
  noStaff: { about: 'staff did not look', ...page({ data: mockActivity({ staff: nobody }) }) },
  empty: {
    about: 'nothing happened yet',
    ...page({
      data: mockActivity({
        rows: [],
        counts: { all: 0, you: 0, invited: 0, holder: 0, staff: 0 },
        staff: nobody,
      }),
    }),
  },
  loading: { about: 'the activity has not come', ...page({ delay: 'infinite' }) },
  waiting: {
    about: 'it is not known yet whose activity it is',
    ...page({ delay: 'infinite' }, { isReady: false }),
  },
  failed: { about: 'the activity could not be had', ...page({ error: 'SK_UNKNOWN_1001' }) },
});
