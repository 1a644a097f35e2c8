/** /link-account/individual: three fields, and a picture of where to find them. Knows no mode and no route behind it. */
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { copy } from './copy.ts';
import styles from './individual.module.css';
import { IndividualForm, type IndividualSteps } from './individual-form.tsx';
import { WhereToFind } from './where-to-find.tsx';

export function IndividualPage({ steps }: { steps: IndividualSteps }) {
  return (
    <>
      <Breadcrumbs
        trail={[{ place: 'link-account', label: copy.crumbs.linkAccount }]}
        current={copy.crumbs.individual}
      />
      <div className={styles.page}>
        <IndividualForm steps={steps} />
        <WhereToFind />
      </div>
    </>
  );
}
