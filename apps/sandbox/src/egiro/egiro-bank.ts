/**
 * The memory of the demo banks of eGIRO: requests that customers answer, authorisations, deductions, and what the portal
 * is told of them. Behaves well or badly, as its dials are set; knows nothing of the portal but its orders.
 */
import { randomUUID } from 'node:crypto';
import type { ReturnReason } from '@portal/domain/giro/giro-deduction';
import type { BankSegment, GiroRequestType } from '@portal/domain/giro/giro-request';
import type { GiroFailure } from '@portal/domain/giro/giro-status';
import type { NoticeStatus } from '../bank/send-notice.ts';
import { type Confirmation, type DeductionMode, type Delivery, startUnavailable } from './egiro-dials.ts';

export interface OrderedRequest {
  /** Of the portal; the same one is the same request. */
  readonly txn: string;
  readonly dda: string;
  readonly type: GiroRequestType;
  readonly bankCode: string | null;
  readonly segment: BankSegment;
  readonly accountNo: string;
  readonly payer: string;
  readonly returnUrl: string;
  readonly expiresAt: number;
}

export type RequestState = 'open' | 'submitted' | 'approved' | 'completed' | 'failed';

export interface BankRequest extends OrderedRequest {
  /** In the address of the customer's page. */
  readonly id: string;
  readonly state: RequestState;
  readonly reason: GiroFailure | null;
  readonly limit: number | null;
}

export interface BankDeduction {
  readonly reference: string;
  readonly dda: string;
  readonly amount: number;
  readonly receivedAt: number;
  readonly state: 'waits' | 'paid' | 'returned';
  /** Of a returned one. */
  readonly reason: ReturnReason | null;
  /** When it was paid or returned. */
  readonly decidedAt: number;
}

export interface BankEvent {
  readonly event_id: string;
  readonly event: string;
  readonly at: string;
  readonly [detail: string]: unknown;
}

export interface EgiroBankParts {
  now(): number;
  tell(event: BankEvent): Promise<NoticeStatus>;
  /** Time before an event leaves, in milliseconds. */
  readonly delay: number;
}

const MOST_KEPT = 100;
/** Of every demo bank account. */
const LAST_FOUR = '2208';

export class EgiroBank {
  readonly #parts: EgiroBankParts;
  #requests: BankRequest[] = [];
  #deductions: BankDeduction[] = [];
  #held: BankEvent[] = [];
  #sent: (BankEvent & { readonly status: NoticeStatus })[] = [];
  /** Payers' limits and ended authorisations, by reference. */
  readonly #limits = new Map<string, number>();
  readonly #ended = new Set<string>();
  delivery: Delivery = 'usual';
  confirmation: Confirmation = 'usual';
  deductionMode: DeductionMode = 'pays';
  isDown = false;
  /** 'BIC SEGMENT' of banks that take no requests. Meranti Bank, as in the pictures. */
  unavailable: ReadonlySet<string> = startUnavailable;

  constructor(parts: EgiroBankParts) {
    this.#parts = parts;
  }

  /** Newest first. */
  get requests(): readonly BankRequest[] {
    return this.#requests;
  }
  get deductions(): readonly BankDeduction[] {
    return this.#deductions;
  }
  get held(): readonly BankEvent[] {
    return this.#held;
  }
  get sent(): readonly (BankEvent & { readonly status: NoticeStatus })[] {
    return this.#sent;
  }

  isExpired({ state, expiresAt }: BankRequest): boolean {
    return (state === 'open' || state === 'submitted') && this.#parts.now() >= expiresAt;
  }

  /** An order under a known number is the same request. @returns the id of its page */
  start(order: OrderedRequest): string {
    const known = this.findByTxn(order.txn);
    if (known !== undefined) return known.id;
    const request: BankRequest = { ...order, id: randomUUID(), state: 'open', reason: null, limit: null };
    this.#requests = [request, ...this.#requests].slice(0, MOST_KEPT);
    return request.id;
  }

  find(id: string): BankRequest | undefined {
    return this.#requests.find((each) => each.id === id);
  }
  findByTxn(txn: string): BankRequest | undefined {
    return this.#requests.find((each) => each.txn === txn);
  }

