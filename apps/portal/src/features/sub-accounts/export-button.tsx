/** Saves every sub-account of the master account as CSV; while it comes, the button says so. */
import { Button } from '../../ui/actions/button.tsx';
import { DownloadFailure } from '../../ui/download/download-failure.tsx';
import { useDownload } from '../../ui/download/use-download.ts';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './sub-accounts.module.css';
import { downloadSubAccounts, nameFile } from './sub-accounts.query.ts';

export function ExportButton({ master }: { readonly master: string }) {
  const download = useDownload();
  const isSaving = download.saving !== null;
  return (
    <>
      <Button
        kind="second"
        className={styles.export}
        busy={isSaving}
        onClick={() => download.save(master, nameFile(master), () => downloadSubAccounts(master))}
      >
        <Icon name={isSaving ? 'clock' : 'download'} size={20} />
        {isSaving ? copy.exporting : copy.export}
      </Button>
      <p role="status" className="hidden-visually">
        {isSaving && copy.exporting}
      </p>
      <DownloadFailure download={download} />
    </>
  );
}
