/** The way back from the pages of eGIRO. */
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { copy } from '../copy.ts';

const trail = [
  { feature: 'services', label: copy.services },
  { feature: 'giro', label: copy.giro },
] as const;

export function EgiroCrumbs({ current }: { readonly current: 'about' | 'setUp' }) {
  return <Breadcrumbs trail={trail} current={copy[current]} />;
}
