/** A customer at their meters, as operation tests call for them. */
import { getCode, getData } from '../../../test/answers.ts';
import type { TestWorld } from '../../../test/test-world.ts';

/** 18 Nov, 8 AM, to 25 Nov, 11 PM; water from 1219.5 to 1258.9. */
export const MEI_LIN = {
  accountNo: '8934521670',
  water: 'W20418837',
  gas: 'G77301254',
  electricity: 'E55120963',
};

export const at = (time: string): number => Date.parse(`${time}+08:00`);

/** '1219.5' as it is typed into the boxes. */
export function typed(deviceNo: string, digits: string) {
  const [whole = '', point = null] = digits.split('.');
  return { deviceNo, preDecimalPlaces: whole, decimalPlaces: point };
}

type Item = ReturnType<typeof typed>;

export function meterCalls(world: TestWorld, person = 'meilin', accountNo = MEI_LIN.accountNo) {
  const email = `${person}@example.com`;
  const sendRaw = (accounts: unknown, headers: Record<string, string> = {}) =>
    world.call(email, { 'meter:submit': { accounts } }, headers);

  return {
    sendRaw,
    send: async (...items: Item[]) =>
      getData(await sendRaw([{ accountNo, items, source: 'web' }]), 'meter:submit'),
    refusal: async (accounts: unknown) => getCode(await sendRaw(accounts), 'meter:submit'),
    meters: async (...nos: string[]) =>
      getData(
        await world.call(email, { 'meter:retrieve': { accountNos: nos.length > 0 ? nos : [accountNo] } }),
        'meter:retrieve',
      ).meterReadDataItemList,
    outlook: async (...nos: string[]) =>
      getData(
        await world.call(email, { 'meter:outlook': { accountNos: nos.length > 0 ? nos : [accountNo] } }),
        'meter:outlook',
      ).meters,
    history: (...nos: string[]) =>
      world.call(email, { 'meter:history': { accountNos: nos.length > 0 ? nos : [accountNo] } }),
    async moveTo(time: string): Promise<void> {
      world.clock.shift(at(time) - world.clock.now());
    },
    /** The customers' readings of a device that were sent in the portal. */
    async stored(deviceNo: string) {
      return world.db
        .selectFrom('meterReading')
        .select(['readAt', 'readingMilli', 'source', 'windowOpensAt', 'sentBy', 'unusual'])
        .where('deviceNo', '=', deviceNo)
        .where('readingNo', 'is not', null)
        .orderBy('readAt')
        .execute();
    },
  };
}
