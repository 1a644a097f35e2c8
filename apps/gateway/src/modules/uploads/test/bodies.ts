/** Multipart bodies by hand, with 'x' between their parts: to be cut, dripped and bent. */
export const multipart = (parts: string, ends = true) => `--x\r\n${parts}${ends ? '\r\n--x--\r\n' : ''}`;

export const filePart = (name: string, content: string) =>
  `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n${content}`;

export const xHeaders = { 'content-type': 'multipart/form-data; boundary=x' };
