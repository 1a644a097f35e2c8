/** Drawings of the look as parts of a page; all of them hidden from screen readers. */
import { arcadeSvg } from '@portal/look/arcade';
import { type IconName, iconSvg } from '@portal/look/icons';
import { type Html, html, ownMarkup } from '../../html.ts';

export const icon = (name: IconName, size?: number): Html => ownMarkup(iconSvg(name, size));

export const arcade = (): Html => html`<div class="arcade-head">${ownMarkup(arcadeSvg())}</div>`;

export const tile = (name: IconName, kind: '' | 'tile-error' = ''): Html =>
  html`<span class="tile ${kind}">${icon(name, 26)}</span>`;
