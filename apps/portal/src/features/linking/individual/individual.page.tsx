/** /link-account/individual: three fields, and a picture of where to find them. Knows no mode and no route behind it. */
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { useHelpline } from '../../../ui/use-helpline.ts';
import { copy } from '../copy.ts';
import form from './account-form.module.css';
import styles from './individual.module.css';
import { IndividualForm, type IndividualSteps } from './individual-form.tsx';
import { WhereToFind } from './where-to-find.tsx';

interface IndividualPageProps {
  readonly steps: IndividualSteps;
  /** Page of an individual whose status belongs here: no other page of linking is theirs. */
  readonly waitsFor: keyof typeof copy.individual.waits | null;
}

export function IndividualPage({ steps, waitsFor }: IndividualPageProps) {
  const helpline = useHelpline();
  return (
    <>
      {waitsFor ? (
        <div className={styles.strip}>
          <Notice>
            {waitsFor === 'pending_document'
              ? copy.individual.waits.pending_document(helpline)
              : copy.individual.waits.in_progress}
          </Notice>
        </div>
      ) : (
        <Breadcrumbs
          trail={[{ feature: 'link-account', label: copy.crumbs.linkAccount }]}
          current={copy.crumbs.individual}
        />
      )}
      <div className={`${form.page} ${styles.page}`}>
        <IndividualForm steps={steps} mayLeave={waitsFor === null} />
        <WhereToFind />
      </div>
    </>
  );
}
