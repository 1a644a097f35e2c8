/** The mailbox: list on the left, the open mail on the right. A mail's own HTML never enters this page. */
import { formatTime } from '@portal/domain/sg-time';
import { copy } from '../copy.ts';
import { type Html, html } from '../frame/html.ts';
import { icon } from '../frame/icons.ts';
import { formatSandboxDay, formatShortMoment } from '../frame/sandbox-time.ts';
import type { MailMessage, MailSummary } from '../ports.ts';

/** A mail as it would travel: headers, the plain-text twin and the HTML part. For reading, not sending. */
const boundary = 'the-next-part';

function mailSource(mail: MailMessage): string {
  return [
    `Date: ${new Date(mail.sentAt).toUTCString()}`,
    `To: ${mail.recipient}`,
    `Subject: ${mail.subject}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    mail.text,
    `--${boundary}`,
    'Content-Type: text/html; charset=utf-8',
    '',
    mail.html,
    `--${boundary}--`,
  ].join('\n');
}

export type MailView = 'message' | 'text' | 'source';

export interface MailboxView {
  readonly mails: readonly MailSummary[];
  readonly open: MailMessage | null;
  readonly view: MailView;
  readonly search: string;
  readonly now: number;
}

/** The address of one mail in one view; a search stays on. */
export function mailAddress(id: number, search: string, view: MailView = 'message'): string {
  const query = new URLSearchParams();
  if (view !== 'message') query.set('view', view);
  if (search !== '') query.set('search', search);
  const text = query.toString();
  return `/sandbox/mailbox/${id}${text === '' ? '' : `?${text}`}`;
}

function row(mail: MailSummary, { open, search, now }: MailboxView): Html {
  const fresh = !mail.seen && mail.id !== open?.id;
  return html`<li data-mail="${mail.id}"><a class="sb-mail" href="${mailAddress(mail.id, search)}"${mail.id === open?.id ? html` aria-current="true"` : null}>
<span class="sb-mail-dot${fresh ? ' sb-mail-new' : ''}"><span class="hidden-visually">${fresh ? copy.mailbox.fresh : null}</span></span>
<span class="sb-mail-subject">${mail.subject}</span><span class="sb-mail-time">${formatShortMoment(mail.sentAt, now)}</span><span class="sb-mail-to">${mail.recipient}</span></a></li>`;
}

function list(view: MailboxView): Html {
  const { mails, search } = view;
  const none =
    search === ''
      ? html`<p class="sb-empty">${copy.mailbox.empty}</p>`
      : html`<p class="sb-empty">${copy.mailbox.none(search)} <a class="text-link" href="/sandbox/mailbox">${copy.mailbox.clear}</a></p>`;
  return html`<section class="card sb-mails" aria-label="${copy.mailbox.list}">
<ol class="sb-mail-list" id="mails" data-fresh="${copy.mailbox.fresh}">${mails.map((mail) => row(mail, view))}</ol>
${mails.length === 0 ? none : null}
<p class="small second sb-count" id="count" data-words="${copy.mailbox.count}"${mails.length === 0 ? html` hidden` : null}>${copy.mailbox.count.replaceAll('{count}', String(mails.length))}</p>
</section>`;
}

function content(mail: MailMessage, view: MailView): Html {
  if (view === 'text') return html`<pre class="sb-pre" tabindex="0">${mail.text}</pre>`;
  if (view === 'source') return html`<pre class="sb-pre" tabindex="0">${mailSource(mail)}</pre>`;
  return html`<iframe class="sb-frame" id="mail-frame" title="${copy.mailbox.frame(mail.subject)}" src="/sandbox/mailbox/${mail.id}/html" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

function reader(mail: MailMessage, { view, search, now }: MailboxView): Html {
  const tabs = (['message', 'text', 'source'] as const).map(
    (each) =>
      html`<li><a href="${mailAddress(mail.id, search, each)}"${each === view ? html` aria-current="true"` : null}>${copy.mailbox[each]}</a></li>`,
  );
  const day =
    formatSandboxDay(mail.sentAt) === formatSandboxDay(now)
      ? `${copy.mailbox.today}, ${formatSandboxDay(mail.sentAt)}`
      : formatSandboxDay(mail.sentAt);
  return html`<article class="card sb-reader" aria-labelledby="subject">
<h2 id="subject">${mail.subject}</h2>
<dl class="sb-envelope"><div><dt>${copy.mailbox.from}</dt><dd>${copy.mailbox.sender}</dd></div><div><dt>${copy.mailbox.to}</dt><dd>${mail.recipient}</dd></div><div><dt>${copy.mailbox.sent}</dt><dd>${day}, ${formatTime(mail.sentAt)}</dd></div></dl>
<nav aria-label="${copy.mailbox.views}"><ul class="segments sb-segments">${tabs}</ul></nav>
${content(mail, view)}
</article>`;
}

export function mailboxPage(view: MailboxView): Html {
  return html`<div class="sb-title-row"><div><h1>${copy.mailbox.title}</h1><p class="lead">${copy.mailbox.lead}</p></div>
<form class="sb-search" method="get" action="/sandbox/mailbox" role="search"><span class="input-frame"><span class="input-start">${icon('search')}</span><input class="input" type="search" name="search" value="${view.search}" aria-label="${copy.mailbox.search}" placeholder="${copy.mailbox.search}"></span><button class="button button-second" type="submit">${copy.mailbox.find}</button><a class="button button-second" id="empty" href="/sandbox/mailbox/empty"${view.mails.length === 0 && view.search === '' ? html` hidden` : null}>${copy.mailbox.clearAll}</a></form></div>
<p class="hidden-visually" role="status" id="arrived" data-one="${copy.mailbox.arrivedOne}" data-many="${copy.mailbox.arrivedMany}"></p>
<div class="sb-mailbox">${list(view)}${view.open === null ? html`<p class="card sb-empty sb-choose">${copy.mailbox.choose}</p>` : reader(view.open, view)}</div>`;
}

/** The question before everything in the mailbox is deleted. */
export function emptyMailboxPage(): Html {
  return html`<h1>${copy.emptying.title}</h1>
<p class="lead">${copy.emptying.lead}</p>
<form class="button-row" method="post" action="/sandbox/mailbox/empty"><button class="button button-destructive" type="submit">${copy.emptying.confirm}</button><a class="button button-second" href="/sandbox/mailbox">${copy.emptying.cancel}</a></form>`;
}
