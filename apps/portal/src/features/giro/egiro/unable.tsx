/** 'Unable to proceed' in the page: there is no account to apply for (S2 §8). */
import { OutsideLink } from '../../../ui/actions/outside-link.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { copy } from '../copy.ts';

const words = copy.egiro.about.noAccount;

export function Unable({ contact }: { readonly contact: string | null }) {
  return (
    <Card title={words.title} titleRole="heading">
      <p className="second above-10">{words.text}</p>
      {contact && (
        <OutsideLink href={contact} className="text-link above-8">
          {words.contact}
        </OutsideLink>
      )}
    </Card>
  );
}
