/** Addresses of earlier portals: what the hash of / means (S1 §2). */
import { getAvailability } from '@portal/domain/availability/availability';
import { type FeatureName, features } from '@portal/domain/availability/features';
import type { PublicConfig } from '../../lib/config.ts';

const LEGACY_PATH = /^#(\/[A-Za-z0-9\-_/]{0,199})$/;

export type HashTarget =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'leave'; readonly address: string };

/** @param config null when it cannot be had; the hash is then dropped, as where nothing is configured. null: dropped */
export function hashTarget(
  hash: string,
  config: Pick<PublicConfig, 'legacyBase' | 'switches'> | null,
): HashTarget | null {
  const forgotten = hash === '#forgot-userid' || hash === '#/forgot-userid';
  if (forgotten) return config && featurePath('forgot-email', config);
  const path = LEGACY_PATH.exec(hash)?.[1];
  if (!path || !config?.legacyBase) return null;
  return { kind: 'leave', address: `${config.legacyBase.replace(/\/$/, '')}${path}` };
}

/** A page that is not there yet is no way on: then the hash is dropped. */
function featurePath(feature: FeatureName, { switches }: Pick<PublicConfig, 'switches'>): HashTarget | null {
  const { path } = features[feature];
  return path !== null && getAvailability(feature, { switches }) === 'open' ? { kind: 'path', path } : null;
}
