/** Where the build puts the PDF library's decoders of scanned pictures (pdf-decoders.plugin.ts). */
export const PDF_DECODERS = '/assets/pdf/';
