/** A property manager: the accounts answer of the person with thousands of premises more, of version v2, none fetched. */
import type { Page } from '@playwright/test';
import type { Output } from '../../packages/contract/src/index.ts';

const STREETS = ['Bedok North Avenue 4', 'Bedok South Road', 'Tanjong Katong Road', 'Geylang East Avenue 1'];

export async function withManyPremises(page: Page, count: number): Promise<void> {
  await page.route('**/api', async (route) => {
    if (!route.request().postData()?.includes('"user:getAccounts"')) return route.continue();
    const response = await route.fetch();
    const json = (await response.json()) as { 'user:getAccounts': { data: Output<'user:getAccounts'> } };
    const { data } = json['user:getAccounts'];
    const [model] = data.premises;
    if (!model) throw new Error('the person has no premises');
    const more = Array.from({ length: count - data.premises.length }, (_, n) => {
      const address = `Blk ${102 + n} ${STREETS[n % STREETS.length]} #01-${40 + n}`;
      return {
        ...model,
        premiseNo: `${6_200_000_000 + n}`,
        accounts: [`${8_700_000_000 + n}`],
        default: false,
        fetched: false,
        address: {
          ...model.address,
          address,
          address_text: address.toUpperCase(),
          postal_code: `${460_000 + n}`,
        },
      };
    });
    const many = { ...data, version: 'v2' as const, premises: [...data.premises, ...more] };
    await route.fulfill({ response, json: { ...json, 'user:getAccounts': { data: many } } });
  });
}
