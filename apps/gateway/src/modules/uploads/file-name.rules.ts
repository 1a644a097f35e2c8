/** A file's name as it may be kept, shown and handed out again: its last part, without signs that mislead or act. */
const LONGEST = 100;

/** Control characters, and those that turn the direction of writing or have no width: what is read is what it is. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;
/** Mean something to a file system, a shell, a header or a page. */
const ACTING = /[<>:"|?*`$;&%\\/]/g;

/** Endings that a computer runs or a browser opens as a page, hidden before the last one. */
const ACTS =
  /^(exe|com|bat|cmd|scr|pif|msi|ps1|vbs|vbe|js|jse|mjs|wsf|wsh|hta|jar|app|dmg|sh|php|phtml|asp|aspx|jsp|cgi|pl|py|rb|html?|xhtml|shtml|svg|xml|lnk|dll|sys|reg|docm|xlsm|pptm|zip|iso)$/;

/** 'pdf' of 'Form.PDF'; '' where there is none. */
export function getExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** 'form.exe.pdf': what stands before the last ending is one that acts. */
export function hidesAnotherType(name: string): boolean {
  return name
    .toLowerCase()
    .split('.')
    .slice(1, -1)
    .some((ending) => ACTS.test(ending.trim()));
}

/** Counts what people see as characters, and cuts before the extension. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= LONGEST) return name;
  const ending = getExtension(name);
  const suffix = ending === '' || ending.length > 10 ? '' : `.${ending}`;
  return characters.slice(0, LONGEST - suffix.length).join('') + suffix;
}

/** @param text as it came @returns one line of at most 100 characters, never empty and never a path */
export function harmlessName(text: string): string {
  const last = text.replace(HIDDEN, '').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(ACTING, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return shortened(plain === '' ? 'file' : plain);
}
