/** The sandbox's mark, without accent, and its icons, from the lists of the look. Hidden from screen readers. */
import { type IconName, iconPaths } from '@portal/look/icons';
import { markPaths } from '@portal/look/mark';
import { type Html, html } from './html.ts';

export const mark: Html = html`<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" aria-hidden="true" focusable="false"><path d="${markPaths.outer}"/><path d="${markPaths.middle}"/><path d="${markPaths.door}"/></svg>`;

export function icon(name: IconName): Html {
  return html`<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="${iconPaths[name]}"/></svg>`;
}
