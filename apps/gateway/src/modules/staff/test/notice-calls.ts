/** Calls of officers in a queue of parked notices. For operation tests. */
import type { Output } from '@portal/contract';
import { getCode, getData } from '../../../test/answers.ts';
import type { TestWorld } from '../../../test/test-world.ts';
import { ROSNAH, SITI } from './parked-calls.ts';

type NoticeQueueName = 'treasuryNotices' | 'egiroNotices';
type OpenCall = 'staff:treasuryNotice' | 'staff:egiroNotice';
type QueueOf<Name extends NoticeQueueName> = Extract<Output<'staff:queue'>, { name: Name }>;

interface Saying {
  readonly note?: string;
  readonly person?: string;
  readonly header?: Record<string, string>;
}

export const NOTE = 'They called, and said so.';

export function noticeCalls<Name extends NoticeQueueName, Opens extends OpenCall>(
  getCall: () => TestWorld['call'],
  { name, opens }: { readonly name: Name; readonly opens: Opens },
) {
  const open = (itemId: string, person = ROSNAH) => getCall()(person, { [opens]: { itemId } } as never);
  const readQueue = (person: string, search?: string) =>
    getCall()(person, { 'staff:queue': { name, ...(search !== undefined && { search }) } });
  const decide = (
    itemId: string,
    decision: string,
    { note = NOTE, person = ROSNAH, header = {} }: Saying = {},
  ) => getCall()(person, { 'staff:decide': { queue: name, itemId, decision, note } } as never, header);
  const readNames = async (person: string) =>
    getData(await getCall()(person, { 'staff:queues': {} }), 'staff:queues').queues.map((each) => each.name);

  return {
    open,
    decide,
    opened: async (itemId: string, person = ROSNAH) => getData(await open(itemId, person), opens),
    refusalOfOpening: async (itemId: string, person = ROSNAH) => getCode(await open(itemId, person), opens),
    refusalOf: async (reply: ReturnType<typeof decide>) => getCode(await reply, 'staff:decide'),

    async queue(search?: string, person = ROSNAH) {
      const found = getData(await readQueue(person, search), 'staff:queue');
      if (found.name !== name) throw new Error('another queue came');
      return found as QueueOf<Name>;
    },

    /** As an officer without the role for payments, and as one with it. */
    async readAccess(itemId: string, decision: string) {
      return {
        without: [
          getCode(await readQueue(SITI), 'staff:queue'),
          getCode(await open(itemId, SITI), opens),
          getCode(await decide(itemId, decision, { person: SITI }), 'staff:decide'),
          (await readNames(SITI)).includes(name),
        ],
        withRole: (await readNames(ROSNAH)).includes(name),
      };
    },
  };
}

/** Access as it must be: what is not for an officer does not exist. */
export const forPaymentsAlone = {
  without: ['SK_ACCESS_1001', 'SK_ACCESS_1001', 'SK_ACCESS_1001', false],
  withRole: true,
};

/** Links an account to an officer while a test runs. */
export async function whileLinked(
  { db, clock }: Pick<TestWorld, 'db' | 'clock'>,
  accountId: number,
  run: () => Promise<void>,
  email = ROSNAH,
): Promise<void> {
  const { customerId } = await db
    .selectFrom('customer')
    .innerJoin('idpAccount', 'idpAccount.subject', 'customer.subject')
    .select('customer.customerId')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('customerAccount')
    .values({ customerId, accountId, linkedAt: clock.now() } as never)
    .execute();
  await run();
  await db
    .deleteFrom('customerAccount')
    .where('customerId', '=', customerId)
    .where('accountId', '=', accountId)
    .execute();
}
