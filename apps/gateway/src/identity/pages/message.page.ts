/** A page with one message: tile, heading, one sentence, the way on. */
import type { IconName } from '@portal/look/icons';
import { type HtmlPart, html, unbroken } from '../../html.ts';
import { tile } from './icon.ts';
import { type PageFrame, page } from './layout.ts';

export interface Message {
  readonly icon: IconName;
  readonly title: string;
  readonly text: HtmlPart;
  readonly acts: HtmlPart;
  readonly below?: HtmlPart;
  readonly error?: boolean;
  readonly scripts?: readonly string[];
}

export function messagePage(frame: PageFrame, message: Message): string {
  const main = html`
<div class="message">
  ${tile(message.icon, message.error ? 'tile-error' : '')}
  <div><h1>${unbroken(message.title)}</h1><p class="lead">${unbroken(message.text)}</p></div>
  <div class="button-row">${message.acts}</div>
  ${message.below}
</div>`;
  return page(frame, { title: message.title, main, column: 'one-column', scripts: message.scripts ?? [] });
}
