/** The signed form of an application. That it was looked at is recorded. */
import { restPaths } from '@portal/contract/http';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { postForFile } from '../../../lib/api/post-for-file.ts';
import { sizeText } from '../../../ui/fields/file-field.rules.ts';
import { FileView } from '../file/file-view.tsx';
import type { Application } from './application.ts';
import { copy, formWords } from './copy.ts';

type FormOfApplication = Pick<Application, 'itemId' | 'document'>;

export function SignedForm({ application }: { application: FormOfApplication }) {
  const { name, bytes, pages, documentNo } = application.document;
  const facts = [
    name,
    sizeText(bytes),
    pages === null ? null : copy.pages(pages),
    documentNo > 1 ? copy.document(documentNo) : null,
  ];
  const query = useQuery(documentQuery(application));
  return <FileView {...{ name, facts, query }} words={formWords} />;
}

/** The bytes of a signed form, for this page alone. */
function documentQuery({ itemId, document }: FormOfApplication) {
  return queryOptions({
    queryKey: ['staff', 'document', { itemId, documentNo: document.documentNo }] as const,
    queryFn: () => postForFile(restPaths.linkDocument, { itemId }, document.type),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
