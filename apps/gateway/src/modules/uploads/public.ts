/**
 * Files that customers send: read with every byte counted, checked, quarantined, scanned. Knows no form and no
 * application: a write that comes with a file keeps it in its own transaction.
 */
export { type FileForm, missingFile } from './file-form.ts';
export { readFields } from './form-fields.ts';
export { acceptUploads, readUpload } from './read-upload.ts';
export type { UploadedFile } from './upload.ts';
export { inUploadPlace } from './upload-places.ts';
export { type FileDeps, type Written, writeWithFile } from './write-with-file.ts';