  /** The customer, or a company's maker. @param limit cents; null: none. @returns the state that it led to */
  approve(id: string, limit: number | null): RequestState | null {
    const request = this.find(id);
    if (request?.state !== 'open' || this.isExpired(request)) return null;
    if (request.segment === 'CORPORATE') {
      this.#change(request, { state: 'submitted', limit });
      this.#tell([this.#ofRequest(request, 'submitted')]);
      return 'submitted';
    }
    this.#accept({ ...request, limit });
    return 'approved';
  }

  /** A company's checker. */
  check(id: string, isApproved: boolean): void {
    const request = this.find(id);
    if (request?.state !== 'submitted' || this.isExpired(request)) return;
    if (isApproved) this.#accept(request);
    else this.#fail(request, 'REJECTED_SETUP');
  }

  /** The bank, of what was approved before. */
  confirm(id: string): void {
    const request = this.find(id);
    if (request?.state === 'approved') this.#tell([this.#complete(request)]);
  }

  refuse(id: string): void {
    const request = this.find(id);
    if (request?.state === 'open' && !this.isExpired(request)) this.#fail(request, 'REJECTED_BY_USER');
  }

  /** Told by the portal that the customer gives a set-up up. One that was approved goes on. */
  withdraw(txn: string): BankRequest | undefined {
    const request = this.findByTxn(txn);
    if (request?.state === 'open' || request?.state === 'submitted') this.#fail(request, 'REJECTED_BY_USER');
    return this.findByTxn(txn);
  }

  /** By the bank itself, as for a wrong signature or a closed account. */
  fail(txn: string, reason: GiroFailure): void {
    const request = this.findByTxn(txn);
    if (request !== undefined && request.state !== 'completed' && request.state !== 'failed')
      this.#fail(request, reason);
  }

  /** Asked for without a customer: a paper GIRO ends. */
  endPaper(txn: string, dda: string): void {
    if (this.findByTxn(txn) !== undefined) return;
    const order = {
      txn,
      dda,
      type: 'CANCELLATION',
      bankCode: null,
      segment: 'RETAIL',
      accountNo: '',
      payer: '',
      returnUrl: '',
      expiresAt: Number.POSITIVE_INFINITY,
    } as const;
    this.start(order);
    const request = this.findByTxn(txn);
    if (request !== undefined) this.#accept(request);
  }

  deduct(reference: string, dda: string, amount: number): void {
    if (this.findDeduction(reference) !== undefined) return;
    const deduction: BankDeduction = {
      reference,
      dda,
      amount,
      receivedAt: this.#parts.now(),
      state: 'waits',
      reason: null,
      decidedAt: 0,
    };
    this.#deductions = [deduction, ...this.#deductions].slice(0, MOST_KEPT);
    const limit = this.#limits.get(dda);
    if (this.#ended.has(dda)) this.decide(reference, 'NOT_AUTHORISED');
    else if (limit !== undefined && amount > limit) this.decide(reference, 'ABOVE_LIMIT');
    else if (this.deductionMode !== 'waits')
      this.decide(reference, this.deductionMode === 'returns' ? 'INSUFFICIENT_FUNDS' : null);
    const decided = this.findDeduction(reference);
    if (this.deductionMode === 'twice' && decided) this.#tell([this.#ofDeduction(decided)]);
    if (this.deductionMode === 'contradicts') this.takeBack(reference);
  }

  findDeduction(reference: string): BankDeduction | undefined {
    return this.#deductions.find((each) => each.reference === reference);
  }

  /** @param reason null: paid */
  decide(reference: string, reason: ReturnReason | null): void {
    const deduction = this.findDeduction(reference);
    if (deduction?.state === 'waits') this.#end(deduction, reason, this.#parts.now());
  }

  /** Money that was paid goes back to the payer, after it was paid by the bank's clock too. */
  takeBack(reference: string): void {
    const deduction = this.findDeduction(reference);
    if (deduction?.state !== 'paid') return;
    this.#end(deduction, 'INSUFFICIENT_FUNDS', Math.max(this.#parts.now(), deduction.decidedAt + 1));
  }

  /** A change that a bank makes by itself. */
  changeAuthorisation(dda: string, event: 'suspended' | 'resumed' | 'terminated'): void {
    if (event === 'terminated') this.#ended.add(dda);
    this.#tell([this.#event(event, { dda_ref_no: dda })]);
  }

  /** A form on paper: it arrives, and is accepted or not. */
  paper(step: 'paper_received' | 'completed' | 'failed', accountNo: string, bankCode: string): void {
    const detail = {
      paper_received: { bank_code: bankCode },
      completed: { last_four: LAST_FOUR },
      failed: { reason: 'REJECTED_SETUP' },
    } as const;
    this.#tell([this.#event(step, { account_number: accountNo, ...detail[step] })]);
  }

  /** @param index of the one; null: all of them, the oldest first */
  async release(index: number | null): Promise<void> {
    const events = this.#held.filter((_, each) => index === null || each === index);
    this.#held = this.#held.filter((event) => !events.includes(event));
    for (const event of events) await this.#send(event);
  }

  reset(): void {
    this.#requests = [];
    this.#deductions = [];
    this.#held = [];
    this.#sent = [];
    this.#limits.clear();
    this.#ended.clear();
    this.delivery = 'usual';
    this.confirmation = 'usual';
    this.deductionMode = 'pays';
    this.isDown = false;
    this.unavailable = startUnavailable;
  }

  #accept(request: BankRequest): void {
    const approved = this.#ofRequest(request, 'approved');
    if (this.confirmation === 'usual') this.#tell([approved, this.#complete(request)]);
    else {
      this.#change(request, { state: 'approved', limit: request.limit });
      this.#tell([approved]);
    }
  }

