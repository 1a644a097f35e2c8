/** The news of eGIRO, once per person (S1 §4): closing it in any way, also by going there, counts as seen. */
import { Heading } from 'react-aria-components';
import { buttonClass, TextButton } from '../../../ui/actions/button.tsx';
import { FeatureLink } from '../../../ui/actions/feature-link.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import { BankPicture } from './bank-picture.tsx';
import styles from './egiro-news.module.css';
import { PictureDialog } from './picture-dialog.tsx';

export function EgiroNews({ onSeen }: { onSeen: () => void }) {
  return (
    <PictureDialog picture={<BankPicture />} isPictureAside closeLabel={copy.news.close} onClose={onSeen}>
      <p className="overline">{copy.news.overline}</p>
      <Heading slot="title" level={2} className={styles.title ?? ''}>
        {copy.news.title}
      </Heading>
      <p className="second above-10 size-17">{copy.news.text}</p>
      <ul className={styles.points}>
        {copy.news.points.map((point) => (
          <li key={point}>
            <Icon name="check" size={20} />
            {point}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <FeatureLink feature="egiro-about" className={buttonClass({})} onClick={onSeen}>
          {copy.news.apply}
        </FeatureLink>
        <TextButton onClick={onSeen}>{copy.news.notNow}</TextButton>
      </div>
    </PictureDialog>
  );
}
