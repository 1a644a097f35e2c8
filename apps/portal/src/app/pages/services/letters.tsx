/** /services/e-letters: hands the page every business partner of the person, and the letter that the address names. */
import { hasLetters } from '@portal/domain/letters/letters-available';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useKnownAccounts } from '../../../features/accounts/index.ts';
import { LettersPage } from '../../../features/letters/index.ts';
import { useLeave } from '../../../lib/base-path.ts';
import { usePageTitle } from '../../../ui/navigation/page-title.ts';
import { selectedAccounts } from '../../account/billed.ts';
import { usePartners } from '../../account/partners.ts';
import { copy } from '../../copy.ts';
import { NotForAccount } from '../../require-feature.tsx';

export function Letters() {
  const { letter } = useSearch({ strict: false });
  const [title, setTitle] = useState<string>(copy.titles.letters);
  usePageTitle(title);
  const accounts = useKnownAccounts();
  const partners = usePartners();
  const leave = useLeave();
  const selected = selectedAccounts(accounts);
  if (selected && !hasLetters(selected)) return <NotForAccount feature="letters" />;
  return <LettersPage bpNos={partners} letterId={letter} onTitle={setTitle} onLeave={leave} />;
}
