import { HelpPage } from '../../features/help/index.ts';
import { useHelpline } from '../../ui/use-helpline.ts';

export function Help() {
  return <HelpPage helpline={useHelpline()} />;
}
