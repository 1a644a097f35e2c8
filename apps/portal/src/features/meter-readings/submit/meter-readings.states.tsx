/** States of the page that takes meter readings: to read, typed, wrong, unusual, sent, failed, locked, not applicable. */
import { appear, choose, type } from '../../../gallery/interactions.ts';
import { type Answer, defineStates } from '../../../gallery/state.ts';
import type { MeteredAccount } from '../applicability.ts';
import { mockMeter, mockMetered, mockMeters, mockOutlooks, windows } from '../meter-readings.mocks.ts';
import type { MeterItem } from '../meters.query.ts';
import { copy } from './copy.ts';
import { MeterReadingsPage } from './meter-readings.page.tsx';

interface PageProps {
  readonly accounts?: readonly MeteredAccount[] | null;
  readonly isMaster?: boolean;
}

const Page = ({ accounts = mockMetered, isMaster = false }: PageProps) => (
  <MeterReadingsPage accounts={accounts} isMaster={isMaster} source="web" />
);
const render = () => <Page />;
const { november, aroundTheEnd } = windows;
const answers = (items: MeterItem[], submit?: Answer<'meter:submit'>) => ({
  'meter:retrieve': { data: { meterReadDataItemList: items } },
  'meter:outlook': { data: { meters: [...mockOutlooks] } },
  ...(submit && { 'meter:submit': submit }),
});

/** Waits for the boxes of a meter and types into them. */
export async function typeReading(page: HTMLElement, deviceNo: string, digits: string): Promise<void> {
  const boxes = await appear(
    () =>
      [...page.querySelectorAll<HTMLInputElement>('input[inputmode=numeric]')].find(
        ({ labels }) => labels?.[0]?.textContent.includes(deviceNo) ?? false,
      ) ?? null,
  );
  type(boxes, digits);
}

const button = (page: HTMLElement, begins: string) =>
  appear(
    () =>
      [...page.querySelectorAll('button')].find(
        ({ textContent, ariaDisabled }) => textContent.startsWith(begins) && ariaDisabled !== 'true',
      ) ?? null,
  );

const typed = (water: string, gas: string) => async (page: HTMLElement) => {
  await typeReading(page, 'W20418837', water);
  await typeReading(page, 'G77301254', gas);
};
const sending = (water: string, gas: string) => async (page: HTMLElement) => {
  await typed(water, gas)(page);
  (await button(page, copy.submit(2))).click();
};

const sentAt = '2026-11-20T07:12:00.000Z';
const success = (deviceNo: string, reading: string) => ({
  accNo: '8934521670',
  deviceNo,
  reading,
  sentAt,
  replaced: null,
});
const failure = (deviceNo: string, code: string, message: string) => ({
  accNo: '8934521670',
  deviceNo,
  code,
  message,
});
const sent = (item: MeterItem, reading: string): MeterItem => ({
  ...item,
  lastSelfSubmitted: reading,
  lastSelfSubmittedDate: sentAt,
  source: 'Web',
});

