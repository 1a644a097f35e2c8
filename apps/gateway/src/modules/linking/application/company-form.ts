/** The form that a company signs to have its accounts linked by hand: one page of A4 with the details filled in. */
import type { Readable } from 'node:stream';
import { formatDay, type SgDay } from '@portal/domain/sg-time';
import { PdfDocument } from '../../../pdf/pdf-document.ts';
import { drawMark } from '../../../pdf/pdf-mark.ts';
import { lastDayOfForm } from './company-form.rules.ts';
import { formCopy as copy } from './company-form-copy.ts';
import { FormPage, LEFT, RIGHT, WIDTH } from './company-form-page.ts';

export interface CompanyFormDetails {
  readonly companyName: string;
  readonly uen: string;
  readonly accountNo: string;
  readonly postalCode: string;
  /** The authorised person: the signed-in one. */
  readonly applicantName: string;
  readonly applicantEmail: string;
  /** When it is made; it is good for three months. */
  readonly day: SgDay;
}

function head(page: FormPage, day: SgDay): void {
  const { pdf } = page;
  drawMark(pdf, LEFT, 40, 30);
  page.write('P', copy.portal, 'name', { x: LEFT + 40, y: 46, width: 220 });
  const right = { x: RIGHT - 260, width: 260, align: 'right' } as const;
  page.write('P', `${copy.made} ${formatDay(day)}`, 'small', { ...right, y: 41 });
  const until = `${copy.validUntil} ${formatDay(lastDayOfForm(day))}`;
  page.write('P', until, 'smallStrong', { ...right, y: 55 });
}

/** @returns the PDF, complete */
export function companyForm(details: CompanyFormDetails): Readable {
  const pdf = new PdfDocument({ title: copy.title, day: details.day });
  const page = new FormPage(pdf);
  head(page, details.day);
  page.at = 96;
  page.flow('H1', copy.title, 'title', 6);
  page.flow('P', copy.lead, 'text', 18);

  page.section(copy.company.heading);
  page.details([
    [copy.company.name, details.companyName],
    [copy.company.uen, details.uen],
    [copy.company.accountNo, details.accountNo],
    [copy.company.postalCode, details.postalCode],
  ]);
  page.section(copy.person.heading);
  page.details([
    [copy.person.name, details.applicantName],
    [copy.person.email, details.applicantEmail],
  ]);
  page.section(copy.access.heading);
  page.bullets(copy.access.items);
  page.flow('P', copy.access.until, 'text', 18);

  page.section(copy.signature.heading);
  page.flow('P', copy.signature.lead, 'text', 12);
  page.boxes([copy.signature.signature, copy.signature.stamp]);
  page.lines([copy.signature.name, copy.signature.position, copy.signature.date]);
  page.write('P', copy.howTo, 'small', { x: LEFT, y: 786, width: WIDTH });
  return pdf.end();
}
