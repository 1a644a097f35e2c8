/**
 * The frame of every mail: 600 wide, one column, tables and inline styles, light only, one button with its
 * address written out below. No tracking, no picture that carries meaning; always with a plain-text alternative.
 */
import { type Html, type HtmlPart, html } from '../html.ts';
import * as copy from './copy.ts';

export interface MailBody {
  readonly title: string;
  /** Sanitised name; may be empty. */
  readonly greeting: string;
  readonly text: string;
  /** A person's own words with their line breaks, always escaped. */
  readonly quote?: { readonly from: string; readonly text: string };
  readonly act: { readonly words: string; readonly url: string };
  /** Lifetime of the link: words, date, words. */
  readonly life?: readonly [string, string, string];
  /** Below the card: advice to a recipient who did not cause the mail. */
  readonly warning: string;
  readonly footer: readonly [string, string];
  readonly origin: string;
}

const face = "font-family:'Hanken Grotesk',Arial,Helvetica,sans-serif";
const display = "font-family:'Instrument Sans',Arial,Helvetica,sans-serif";
const text = `${face};font-size:16px;line-height:24px;color:#11202B`;
const small = `${face};font-size:14px;line-height:21px;color:#43505A`;

const button = ({ words, url }: MailBody['act']): Html => html`
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td bgcolor="#11202B" style="border-radius:10px"><a href="${url}" style="display:inline-block;padding:14px 28px;${face};font-size:16px;line-height:24px;font-weight:600;color:#FFFFFF;text-decoration:none">${words}</a></td>
</tr></table>`;

const gap = (height: number): Html =>
  html`<div style="height:${height}px;line-height:${height}px;font-size:1px">&nbsp;</div>`;

const quoted = ({ from, text: said }: NonNullable<MailBody['quote']>): Html => html`${gap(20)}
<p style="margin:0;${small}">${from}</p>
${gap(6)}<div style="border-left:3px solid #E0E3DB;padding-left:14px;${text};white-space:pre-line">${said}</div>`;

const card = (body: MailBody): HtmlPart => html`
<h1 style="margin:0;${display};font-size:28px;line-height:34px;font-weight:600;color:#11202B">${body.title}</h1>
${gap(24)}<p style="margin:0;${text}">${copy.hello(body.greeting)}</p>
${gap(12)}<p style="margin:0;${text}">${body.text}</p>
${body.quote && quoted(body.quote)}
${gap(28)}${button(body.act)}
${body.life && html`${gap(28)}<p style="margin:0;${text};color:#43505A">${body.life[0]}<strong style="color:#11202B">${body.life[1]}</strong>${body.life[2]}</p>`}
${gap(24)}<div style="border-top:1px solid #E0E3DB;font-size:1px;line-height:1px">&nbsp;</div>${gap(14)}
<p style="margin:0;${small}">${copy.notWorking}<br><a href="${body.act.url}" style="color:#11202B;word-break:break-all">${body.act.url}</a></p>`;

/** @returns the message as HTML, complete */
export const mailHtml = (body: MailBody): string =>
  html`<!doctype html>
<html lang="en-SG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${body.title}</title>
</head>
<body style="margin:0;padding:0;background:#F4F5F1">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#F4F5F1"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:28px 32px 22px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td><img src="${body.origin}/idp/assets/mark.png" width="30" height="30" alt="" style="display:block;border:0"></td>
<td style="padding-left:12px;${display};font-size:19px;line-height:24px;font-weight:600;color:#11202B">${copy.product}</td>
</tr></table>
</td></tr>
<tr><td style="padding:0 32px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td bgcolor="#FFFFFF" style="border-radius:14px;padding:34px 36px 28px">${card(body)}</td>
</tr></table></td></tr>
<tr><td style="padding:22px 36px 18px;${face};font-size:15px;line-height:23px;color:#43505A">${body.warning}</td></tr>
<tr><td style="padding:0 32px"><div style="border-top:1px solid #E0E3DB;font-size:1px;line-height:1px">&nbsp;</div></td></tr>
<tr><td style="padding:12px 36px 40px;${face};font-size:13px;line-height:20px;color:#43505A">${body.footer[0]}<br>${body.footer[1]}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.markup;

/** @returns the same message as plain text */
export function mailText(body: MailBody): string {
  return [
    copy.product,
    body.title,
    copy.hello(body.greeting),
    body.text,
    ...(body.quote ? [body.quote.from, body.quote.text] : []),
    `${body.act.words}: ${body.act.url}`,
    ...(body.life ? [body.life.join('')] : []),
    body.warning,
    '--',
    body.footer.join('\n'),
    '',
  ].join('\n\n');
}
