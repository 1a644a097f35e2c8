/** /not-active and its family: signed in, but no account to show yet. Nothing to do, hence no primary act. */
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icons.tsx';
import { Message } from '../../ui/message.tsx';
import { useHelpline } from '../../ui/use-helpline.ts';
import { copy } from './copy.ts';

export const accountStates = ['not-active', 'not-linked', 'received', 'pending-document'] as const;
export type AccountStateName = (typeof accountStates)[number];

export function isAccountState(name: string): name is AccountStateName {
  return accountStates.some((state) => state === name);
}

const pages: Record<
  AccountStateName,
  { icon: IconName; title: string; heading: string; lead(helpline: string): string }
> = {
  'not-active': {
    icon: 'clock',
    title: copy.titles.notActive,
    heading: copy.notActiveHeading,
    lead: () => copy.notActiveLead,
  },
  'not-linked': {
    icon: 'home',
    title: copy.titles.notLinked,
    heading: copy.notLinkedHeading,
    lead: copy.notLinkedLead,
  },
  received: {
    icon: 'file',
    title: copy.titles.received,
    heading: copy.receivedHeading,
    lead: () => copy.receivedLead,
  },
  'pending-document': {
    icon: 'file',
    title: copy.titles.pendingDocument,
    heading: copy.pendingDocumentHeading,
    lead: copy.pendingDocumentLead,
  },
};

export function titleOfState(state: AccountStateName): string {
  return pages[state].title;
}

export function AccountStatePage({ state, onLogOut }: { state: AccountStateName; onLogOut: () => void }) {
  const helpline = useHelpline();
  const { icon, heading, lead } = pages[state];
  return (
    <Message
      icon={icon}
      heading={heading}
      acts={
        <Button kind="second" onClick={onLogOut}>
          {copy.logout}
        </Button>
      }
    >
      <p className="lead">{lead(helpline)}</p>
    </Message>
  );
}
