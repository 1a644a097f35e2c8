/** 'About this page' (S2 §2): what the readings are, who reads, and the words of the remarks. */
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';

const { about } = copy;

export function AboutThisPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="second" small onClick={() => setOpen(true)}>
        <Icon name="info" size={20} />
        {about.title}
      </Button>
      {isOpen && (
        <Dialog title={about.title} closeLabel={about.close} onClose={() => setOpen(false)}>
          <p className="second">{about.lead}</p>
          <dl className="grid gap-14 above-20">
            {about.terms.map(({ term, meaning }) => (
              <div key={term}>
                <dt className="bold">{term}</dt>
                <dd className="second">{meaning}</dd>
              </div>
            ))}
          </dl>
          <p className="second above-20">{about.use}</p>
        </Dialog>
      )}
    </>
  );
}
