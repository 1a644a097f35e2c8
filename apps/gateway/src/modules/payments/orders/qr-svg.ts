/** Draws a code: an SVG of 240 by 240 at level H (S2 §9), in whole modules, with the quiet zone of four around it. */
import QRCode from 'qrcode';

const SIZE = 240;
const QUIET_ZONE = 4;
/** The ink of the look: cameras tell it from white as well as black. */
const INK = '#11202b';

/** Segments of digits, capitals and bytes are mixed, so that the modules stay as large as can be. */
export function qrSvg(payload: string): Promise<string> {
  return QRCode.toString(payload, {
    type: 'svg',
    errorCorrectionLevel: 'H',
    width: SIZE,
    margin: QUIET_ZONE,
    color: { dark: INK },
  });
}
