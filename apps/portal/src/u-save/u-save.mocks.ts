/** Typed builders of U-Save for states and tests: Tan Mei Lin's, as in the picture, to the cent. */
import type { Output } from '@portal/contract';

export const MEI_LIN = '8934521670';

type USave = Output<'usave:list'>;
type Item = USave['items'][number];
export const mockItem = (
  billDate: string,
  type: Item['type'],
  amount: number,
  accountNo = MEI_LIN,
): Item => ({
  accountNo,
  billDate,
  type,
  amount,
  month: billDate.slice(0, 7),
});

export const mockItems: USave['items'] = [
  mockItem('2026-11-18', 'Utilised', -4_644),
  mockItem('2026-10-19', 'Utilised', -5_853),
  mockItem('2026-10-15', 'Credited', 15_000),
  mockItem('2026-09-30', 'Return to Govt', -1_220),
  mockItem('2026-09-18', 'Utilised', -4_040),
  mockItem('2026-08-18', 'Utilised', -4_610),
  mockItem('2026-07-18', 'Utilised', -5_130),
  mockItem('2026-07-15', 'Credited', 15_000),
  mockItem('2026-06-18', 'Utilised', -4_820),
  mockItem('2026-05-18', 'Utilised', -4_970),
  mockItem('2026-04-18', 'Utilised', -5_210),
  mockItem('2026-04-15', 'Credited', 15_000),
];

export const mockUSave = (over: Partial<USave> = {}): USave => ({
  items: mockItems,
  balance: { amount: 4_503, expiresOn: '2026-12-31' },
  ...over,
});
