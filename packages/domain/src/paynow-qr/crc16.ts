/**
 * The checksum at the end of a QR payment code: CRC-16 with polynomial 1021 (hex), beginning with FFFF, bits as
 * they come, nothing added at the end (EMVCo MPM 4.7.3; standards B1). The reader has its own, made another way.
 */

const POLYNOMIAL = 0x1021;

/** Four upper-case hex digits over text of single-byte characters: '29B1' for '123456789'. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ POLYNOMIAL) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