export const states = defineStates({
  open: { about: 'water and gas to read', answers: answers(mockMeters()), render },
  typed: {
    about: 'two readings typed, both usual',
    answers: answers(mockMeters()),
    render,
    act: typed('12357', '02379'),
  },
  wrong: {
    about: 'the water reading is outside its limits',
    answers: answers(mockMeters()),
    render,
    act: typed('12941', '02379'),
  },
  unusual: {
    about: 'a reading far above the usual use',
    answers: answers(mockMeters()),
    render,
    act: typed('12560', '02320'),
  },
  question: {
    about: 'the question before an unusual reading is sent',
    answers: answers(mockMeters()),
    render,
    act: sending('12560', '02379'),
  },
  sent: {
    about: 'both readings were sent',
    answers: {
      ...answers(mockMeters(), {
        data: {
          status: 100,
          success: [success('W20418837', '1235.7'), success('G77301254', '02379')],
          fail: [],
        },
      }),
      'meter:retrieve': (count) => ({
        data: {
          meterReadDataItemList:
            count === 1
              ? mockMeters()
              : [
                  mockMeter.electricity(november),
                  sent(mockMeter.water(november), '1235.7'),
                  sent(mockMeter.gas(november), '02379'),
                ],
        },
      }),
    },
    render,
    act: sending('12357', '02379'),
  },
  partly: {
    about: 'one of two readings failed',
    answers: {
      ...answers(mockMeters(), {
        data: {
          status: 100,
          success: [success('G77301254', '02379')],
          fail: [failure('W20418837', 'SK_METER_1002', 'The meter reading submission is closed.')],
        },
      }),
      'meter:retrieve': (count) => ({
        data: {
          meterReadDataItemList:
            count === 1
              ? mockMeters()
              : [
                  mockMeter.electricity(november),
                  mockMeter.water(november),
                  sent(mockMeter.gas(november), '02379'),
                ],
        },
      }),
    },
    render,
    act: sending('12357', '02379'),
  },
  failedAll: {
    about: 'every reading failed',
    answers: answers(mockMeters(), {
      data: {
        status: 100,
        success: [],
        fail: [
          failure('W20418837', 'SK_METER_1002', 'The meter reading submission is closed.'),
          failure('G77301254', 'SK_METER_1002', 'The meter reading submission is closed.'),
        ],
      },
    }),
    render,
    act: sending('12357', '02379'),
  },
  notSent: {
    about: 'the call failed, and what was typed stays',
    answers: answers(mockMeters(), { error: 'SK_UNKNOWN_1001' }),
    render,
    act: sending('12357', '02379'),
  },
  sentBefore: {
    about: 'a reading of this window was sent before, with its photo',
    answers: {
      ...answers([
        mockMeter.electricity(november),
        sent(mockMeter.water(november), '1235.7'),
        mockMeter.gas(november),
      ]),
      'meter:outlook': {
        data: {
          meters: mockOutlooks.map((each) =>
            each.deviceNo === 'W20418837' ? { ...each, photoAt: sentAt } : each,
          ),
        },
      },
    },
    render,
  },
  photo: {
    about: 'the field for a photo, open',
    answers: answers(mockMeters()),
    render,
    act: async (page) => (await button(page, copy.photo.add)).click(),
  },
  photoSending: {
    about: 'a photo on its way while the reading can be sent',
    answers: answers(mockMeters()),
    rest: { readingPhoto: { delay: 'infinite', sent: 0.45 } },
    render,
    act: (page) => choosePhoto(page),
  },
  photoRefused: {
    about: 'a photo that the gateway refused',
    answers: answers(mockMeters()),
    rest: { readingPhoto: { error: 'SK_FILE_1003' } },
    render,
    act: (page) => choosePhoto(page),
  },
  closed: { about: 'the windows open in five days', answers: answers(mockMeters(aroundTheEnd)), render },
  manyDigits: {
    about: 'a meter with eight digits',
    answers: answers([
      {
        ...mockMeter.gas(november),
        preDecimalPlaces: 8,
        lastActualReading: '00031807',
        lowerLimit: '31807',
        upperLimit: '33920',
      },
    ]),
    render,
    act: (page) => typeReading(page, 'G77301254', '00032250'),
  },
  manyAccounts: {
    about: 'a premises with two accounts, and a water meter with six digits that begins again',
    answers: answers([
      { ...mockMeter.gas(november), accountNo: '8920020025' },
      {
        ...mockMeter.water(november),
        accountNo: '8920020033',
        preDecimalPlaces: 5,
        lastActualReading: '99981.2',
        lowerLimit: '99981.2',
        upperLimit: '44.1',
      },
    ]),
    render: () => (
      <Page
        accounts={['8920020025', '8920020033'].map((accountNo) => ({
          accountNo,
          status: 'Active',
          services: ['water', 'gas'],
        }))}
      />
    ),
  },
  withoutOutlook: {
    about: 'nothing to compare with could be had',
    answers: { ...answers(mockMeters()), 'meter:outlook': { error: 'SK_UNKNOWN_1001' } },
    render,
    act: typed('12357', '02379'),
  },
  master: { about: 'a master user', render: () => <Page isMaster /> },
  inactive: {
    about: 'all accounts are inactive',
    render: () => <Page accounts={mockMetered.map((each) => ({ ...each, status: 'Inactive' }))} />,
  },
  notApplicable: {
    about: 'the gateway says not applicable',
    answers: {
      'meter:retrieve': { error: 'SERVICE_FAILURE' },
      'meter:outlook': { error: 'SERVICE_FAILURE' },
    },
    render,
  },
  loading: { about: 'the answer has not come', answers: { 'meter:retrieve': { delay: 'infinite' } }, render },
  unknown: { about: 'the accounts are not known yet', render: () => <Page accounts={null} /> },
  failed: {
    about: 'the meters could not be had',
    answers: { 'meter:retrieve': { error: 'SK_UNKNOWN_1001' } },
    render,
  },
});

async function choosePhoto(page: HTMLElement): Promise<void> {
  (await button(page, copy.photo.add)).click();
  const field = await appear(() => page.querySelector<HTMLInputElement>('input[type=file]'));
  choose(field, new File([new Uint8Array(2_000)], 'meter.jpg', { type: 'image/jpeg' }));
}
