import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Footer } from '../list/list-footer.component.tsx';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { useKeptFocus } from '../ui/kept-focus.hook.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { filtroDe } from './filtro.model.ts';
import { Filtros } from './filtros.component.tsx';
import { MarcarTodas } from './marcar-todas.component.tsx';
import { listarNotificacoes } from './notificacoes.queries.ts';
import { Partes } from './partes.component.tsx';
import '../list/list.css';
import './notificacoes.css';

const Emails = lazy(() => import('./emails.dialog.tsx'));

const NOME = { one: 'notificação', many: 'notificações' };

export function Component() {
  const [busca, setBusca] = useSearchParams();
  const filtro = filtroDe(busca);
  const query = useQuery({ ...listarNotificacoes(filtro), placeholderData: keepPreviousData });
  const foco = useKeptFocus<HTMLDivElement>(query.data);
  const mudar = (chave: string, valor: string) => setBusca(antes => withParams(antes, { pag: null, [chave]: valor }));
  const abrirEmails = (abrir: boolean) => setBusca(antes => withParams(antes, { emails: abrir ? 'sim' : null }));
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Notificações">As pendências ficam até que alguém as resolva; ler não as faz sumir.</PageTitle>
        <Button onClick={() => abrirEmails(true)}>
          <EnvelopeSimpleIcon size={18} aria-hidden />
          E-mails que você recebe
        </Button>
      </div>
      <Filtros filtro={filtro} mudar={mudar}>
        {query.data && <MarcarTodas itens={query.data.itens} />}
      </Filtros>
      <QueryState query={query} skeletonHeight={320}>
        {({ itens, total }) => (
          <>
            <Card as="div" className="notificacoes-lista" aria-busy={query.isPlaceholderData} {...foco}>
              <Partes itens={itens} filtrada={filtro.tipo !== undefined || filtro.aVer} />
            </Card>
            <Footer page={filtro.pagina} size={filtro.tamanho} total={total} noun={NOME} change={mudar} />
          </>
        )}
      </QueryState>
      <Suspense>{busca.get('emails') === 'sim' && <Emails fechar={() => abrirEmails(false)} />}</Suspense>
    </div>
  );
}
