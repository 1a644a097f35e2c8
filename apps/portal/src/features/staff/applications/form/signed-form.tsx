/** The signed form: drawn by us from its bytes, never opened by its own type. Zoomed, downloaded. */

import { restPaths } from '@portal/contract/http';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { baseName, saveFile } from '../../../../lib/api/download.ts';
import { postForFile } from '../../../../lib/api/post-for-file.ts';
import { IconButton, TextButton } from '../../../../ui/actions/button.tsx';
import { sizeText } from '../../../../ui/fields/file-field.rules.ts';
import { QueryAnswer } from '../../../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../../../ui/loading/use-card-query.ts';
import { Icon } from '../../../../ui/surfaces/icons.tsx';
import type { Application } from '../application.ts';
import { copy } from '../copy.ts';
import { FormPages } from './form-pages.tsx';
import styles from './signed-form.module.css';

/** Of the width of the frame; 1 fits. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const FIT = zooms.indexOf(1);

export function SignedForm({ application }: { application: Pick<Application, 'itemId' | 'document'> }) {
  const { name, bytes, pages, documentNo } = application.document;
  const query = useCardQuery(useQuery(documentQuery(application)));
  const [zoom, setZoom] = useState(FIT);
  const { data: file, frame } = query;
  return (
    <section aria-label={copy.form} className="shrinks" ref={frame} tabIndex={-1} data-quiet-focus="">
      <div className={styles.head}>
        <h3 className={styles.title}>{copy.form}</h3>
        <p className="shrinks anywhere small second">
          {copy.formFacts(
            name,
            sizeText(bytes),
            pages === null ? null : copy.pages(pages),
            documentNo > 1 ? copy.document(documentNo) : null,
          )}
        </p>
      </div>
      <div className={styles.frame}>
        <QueryAnswer
          query={query}
          skeleton={{ className: styles.sheet, label: copy.loadingForm, blocks: [styles.block] }}
          failure={{ heading: copy.formFailed }}
        >
          {(bytesOfForm) => <FormPages file={bytesOfForm} zoom={zooms[zoom] ?? 1} />}
        </QueryAnswer>
        {file && (
          <div className={styles.tools}>
            <IconButton label={copy.smaller} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
              <Icon name="minus" size={20} />
            </IconButton>
            <TextButton
              className={styles.fit}
              aria-disabled={zoom === FIT || undefined}
              onClick={() => setZoom(FIT)}
            >
              {copy.fit}
            </TextButton>
            <IconButton
              label={copy.larger}
              disabled={zoom === zooms.length - 1}
              onClick={() => setZoom(zoom + 1)}
            >
              <Icon name="plus" size={20} />
            </IconButton>
            <IconButton
              label={copy.download}
              className={styles.save}
              onClick={() => saveFile(file, baseName(name))}
            >
              <Icon name="download" size={20} />
            </IconButton>
          </div>
        )}
      </div>
      <p className={styles.checked}>
        <Icon name="check" size={18} />
        {copy.checked}
      </p>
    </section>
  );
}

/** The bytes of a signed form, for this page alone. That they were looked at is recorded. */
function documentQuery({ itemId, document }: Pick<Application, 'itemId' | 'document'>) {
  return queryOptions({
    queryKey: ['staff', 'document', { itemId, documentNo: document.documentNo }] as const,
    queryFn: () => postForFile(restPaths.linkDocument, { itemId }, document.type),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
