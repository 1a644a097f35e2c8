/** One upload as it was read: nothing of it is judged yet. */
export interface UploadedFile {
  /** As it came: not yet harmless. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Upload {
  /** null: no file was chosen. */
  readonly file: UploadedFile | null;
  readonly fields: Readonly<Record<string, string>>;
}
