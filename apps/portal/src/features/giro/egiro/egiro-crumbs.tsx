/** The way back from the pages of eGIRO. */
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { copy } from '../copy.ts';
import { useGiroPaths } from '../paths.ts';

export function EgiroCrumbs({ current }: { readonly current: 'about' | 'setUp' }) {
  const { giroFeature } = useGiroPaths();
  const trail = [
    { feature: 'services', label: copy.services },
    { feature: giroFeature, label: copy.giro },
  ] as const;
  return <Breadcrumbs trail={trail} current={copy[current]} />;
}
