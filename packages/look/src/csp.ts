/** Sources beside 'self' that the content security policy must admit for the look: docs/adr/0003. */
import { createHash } from 'node:crypto';

/** Added by React Aria's usePreventScroll on iPhones and iPads while something modal is open. */
export const overscrollStyle = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}';

/** Sources for `style-src`, quoted as the header wants them. */
export const styleHashes: readonly string[] = [
  `'sha256-${createHash('sha256').update(overscrollStyle).digest('base64')}'`,
];
