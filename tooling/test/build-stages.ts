/** The portal is built as a visitor gets it, and weighed. */
import { buildPortal, isPortalBuilt, PORTAL_DIST } from '../start/portal-build.ts';
import { broken, fine, type Stage } from './stage.ts';
import { overweight, printableWeights, tooManyFiles, weights } from './weigh.ts';

export const buildStages: readonly Stage[] = [
  {
    name: 'portal build',
    runs: false,
    async run() {
      if (!isPortalBuilt()) await buildPortal();
      return fine;
    },
  },
  {
    name: 'budgets of bytes and files',
    runs: false,
    async run() {
      const all = weights(PORTAL_DIST);
      const breaches = [...overweight(all), ...tooManyFiles(PORTAL_DIST)];
      return breaches.length === 0 ? fine : broken([printableWeights(all), ...breaches].join('\n'));
    },
  },
];
