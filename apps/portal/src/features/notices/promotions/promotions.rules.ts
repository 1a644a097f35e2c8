/** Which banners a customer sees, in which order, and where each may lead (S1 §2, §4). Draws nothing. */
import type { Promotion } from '@portal/contract/rest';
import { type FeatureName, featureNames, features } from '@portal/domain/availability/features';
import { ownPath, webAddress } from '../../../lib/safe-address.ts';
import { findFeature, type PromotionKind } from './promotion-kinds.ts';

/** A feature of the portal, or an address that content gave. */
export type Target =
  | { readonly feature: FeatureName }
  | { readonly address: string; readonly opensOutside: boolean };

export interface Slide {
  readonly kind: PromotionKind;
  readonly overline: string | null;
  readonly title: string;
  readonly text: string;
  readonly act: { readonly label: string; readonly target: Target } | null;
}

export interface Circumstances {
  isOpen(feature: FeatureName): boolean;
  /** Every account of the selected premises is closed. */
  readonly areAllInactive: boolean;
  /** The accounts are such that card payments have ended for them. */
  readonly announcesCards: boolean;
  /** The host promotes the utilities app. */
  readonly isAppPromoted: boolean;
  /** Anything may lead out of the portal: not on a kiosk. */
  readonly redirectsOut: boolean;
  /** The portal's own, for paths. */
  readonly origin: string;
}

export function listSlides(content: readonly Promotion[], circumstances: Circumstances): Slide[] {
  const slides = content
    .filter(({ kind }) => isFor(kind, circumstances))
    .flatMap((promotion) => toSlide(promotion, circumstances) ?? []);
  const isFirst = ({ kind }: Slide) => kind === 'non-domestic';
  return [...slides.filter(isFirst), ...slides.filter((slide) => !isFirst(slide))];
}

function isFor(kind: PromotionKind, circumstances: Circumstances): boolean {
  if (kind === 'non-domestic') return circumstances.announcesCards;
  if (kind === 'egiro') return circumstances.isOpen('egiro-banner') && !circumstances.areAllInactive;
  return kind !== 'app' || circumstances.isAppPromoted;
}

/** A banner whose act would lead nowhere does not show; a notice that must be told is told without the act. */
function toSlide(promotion: Promotion, circumstances: Circumstances): Slide | null {
  const { kind, overline, text, actLabel } = promotion;
  const { title, isMarked } = withoutMark(promotion.title);
  const slide = { kind, overline, title, text };
  if (actLabel === null || actLabel.trim() === '') return { ...slide, act: null };
  const target = findTarget(promotion, isMarked, circumstances);
  if (target) return { ...slide, act: { label: actLabel, target } };
  return kind === 'non-domestic' ? { ...slide, act: null } : null;
}

const MARK = '[EXTERNAL]';

function withoutMark(text: string): { title: string; isMarked: boolean } {
  const title = text.trim();
  const isMarked = title.startsWith(MARK);
  return { title: isMarked ? title.slice(MARK.length).trim() : title, isMarked };
}

function findTarget(
  { kind, href }: Promotion,
  opensOutside: boolean,
  { isOpen, redirectsOut, origin }: Circumstances,
): Target | null {
  const feature = findFeature(kind);
  if (feature !== null) return isOpen(feature) ? { feature } : null;
  if (href === null) return null;
  const path = ownPath(href, origin);
  if (path !== null) {
    const here = placesAt(path);
    // A path of no feature of the portal is a page beside it, hence out of it.
    const mayRedirect = here.length === 0 ? redirectsOut : here.some(isOpen);
    return mayRedirect ? { address: path, opensOutside } : null;
  }
  const address = redirectsOut ? webAddress(href, ['https:']) : null;
  return address === null ? null : { address, opensOutside };
}

/** The features of the portal that a path leads to. */
function placesAt(path: string): FeatureName[] {
  const [pathname = ''] = path.split(/[?#]/);
  return featureNames.filter((name) => features[name].path === pathname.replace(/(.)\/$/, '$1'));
}