  /** @returns what the portal is to be told */
  #complete(request: BankRequest): BankEvent {
    const { dda, type, limit } = request;
    this.#change(request, { state: 'completed', limit });
    if (type === 'CANCELLATION') this.#ended.add(dda);
    else if (limit !== null) this.#limits.set(dda, limit);
    const detail = type === 'CREATION' ? { last_four: LAST_FOUR, limit } : {};
    return this.#ofRequest(request, 'completed', detail);
  }

  #fail(request: BankRequest, reason: GiroFailure): void {
    this.#change(request, { state: 'failed', reason });
    this.#tell([this.#ofRequest(request, 'failed', { reason })]);
  }

  #change({ id }: BankRequest, change: Partial<BankRequest>): void {
    this.#requests = this.#requests.map((each) => (each.id === id ? { ...each, ...change } : each));
  }

  #event(event: string, detail: Record<string, unknown>): BankEvent {
    const at = new Date(this.#parts.now()).toISOString();
    return { event_id: `egiro-${randomUUID()}`, event, at, ...detail };
  }

  #ofRequest({ txn, dda }: BankRequest, event: string, detail: Record<string, unknown> = {}): BankEvent {
    return this.#event(event, { txn_ref_no: txn, dda_ref_no: dda, ...detail });
  }

  #end(deduction: BankDeduction, reason: ReturnReason | null, decidedAt: number): void {
    const state = reason === null ? 'paid' : 'returned';
    const ended = { ...deduction, state, reason, decidedAt } as const;
    this.#deductions = this.#deductions.map((each) => (each === deduction ? ended : each));
    this.#tell([this.#ofDeduction(ended)]);
  }

  #ofDeduction({ reference, dda, amount, reason, decidedAt }: BankDeduction): BankEvent {
    const at = new Date(decidedAt).toISOString();
    const common = { payment_order: reference, dda_ref_no: dda, amount, currency: 'SGD', at };
    return reason === null
      ? this.#event('deduction_paid', common)
      : this.#event('deduction_returned', { ...common, reason });
  }

  #tell(events: readonly BankEvent[]): void {
    const ordered = this.delivery === 'unordered' ? events.toReversed() : events;
    // A copy of the same event, and the same said anew.
    const all =
      this.delivery === 'twice'
        ? ordered.flatMap((event) => [event, event, { ...event, event_id: `egiro-${randomUUID()}` }])
        : ordered;
    if (this.delivery === 'held') {
      this.#held = [...this.#held, ...all];
      return;
    }
    setTimeout(() => void this.#sendAll(all), this.#parts.delay).unref();
  }

  async #sendAll(events: readonly BankEvent[]): Promise<void> {
    for (const event of events) await this.#send(event);
  }

  async #send(event: BankEvent): Promise<void> {
    const status = await this.#parts.tell(event);
    this.#sent = [{ ...event, status }, ...this.#sent].slice(0, MOST_KEPT);
  }
}
