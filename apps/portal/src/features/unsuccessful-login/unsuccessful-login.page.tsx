/** /unsuccessful-login: no door is lit. The reason stays with the provider, so that nothing is given away. */

import { AnchorButton, buttonClass } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { OutsideLink } from '../../ui/actions/outside-link.tsx';
import { Arcade } from '../../ui/surfaces/arcade.tsx';
import { PicturePage } from '../../ui/surfaces/picture-page.tsx';
import { telephoneLink } from '../../ui/use-helpline.ts';
import { copy } from './copy.ts';

interface UnsuccessfulLoginProps {
  readonly helpline: string;
  /** The utility's page for messages; null: it has none, so the helpline is the contact. */
  readonly contactUs: string | null;
}

export function UnsuccessfulLoginPage({ helpline, contactUs }: UnsuccessfulLoginProps) {
  return (
    <PicturePage
      picture={<Arcade lit={null} />}
      heading={copy.heading}
      lead={copy.lead}
      actions={
        <>
          {contactUs === null ? (
            <AnchorButton href={telephoneLink(helpline)}>{copy.contact}</AnchorButton>
          ) : (
            <OutsideLink href={contactUs} className={buttonClass({})}>
              {copy.contact}
            </OutsideLink>
          )}
          <LinkButton to="/login" kind="second">
            {copy.again}
          </LinkButton>
        </>
      }
    />
  );
}
