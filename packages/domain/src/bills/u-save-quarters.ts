/** The quarters of U-Save with their use, and the balance after each entry (visual 49). */
import { addCents, type Cents, cents, negateCents } from '../money.ts';
import { addMonths, type SgMonth, toMonth } from '../sg-time.ts';
import { balanceChange, inUSaveOrder, type USaveItem } from './u-save-items.ts';

export interface USaveQuarter<Item extends USaveItem = USaveItem> {
  /** First and last month. */
  readonly from: SgMonth;
  readonly to: SgMonth;
  readonly credited: Cents;
  /** Oldest first. */
  readonly used: readonly Item[];
  readonly returned: Cents;
  /** Balance of the newest quarter; 0 of one that is over. */
  readonly left: Cents;
}

const MONTHS = 3;

const sumChanges = (items: readonly USaveItem[]): Cents => addCents(cents(0), ...items.map(balanceChange));

/**
 * One quarter for each month of a credit, the newest first. A quarter whose entries do not come to what is left of it is
 * left out, as are entries before the first credit.
 */
export function listQuarters<Item extends USaveItem>(
  items: readonly Item[],
  balance: Cents,
): USaveQuarter<Item>[] {
  return splitByCredit(items, balance).filter(addsUp);
}

/** The quarter that the balance is of; null: there is no credit, or its entries do not come to the balance. */
export function findRunningQuarter<Item extends USaveItem>(
  items: readonly Item[],
  balance: Cents,
): USaveQuarter<Item> | null {
  const [newest] = splitByCredit(items, balance);
  return newest && addsUp(newest) ? newest : null;
}

const addsUp = ({ credited, used, returned, left }: USaveQuarter): boolean =>
  addCents(credited, sumChanges(used), negateCents(returned)) === left;

function splitByCredit<Item extends USaveItem>(items: readonly Item[], balance: Cents): USaveQuarter<Item>[] {
  const quarters: { readonly from: SgMonth; readonly items: Item[] }[] = [];
  for (const item of listAsHappened(items)) {
    const running = quarters.at(-1);
    if (item.type === 'Credited' && running?.from !== toMonth(item.on))
      quarters.push({ from: toMonth(item.on), items: [item] });
    else running?.items.push(item);
  }
  return quarters
    .map(({ from, items: own }, index) => ({
      from,
      to: addMonths(from, MONTHS - 1),
      credited: sumChanges(own.filter(({ type }) => type === 'Credited')),
      used: own.filter(({ type }) => type === 'Utilised'),
      returned: negateCents(sumChanges(own.filter(({ type }) => type === 'Return to Govt'))),
      left: index === quarters.length - 1 ? balance : cents(0),
    }))
    .reverse();
}

export interface USaveEntryBalance<Item extends USaveItem> {
  readonly item: Item;
  /** Balance after the entry; null: too little is known to work it out. */
  readonly balance: Cents | null;
}

/**
 * The entries in the order of the list, each with the balance after it.
 * @param balance after all of them
 */
export function withBalances<Item extends USaveItem>(
  items: readonly Item[],
  balance: Cents,
): USaveEntryBalance<Item>[] {
  let after = balance;
  let isKnown = balance >= 0;
  const balances = new Map<Item, Cents | null>();
  for (const item of listAsHappened(items).reverse()) {
    const before = addCents(after, negateCents(balanceChange(item)));
    isKnown &&= before >= 0;
    balances.set(item, isKnown ? after : null);
    after = before;
  }
  return items.map((item) => ({ item, balance: balances.get(item) ?? null }));
}

/** Oldest day first; within one day credited, utilised, returned. */
function listAsHappened<Item extends USaveItem>(items: readonly Item[]): Item[] {
  const days = new Map<string, Item[]>();
  for (const item of inUSaveOrder(items)) days.set(item.on, [...(days.get(item.on) ?? []), item]);
  return [...days.values()].reverse().flat();
}
