import { TermsPage } from '../../features/terms/index.ts';
import { useHelpline } from '../../ui/use-helpline.ts';

export function Terms() {
  return <TermsPage helpline={useHelpline()} />;
}
