/** Saves bytes that are here already under a name: never a path, whatever the applicant called the file. */
const KEEP_MS = 60_000;

export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.split(/[/\\]/).at(-1) ?? '';
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
