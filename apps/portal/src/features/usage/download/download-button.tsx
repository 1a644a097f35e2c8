/** The button of the card's head: what is seen, as CSV. */
import { IconButton } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import { DownloadFailure } from './download-failure.tsx';
import { type DownloadSource, fetchData, useDownload } from './use-download.ts';

export function DownloadButton(source: DownloadSource) {
  const download = useDownload();
  const isSaving = download.saving !== null;
  return (
    <>
      <IconButton
        label={isSaving ? copy.download.saving : copy.download.button}
        aria-busy={isSaving || undefined}
        onClick={() => download.save('csv', copy.download.csv.name, () => fetchData(source, 'csv'))}
      >
        <Icon name={isSaving ? 'clock' : 'download'} size={20} />
      </IconButton>
      <DownloadFailure download={download} />
    </>
  );
}
