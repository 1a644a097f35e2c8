/** Routes of the demo banks: the customer's pages, the desk, and the portal's signed orders. */
import type { BankSegment, GiroRequestType } from '@portal/domain/giro/giro-request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readField, readQuery } from '../frame/own-forms.ts';
import { page } from '../frame/page.ts';
import { readOrder, readSignedOrders } from '../frame/signed-orders.ts';
import type { Site } from '../ports.ts';
import { egiroCopy as copy } from './copy.ts';
import { answerPage, closedPage, deskPage, downPage, findBankName, logInPage } from './egiro.page.ts';
import type { BankDeduction, BankRequest, EgiroBank, OrderedRequest } from './egiro-bank.ts';
import { confirmations, deductionModes, deliveries, deskFailures } from './egiro-dials.ts';

const DESK = '/sandbox/egiro';
const styles = ['bank.css', 'bank-notices.css', 'registry.css'];

export function egiroPages(app: FastifyInstance, site: Site, bank: EgiroBank): void {
  app.get('/egiro', (request, reply) => {
    const body = deskPage(bank, readQuery(request, 'done') !== '');
    return reply.send(page({ title: copy.title, current: 'egiro', strip: copy.strip, site, styles, body }));
  });
  deskForms(app, bank);
  customerPages(app, site, bank);
}

function deskForms(app: FastifyInstance, bank: EgiroBank): void {
  const form = (path: string, act: (request: FastifyRequest) => unknown) =>
    app.post(`/egiro/desk/${path}`, async (request, reply) => {
      await act(request);
      return reply.redirect(`${DESK}?done=1`, 303);
    });
  form('dials', (request) => {
    bank.delivery = deliveries.find((one) => one === readField(request, 'delivery')) ?? bank.delivery;
    bank.confirmation =
      confirmations.find((one) => one === readField(request, 'confirmation')) ?? bank.confirmation;
    bank.deductionMode =
      deductionModes.find((one) => one === readField(request, 'deduction')) ?? bank.deductionMode;
    bank.isDown = readField(request, 'reach') === 'down';
  });
  form('release', (request) => {
    const which = readField(request, 'which');
    return bank.release(which === 'all' ? null : Number(which));
  });
  form('banks', (request) => {
    const key = readField(request, 'bank');
    const next = new Set(bank.unavailable);
    if (!next.delete(key)) next.add(key);
    bank.unavailable = next;
  });
  form('requests', (request) => {
    const id = readField(request, 'id');
    const act = readField(request, 'act');
    if (act === 'check' || act === 'deny') bank.check(id, act === 'check');
    else if (act === 'confirm') bank.confirm(id);
    else bank.fail(bank.find(id)?.txn ?? '', deskFailures.find((one) => one === act) ?? 'REJECTED_SETUP');
  });
  form('deductions', (request) => {
    const reference = readField(request, 'reference');
    const act = readField(request, 'act');
    if (act === 'taken-back') bank.takeBack(reference);
    else bank.decide(reference, act === 'paid' ? null : 'INSUFFICIENT_FUNDS');
  });
  form('authorisations', (request) => {
    const act = (['suspended', 'resumed', 'terminated'] as const).find(
      (one) => one === readField(request, 'act'),
    );
    if (act !== undefined) bank.changeAuthorisation(readField(request, 'reference').trim(), act);
  });
  form('paper', (request) => {
    const step = (['paper_received', 'completed', 'failed'] as const).find(
      (one) => one === readField(request, 'step'),
    );
    if (step !== undefined)
      bank.paper(step, readField(request, 'account').trim(), readField(request, 'bank'));
  });
}

/** Log-ins of this bank: the ids of pages whose customer has logged in. Nothing of the customer is kept. */
function customerPages(app: FastifyInstance, site: Site, bank: EgiroBank): void {
  const loggedIn = new Set<string>();
  const show = (
    reply: FastifyReply,
    request: BankRequest | undefined,
    body: ReturnType<typeof closedPage>,
  ) => {
    const name = findBankName(request?.bankCode ?? null);
    const strip = copy.page.demo(name);
    return reply.send(page({ title: copy.page.title(name), current: null, strip, site, styles, body }));
  };
  const find = (request: FastifyRequest) => bank.find((request.params as { id: string }).id);
  const canAnswer = (found: BankRequest | undefined): found is BankRequest =>
    found?.state === 'open' && !bank.isExpired(found);

  app.get('/egiro/pages/:id', (request, reply) => {
    const found = find(request);
    if (bank.isDown) return show(reply.code(503), found, downPage);
    if (!canAnswer(found)) return show(reply, found, closedPage(found));
    const isWrong = readQuery(request, 'wrong') !== '';
    return show(reply, found, loggedIn.has(found.id) ? answerPage(found, isWrong) : logInPage(found));
  });

  app.post('/egiro/pages/:id/log-in', (request, reply) => {
    const found = find(request);
    if (canAnswer(found) && readField(request, 'user').trim() !== '') loggedIn.add(found.id);
    return reply.redirect(`${DESK}/pages/${found?.id ?? 'none'}`, 303);
  });

  app.post('/egiro/pages/:id/answer', (request, reply) => {
    const found = find(request);
    if (bank.isDown) return show(reply.code(503), found, downPage);
    if (!canAnswer(found) || !loggedIn.has(found.id)) return show(reply, found, closedPage(found));
    const limit = readLimit(readField(request, 'limit'));
    const act = readField(request, 'act');
    if (act === 'approve' && limit === undefined)
      return reply.redirect(`${DESK}/pages/${found.id}?wrong=1`, 303);
    if (act === 'approve') bank.approve(found.id, limit ?? null);
    if (act === 'refuse') bank.refuse(found.id);
    // A hint in the address, as real banks add one; the portal asks what is true.
    const hint = act === 'approve' ? 'success' : act === 'refuse' ? 'failed' : 'closed';
    return reply.redirect(`${found.returnUrl}&status=${hint}`, 303);
  });
}

