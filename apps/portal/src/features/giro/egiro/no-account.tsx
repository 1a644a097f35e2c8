/** 'Unable to proceed' over the page about eGIRO: there is no account to apply for (S2 §8). Loaded when it is needed. */
import { OutsideLink } from '../../../ui/actions/outside-link.tsx';
import { DecisionDialog } from '../../../ui/dialogs/decision-dialog.tsx';
import { copy as pages } from './copy.ts';

const words = pages.noAccount;

interface NoAccountProps {
  readonly contact: string | null;
  onClose(): void;
}

export function NoAccount({ contact, onClose }: NoAccountProps) {
  return (
    <DecisionDialog title={words.title} action={null} closeLabel={words.close} onClose={onClose}>
      <NoAccountText contact={contact} />
    </DecisionDialog>
  );
}

export function NoAccountText({ contact }: Pick<NoAccountProps, 'contact'>) {
  return (
    <>
      <p className="second">{words.text}</p>
      {contact && (
        <OutsideLink href={contact} className="text-link above-8">
          {words.contact}
        </OutsideLink>
      )}
    </>
  );
}
