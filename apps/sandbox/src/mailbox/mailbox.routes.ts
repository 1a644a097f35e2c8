/**
 * The mailbox page, the short list for its script, and the mail's own HTML, which is served to a
 * frame without scripts under a policy of its own.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { copy } from '../copy.ts';
import { readQuery } from '../frame/own-forms.ts';
import { page } from '../frame/page.ts';
import { formatShortMoment } from '../frame/sandbox-time.ts';
import type { MailMessage, MailSummary, SandboxPorts } from '../ports.ts';
import { emptyMailboxPage, type MailView, mailAddress, mailboxPage } from './mailbox.page.ts';

/** No script, no request, no form; its links open beside the mailbox. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox";

function findMails(mails: readonly MailSummary[], search: string): readonly MailSummary[] {
  const wanted = search.toLowerCase();
  return mails.filter(({ recipient, subject }) => `${recipient}\n${subject}`.toLowerCase().includes(wanted));
}

/** The mail's HTML with its links sent to a new tab; a mail is a whole document with a head, or a piece. */
function framedHtml(mail: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(mail) ? mail.replace(/<head[^>]*>/i, (head) => head + base) : base + mail;
}

/** The number in the address; 0, which no mail has, when it is none. */
function readId(request: FastifyRequest): number {
  const { id } = request.params as { id: string };
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}

export function mailboxRoutes(app: FastifyInstance, ports: SandboxPorts): void {
  const { mailbox, clock } = ports;
  const show = async (request: FastifyRequest, open: MailMessage | null) => {
    const search = readQuery(request, 'search');
    const requested = readQuery(request, 'view');
    const view: MailView = requested === 'text' || requested === 'source' ? requested : 'message';
    const mails = findMails(await mailbox.list(), search);
    return page({
      title: copy.mailbox.nav,
      current: 'mailbox',
      site: ports,
      scripts: ['mailbox.js'],
      styles: ['mailbox.css'],
      body: mailboxPage({ mails, open, view, search, now: clock.now() }),
    });
  };

  app.get('/mailbox', async (request, reply) => reply.send(await show(request, null)));

  app.get('/mailbox/list', async (request, reply) => {
    reply.type('application/json; charset=utf-8');
    const search = readQuery(request, 'search');
    const now = clock.now();
    const mails = findMails(await mailbox.list(), search);
    return mails.map(({ id, subject, recipient, seen, sentAt }) => ({
      id,
      subject,
      recipient,
      seen,
      time: formatShortMoment(sentAt, now),
      address: mailAddress(id, search),
    }));
  });

  app.get('/mailbox/empty', (_request, reply) =>
    reply.send(
      page({ title: copy.emptying.title, current: 'mailbox', site: ports, body: emptyMailboxPage() }),
    ),
  );

  app.post('/mailbox/empty', async (_request, reply) => {
    await mailbox.empty();
    return reply.redirect('/sandbox/mailbox', 303);
  });

  app.get('/mailbox/:id', async (request, reply) => {
    const mail = await mailbox.get(readId(request));
    if (mail === null) return reply.callNotFound();
    await mailbox.markSeen(mail.id);
    return reply.send(await show(request, mail));
  });

  app.get('/mailbox/:id/html', async (request, reply) => {
    const mail = await mailbox.get(readId(request));
    if (mail === null) return reply.callNotFound();
    return reply
      .header('content-security-policy', mailPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(framedHtml(mail.html));
  });
}
