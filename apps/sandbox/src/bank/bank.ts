/**
 * The demo bank's memory: the code on its desk, the balance of the account, its notices to the portal. Pays
 * right and wrong, and notifies the portal of every payment. Reads codes by itself, with nothing of the portal's.
 */
import { randomUUID } from 'node:crypto';
import { type Cents, cents } from '@portal/domain/money';
import type { SandboxClock } from '../ports.ts';
import { type Reading, readCode } from './read-code.ts';
import type { NoticeStatus, PaynowNotice, SendNotice } from './send-notice.ts';

export const behaviours = ['right', 'short', 'over', 'twice', 'late', 'unknown', 'never'] as const;
export type PaymentBehaviour = (typeof behaviours)[number];

export interface SentNotice {
  readonly at: number;
  readonly amount: Cents;
  readonly reference: string;
  readonly how: 'right' | 'short' | 'over' | 'first' | 'second' | 'late' | 'again' | 'unknown';
  readonly noticeStatus: NoticeStatus;
}

export interface Desk {
  readonly text: string;
  readonly reading: Reading;
}

/** 'late': paid, and the sandbox's clock was moved for it. */
export const outcomes = ['paid', 'late', 'not-taken', 'never', 'poor'] as const;
export type Outcome = (typeof outcomes)[number];

export interface BankParts {
  /** Payee of the portal's codes. */
  readonly uen: string;
  readonly clock: Pick<SandboxClock, 'now' | 'latest' | 'shift'>;
  readonly sendNotice: SendNotice;
}

const START = cents(500_000);
const MOST_SENT = 20;
const SECOND = 1_000;
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** The leading digit and noughts: S$100.00 of S$128.45; where that is all of it, a cent less. */
export function computeShort(amount: Cents): Cents {
  const step = 10 ** (String(amount).length - 1);
  const round = amount - (amount % step);
  return cents(round < amount ? round : amount - 1);
}

/** Ten dollars more. */
export const computeOver = (amount: Cents): Cents => cents(amount + 1_000);

/** A reference typed by a payer: no order and no account of the portal's. */
const UNKNOWN_REFERENCE = 'DEMO-UNKNOWN';

export class Bank {
  readonly #parts: BankParts;
  #desk: Desk | null = null;
  #balance = START;
  #sent: SentNotice[] = [];

  constructor(parts: BankParts) {
    this.#parts = parts;
  }

  get desk(): Desk | null {
    return this.#desk;
  }

  get balance(): Cents {
    return this.#balance;
  }

  /** Newest first. */
  get sent(): readonly SentNotice[] {
    return this.#sent;
  }

  /** An empty text puts the code away. */
  lay(text: string): void {
    const written = text.trim();
    this.#desk = written === '' ? null : { text: written, reading: readCode(written) };
  }

  /** The code on the desk, if this bank pays it: a fixed amount, to the portal. */
  payable(): { amount: Cents; reference: string; validUntil: number | null } | null {
    const code = this.#desk?.reading.code;
    if (!code || code.amount === null || code.proxyValue !== this.#parts.uen) return null;
    return { amount: code.amount, reference: code.reference ?? '', validUntil: code.validUntil };
  }

  /** Whether the second that the code names has passed. */
  get hasEnded(): boolean {
    const validUntil = this.payable()?.validUntil ?? null;
    return validUntil !== null && this.now >= validUntil + SECOND;
  }

  get now(): number {
    return this.#parts.clock.now();
  }

  /**
   * Payments possible with the code: a cent cannot be paid short, a code valid for days cannot be paid
   * late, and of two payments for an ended code neither is right.
   */
  behavioursNow(): readonly PaymentBehaviour[] {
    const code = this.payable();
    if (code === null) return [];
    const { hasEnded } = this;
    const soon = Math.min(this.now + DAY - MINUTE, this.#parts.clock.latest - MINUTE);
    const canBe: Partial<Record<PaymentBehaviour, boolean>> = {
      twice: !hasEnded,
      short: code.amount > 1,
      late: hasEnded || (code.validUntil !== null && code.validUntil < soon),
    };
    return behaviours.filter((behaviour) => canBe[behaviour] ?? true);
  }

  /** @returns null when nothing lies there that can be paid so */
  async pay(behaviour: PaymentBehaviour): Promise<Outcome | null> {
    const code = this.payable();
    if (code === null || !this.behavioursNow().includes(behaviour)) return null;
    if (behaviour === 'never') {
      this.#desk = null;
      return 'never';
    }
    const { amount } = code;
    const reference = behaviour === 'unknown' ? UNKNOWN_REFERENCE : code.reference;
    const isPaid = this.#sent.some((each) => each.reference === reference && isWhole.has(each.how));
    const endsAt = behaviour === 'late' && !this.hasEnded ? code.validUntil : null;
    if (amount > this.#balance) return 'poor';
    // A late payment is made after the end: the clock of all parties moves there.
    if (endsAt !== null) this.#parts.clock.shift(endsAt + MINUTE - this.now);
    const { now, hasEnded } = this;
    const inTime = isPaid ? ('again' as const) : ('right' as const);
    const exactly = hasEnded ? ('late' as const) : inTime;
    // A second later, so that the time alone shows which of the two was first.
    const payments: readonly (Pick<SentNotice, 'amount' | 'how'> & { paidAt: number })[] = {
      right: [{ amount, how: exactly, paidAt: now }],
      short: [{ amount: computeShort(amount), how: 'short' as const, paidAt: now }],
      over: [{ amount: computeOver(amount), how: 'over' as const, paidAt: now }],
      twice: [
        { amount, how: isPaid ? ('again' as const) : ('first' as const), paidAt: now },
        { amount, how: 'second' as const, paidAt: now },
      ],
      late: [{ amount, how: 'late' as const, paidAt: now }],
      unknown: [{ amount, how: 'unknown' as const, paidAt: now }],
    }[behaviour];
    const sum = payments.reduce((total, payment) => total + payment.amount, 0);
    if (sum > this.#balance) return 'poor';
    const results: NoticeStatus[] = [];
    for (const { amount: paid, how, paidAt } of payments) {
      this.#balance = cents(this.#balance - paid);
      const noticeStatus = await this.#parts.sendNotice(toNotice(paid, reference, paidAt));
      results.push(noticeStatus);
      this.#sent = [{ at: now, amount: paid, reference, how, noticeStatus }, ...this.#sent].slice(
        0,
        MOST_SENT,
      );
    }
    if (!results.every((status) => status === 200)) return 'not-taken';
    return endsAt === null ? 'paid' : 'late';
  }

  /** As on the first day. */
  reset(): void {
    this.#desk = null;
    this.#balance = START;
    this.#sent = [];
  }
}

/** The payment that the portal posts for its code; any later one is under review. */
const isWhole: ReadonlySet<SentNotice['how']> = new Set(['right', 'first']);

const toNotice = (amount: Cents, reference: string, paidAt: number): PaynowNotice => ({
  event_id: `demo-${randomUUID()}`,
  transaction_id: `DB${randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()}`,
  reference,
  amount,
  currency: 'SGD',
  paid_at: new Date(paidAt).toISOString(),
});
