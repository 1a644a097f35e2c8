/**
 * The help at the end of a bill, in the four official languages. The bill itself is in English: the other three say what
 * its main words mean, as those words stand on it.
 */
import type { Language } from '../../../pdf/pdf-document.ts';

export interface Help {
  /** Missing: English, as the document is. */
  readonly language?: Language;
  /** The language's own name. */
  readonly name: string;
  readonly owed: (helpline: string) => string;
  readonly nothingOwed: (helpline: string) => string;
}

export const helpCopy: readonly Help[] = [
  {
    name: 'English',
    owed: (helpline) =>
      `Questions about this bill? Log in to the portal, which explains every amount, or call ${helpline}. If you cannot pay by the due date, call us before then: you can ask to pay in instalments.`,
    nothingOwed: (helpline) =>
      `You have nothing to pay. Questions about this bill? Log in to the portal, which explains every amount, or call ${helpline}.`,
  },
  {
    language: 'zh-SG',
    name: '中文',
    owed: (helpline) =>
      `第 1 页的 Total amount payable 是应付总额，Due date 是付款截止日期，* 表示用量为估算。如果无法按时付款，请在截止日期前致电 ${helpline}，您可以申请分期付款。来电时可要求用华语交谈。`,
    nothingOwed: (helpline) =>
      `您目前无需付款。如果对账单有疑问，请致电 ${helpline}。来电时可要求用华语交谈。`,
  },
  {
    language: 'ms',
    name: 'Bahasa Melayu',
    owed: (helpline) =>
      `Total amount payable di halaman 1 ialah jumlah yang perlu dibayar. Due date ialah tarikh akhir pembayaran. Tanda * bermaksud penggunaan itu dianggarkan. Jika anda tidak dapat membayar pada masanya, hubungi ${helpline} sebelum tarikh itu: anda boleh memohon untuk membayar secara ansuran. Semasa menelefon, anda boleh meminta untuk bercakap dalam bahasa Melayu.`,
    nothingOwed: (helpline) =>
      `Anda tidak perlu membayar apa-apa sekarang. Jika anda mempunyai pertanyaan tentang bil ini, hubungi ${helpline}. Semasa menelefon, anda boleh meminta untuk bercakap dalam bahasa Melayu.`,
  },
  {
    language: 'ta',
    name: 'தமிழ்',
    owed: (helpline) =>
      `பக்கம் 1-இல் உள்ள Total amount payable என்பது நீங்கள் செலுத்த வேண்டிய மொத்தத் தொகை. Due date என்பது பணம் செலுத்த வேண்டிய கடைசி நாள். * என்ற குறி, பயன்பாடு மதிப்பிடப்பட்டது என்பதைக் காட்டுகிறது. உரிய நாளுக்குள் செலுத்த முடியாவிட்டால், அதற்கு முன் ${helpline} என்ற எண்ணை அழையுங்கள். தவணை முறையில் செலுத்த நீங்கள் விண்ணப்பிக்கலாம். அழைக்கும்போது, தமிழில் பேச விரும்புவதாகக் கூறலாம்.`,
    nothingOwed: (helpline) =>
      `நீங்கள் இப்போது எதுவும் செலுத்த வேண்டியதில்லை. உங்களுக்குக் கேள்விகள் இருந்தால், ${helpline} என்ற எண்ணை அழையுங்கள். அழைக்கும்போது, தமிழில் பேச விரும்புவதாகக் கூறலாம்.`,
  },
];
