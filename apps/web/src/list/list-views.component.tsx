import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { type SetURLSearchParams, useNavigation } from 'react-router-dom';
import { useReadsOnly } from '../app/person.hook.ts';
import { Popup } from '../ui/popup.component.tsx';
import { viewOf } from './list.address.ts';
import type { useLayout } from './list.layout.ts';
import { listarVisoes } from './views.queries.ts';

const ViewsPanel = lazy(() => import('./views-panel.component.tsx'));

interface Props {
  screen: string;
  search: URLSearchParams;
  setSearch: SetURLSearchParams;
  layout?: Pick<ReturnType<typeof useLayout>, 'density'> & { columns: readonly { key: string }[] };
}

/** Views are kept for a person, and who only reads keeps nothing. */
export const Views = (props: Props) => (useReadsOnly() ? null : <OwnViews {...props} />);

function OwnViews({ screen, search, setSearch, layout }: Props) {
  const views = useQuery(listarVisoes(screen));
  const openedBare = useRef(search.toString() === '');
  const first = views.data?.find(({ padrao }) => padrao);

  // A link just followed is still loading its page: a change of the address now would take the person back here.
  const leaving = useNavigation().state !== 'idle';

  useEffect(() => {
    if (!views.data || !openedBare.current || leaving) return;
    openedBare.current = false;
    // A person who filtered before the answer came has already chosen.
    if (first && window.location.search === '') setSearch(new URLSearchParams(first.endereco), { replace: true });
  }, [views.data, first, leaving, setSearch]);

  return (
    <Popup
      label={
        <>
          <BookmarkSimpleIcon size={18} aria-hidden />
          Visões
        </>
      }
    >
      {close => (
        <Suspense>
          <ViewsPanel
            screen={screen}
            views={views.data ?? []}
            address={addressNow(search, layout)}
            apply={view => {
              close();
              setSearch(new URLSearchParams(view.endereco));
            }}
          />
        </Suspense>
      )}
    </Popup>
  );
}

/** Columns and density are always written out: what this computer remembers, another does not. */
function addressNow(search: URLSearchParams, layout: Props['layout']) {
  const now = new URLSearchParams(viewOf(search));
  if (layout) {
    now.set('colunas', layout.columns.map(({ key }) => key).join(','));
    now.set('densidade', layout.density);
  }
  return now.toString();
}
