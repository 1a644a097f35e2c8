/**
 * The demo treasury's memory: payouts that the portal ordered, and what it says of them. Behaves well or badly, as its
 * dial is set; knows nothing of the portal but its orders.
 */
import { randomUUID } from 'node:crypto';
import type { Cents } from '@portal/domain/money';
import type { NoticeStatus } from '../bank/send-notice.ts';

export const treasuryModes = ['pays', 'refuses', 'waits', 'twice', 'unordered', 'contradicts'] as const;
export type TreasuryMode = (typeof treasuryModes)[number];

export interface OrderedPayout {
  /** Of the portal's request; the same one is the same payout. */
  readonly reference: string;
  readonly amount: Cents;
  readonly holder: string;
  /** 02, 03 or 08. */
  readonly method: string;
}

export interface Payout extends OrderedPayout {
  readonly receivedAt: number;
  readonly state: 'waits' | 'paid' | 'refused';
  /** Notices sent of it, oldest first. */
  readonly told: readonly { readonly event: TreasuryEvent; readonly status: NoticeStatus }[];
}

export type TreasuryEvent = 'accepted' | 'paid' | 'refused';

interface TreasuryNotice {
  readonly event_id: string;
  readonly reference: string;
  readonly event: TreasuryEvent;
  readonly amount: number;
  readonly currency: 'SGD';
  readonly at: string;
}

export interface TreasuryParts {
  now(): number;
  sendNotice(notice: TreasuryNotice): Promise<NoticeStatus>;
  /** Time between an order and its notices, in milliseconds. */
  readonly delay: number;
}

const MOST_KEPT = 50;

/** Each mode as the events that follow an order. */
const eventsOf: Readonly<Record<TreasuryMode, readonly TreasuryEvent[]>> = {
  pays: ['accepted', 'paid'],
  refuses: ['accepted', 'refused'],
  waits: ['accepted'],
  twice: ['accepted', 'paid', 'paid'],
  unordered: ['paid', 'accepted'],
  contradicts: ['accepted', 'paid', 'refused'],
};

export class Treasury {
  readonly #parts: TreasuryParts;
  #mode: TreasuryMode = 'pays';
  #payouts: Payout[] = [];

  constructor(parts: TreasuryParts) {
    this.#parts = parts;
  }

  get mode(): TreasuryMode {
    return this.#mode;
  }

  set mode(mode: TreasuryMode) {
    this.#mode = mode;
  }

  /** Newest first. */
  get payouts(): readonly Payout[] {
    return this.#payouts;
  }

  /** An order under a known reference changes nothing; what it was told is told again. */
  order(payout: OrderedPayout): void {
    const known = this.#find(payout.reference);
    const decided = known && known.state !== 'waits' ? ([known.state] as const) : null;
    if (known === undefined) {
      const added: Payout = { ...payout, receivedAt: this.#parts.now(), state: 'waits', told: [] };
      this.#payouts = [added, ...this.#payouts].slice(0, MOST_KEPT);
    }
    const events = known === undefined ? eventsOf[this.#mode] : (decided ?? []);
    setTimeout(() => void this.#tellAll(payout.reference, events), this.#parts.delay).unref();
  }

  /** By hand, for a payout that waits. */
  async decide(reference: string, event: 'paid' | 'refused'): Promise<void> {
    if (this.#find(reference)?.state === 'waits') await this.#tellAll(reference, [event]);
  }

  /** As on the first day. */
  reset(): void {
    this.#mode = 'pays';
    this.#payouts = [];
  }

  #find(reference: string): Payout | undefined {
    return this.#payouts.find((each) => each.reference === reference);
  }

  async #tellAll(reference: string, events: readonly TreasuryEvent[]): Promise<void> {
    for (const event of events) {
      const payout = this.#find(reference);
      if (payout === undefined) return;
      const status = await this.#parts.sendNotice({
        event_id: `treasury-${randomUUID()}`,
        reference,
        event,
        amount: payout.amount,
        currency: 'SGD',
        at: new Date(this.#parts.now()).toISOString(),
      });
      this.#payouts = this.#payouts.map((each) =>
        each.reference === reference
          ? {
              ...each,
              state: event === 'accepted' || each.state !== 'waits' ? each.state : event,
              told: [...each.told, { event, status }],
            }
          : each,
      );
    }
  }
}
