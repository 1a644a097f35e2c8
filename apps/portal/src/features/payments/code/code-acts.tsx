/** Keeping the code: saved as a picture, or handed to another app where the device can. */
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/dialogs/toast.ts';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from './code.module.css';
import { canShare, saveCode, shareCode } from './code-image.ts';
import type { PaynowCode } from './paynow-code.ts';

export function CodeActs({ code }: { readonly code: PaynowCode }) {
  const [shares] = useState(canShare);
  const tellSaved = () => showToast(copy.code.saved);
  const share = async () => {
    if (await shareCode(code, copy.title)) tellSaved();
  };
  return (
    <div className={styles.acts}>
      <Button kind="second" small onClick={() => void saveCode(code).then(tellSaved)}>
        <Icon name="download" />
        {copy.code.save}
      </Button>
      {shares && (
        <Button kind="second" small onClick={() => void share()}>
          <Icon name="external" />
          {copy.code.share}
        </Button>
      )}
    </div>
  );
}
