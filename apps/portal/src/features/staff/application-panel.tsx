/** The application that is open, or none: everything about it, and the draft of a decision. */
import { useQuery } from '@tanstack/react-query';
import { applicationQuery } from './application.query.ts';
import { ApplicationDetail } from './application-detail.tsx';
import { copy } from './copy.ts';
import type { Drafts } from './drafts.ts';
import { NothingOpen, OpenItem } from './open-item.tsx';

interface ApplicationPanelProps {
  readonly itemId: string | null;
  readonly now: number;
  readonly drafts: Drafts;
  onBack(): void;
  onDecided(itemId: string): void;
}

export function ApplicationPanel({ itemId, ...rest }: ApplicationPanelProps) {
  return itemId === null ? (
    <NothingOpen words={copy.applications} />
  ) : (
    <OpenApplication itemId={itemId} {...rest} />
  );
}

function OpenApplication({
  itemId,
  now,
  drafts,
  onBack,
  onDecided,
}: ApplicationPanelProps & { itemId: string }) {
  const query = useQuery(applicationQuery(itemId));
  return (
    <OpenItem query={query} words={copy.applications} name={({ companyName }) => companyName} onBack={onBack}>
      {(application) => {
        const draftKey = { itemId, documentNo: application.document.documentNo };
        return (
          <ApplicationDetail
            application={application}
            now={now}
            draft={drafts.of(draftKey)}
            isOvertaken={drafts.isOvertaken(draftKey)}
            onDraft={(draft) => drafts.change(draftKey, draft)}
            onDecided={() => onDecided(itemId)}
          />
        );
      }}
    </OpenItem>
  );
}
