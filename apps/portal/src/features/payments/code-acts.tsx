/** Keeping the code: saved as a picture, or handed to another app where the device can. */
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './code.module.css';
import { canShare, saveCode, shareCode } from './code-image.ts';
import { copy } from './copy.ts';
import type { PaynowCode } from './paynow-code.ts';

export function CodeActs({ code }: { readonly code: PaynowCode }) {
  const [shares] = useState(canShare);
  return (
    <div className={styles.acts}>
      <Button kind="second" small onClick={() => void saveCode(code).then(() => showToast(copy.code.saved))}>
        <Icon name="download" />
        {copy.code.save}
      </Button>
      {shares && (
        <Button kind="second" small onClick={() => void shareCode(code, copy.title)}>
          <Icon name="external" />
          {copy.code.share}
        </Button>
      )}
    </div>
  );
}