/** @returns cents, null for an empty field, undefined for what is no amount */
function readLimit(text: string): number | null | undefined {
  const match = /^(\d{1,7})(?:\.(\d{2}))?$/.exec(text.trim());
  if (text.trim() === '') return null;
  const limit = match ? Number(match[1]) * 100 + Number(match[2] ?? 0) : 0;
  return limit > 0 ? limit : undefined;
}

/** @param secret that the portal signs its orders with @param portalOrigin where customers' browsers find the banks */
export function egiroOrders(
  app: FastifyInstance,
  bank: EgiroBank,
  { secret, portalOrigin }: { readonly secret: string; readonly portalOrigin: string },
): void {
  readSignedOrders(app);
  const order = (path: string, take: (order: Readonly<Record<string, unknown>>) => object | number) =>
    app.post(`/egiro/${path}`, (request, reply) => {
      if (bank.isDown) return reply.code(503).send({ error: 'down' });
      const content = readOrder(request, secret);
      if (content === null) return reply.code(401).send({ error: 'unsigned' });
      const answer = take(content);
      return typeof answer === 'number' ? reply.code(answer).send({}) : reply.send(answer);
    });
  order('banks', () => ({
    unavailable: [...bank.unavailable].map((key) => {
      const [bank_code, bank_segment] = key.split(' ');
      return { bank_code, bank_segment };
    }),
  }));
  order('requests', (content) => {
    const request = readRequest(content);
    return request === null ? 400 : { redirect_url: `${portalOrigin}${DESK}/pages/${bank.start(request)}` };
  });
  order('requests/find', ({ txn_ref_no }) => describeRequest(bank, bank.findByTxn(String(txn_ref_no))));
  order('requests/withdraw', ({ txn_ref_no }) => describeRequest(bank, bank.withdraw(String(txn_ref_no))));
  order('terminations', ({ txn_ref_no, dda_ref_no }) => {
    bank.endPaper(String(txn_ref_no), String(dda_ref_no));
    return { accepted: true };
  });
  order('deductions', ({ payment_order, dda_ref_no, amount }) => {
    if (typeof payment_order !== 'string' || typeof amount !== 'number' || amount <= 0) return 400;
    bank.deduct(payment_order, String(dda_ref_no), amount);
    return { accepted: true };
  });
  order('deductions/find', ({ payment_order }) =>
    describeDeduction(bank.findDeduction(String(payment_order))),
  );
}

/** @returns 404 for one that the bank does not know */
function describeRequest(bank: EgiroBank, request: BankRequest | undefined): object | number {
  if (request === undefined) return 404;
  if (bank.isExpired(request)) return { state: 'failed', reason: 'INCOMPLETE_FLOW' };
  const { state, reason, limit, type } = request;
  if (state === 'failed') return { state, reason };
  return state === 'completed' ? { state, last_four: type === 'CREATION' ? '2208' : null, limit } : { state };
}

/** @returns 404 for an order that has not arrived */
function describeDeduction(deduction: BankDeduction | undefined): object | number {
  if (deduction === undefined) return 404;
  const { state, reason, amount, decidedAt } = deduction;
  const at = new Date(decidedAt).toISOString();
  if (state === 'waits') return { state };
  return state === 'paid' ? { state, amount, currency: 'SGD', at } : { state, reason, at };
}

function readRequest(content: Readonly<Record<string, unknown>>): OrderedRequest | null {
  const { txn_ref_no, dda_ref_no, request_type, bank_code, bank_segment, return_url } = content;
  const { expires_at, bill_reference, payer } = content;
  const expiresAt = Date.parse(String(expires_at));
  if (typeof txn_ref_no !== 'string' || typeof return_url !== 'string' || Number.isNaN(expiresAt))
    return null;
  return {
    txn: txn_ref_no,
    dda: String(dda_ref_no),
    type: request_type === 'CANCELLATION' ? 'CANCELLATION' : ('CREATION' satisfies GiroRequestType),
    bankCode: typeof bank_code === 'string' ? bank_code : null,
    segment: bank_segment === 'CORPORATE' ? 'CORPORATE' : ('RETAIL' satisfies BankSegment),
    accountNo: String(bill_reference ?? ''),
    payer: String(payer ?? ''),
    returnUrl: return_url,
    expiresAt,
  };
}
