import { ChoicePage } from '../../../features/linking/index.ts';

export function LinkAccount() {
  return <ChoicePage />;
}
