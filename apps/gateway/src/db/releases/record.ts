/** `node apps/gateway/src/db/releases/record.ts`: records the migrations as they stand, for a release. */
import { recordChecksums } from './release-states.ts';

recordChecksums();
