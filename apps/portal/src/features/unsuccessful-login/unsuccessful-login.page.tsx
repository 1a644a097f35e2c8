/** /unsuccessful-login: no door is lit. The reason stays with the provider, so that nothing is given away. */
import { Arcade } from '../../ui/arcade.tsx';
import { AnchorButton } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { telephoneLink } from '../../ui/use-helpline.ts';
import { copy } from './copy.ts';
import styles from './unsuccessful-login.module.css';

export function UnsuccessfulLoginPage({ helpline }: { helpline: string }) {
  return (
    <>
      <div className={styles.picture}>
        <Arcade lit={null} />
      </div>
      <div className={`wrap ${styles.words}`}>
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.lead}</p>
        <div className="button-row">
          <AnchorButton href={telephoneLink(helpline)}>{copy.contact}</AnchorButton>
          <LinkButton to="/login" kind="second">
            {copy.again}
          </LinkButton>
        </div>
      </div>
    </>
  );
}
