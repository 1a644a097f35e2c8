/** /internal/applications: hands the staff area's page which application the address names. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ApplicationsPage } from '../../features/staff/index.ts';

export function Applications() {
  const navigate = useNavigate();
  const { item } = useSearch({ from: '/staff/internal/applications' });
  return (
    <ApplicationsPage
      itemId={item ?? null}
      onOpen={(next) =>
        void navigate({
          to: '/internal/applications',
          search: (query) => ({ ...query, item: next ?? undefined }),
        })
      }
    />
  );
}
