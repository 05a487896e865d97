import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '../ui/button.component.tsx';
import { useKeptFocus } from '../ui/kept-focus.hook.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { Dias } from './dias.component.tsx';
import { MarcarTodas } from './marcar-todas.component.tsx';
import { listarNotificacoes } from './notificacoes.queries.ts';

const NO_PAINEL = 20;

export function PainelDoSino({ fechar }: { fechar: () => void }) {
  const query = useQuery(listarNotificacoes({ aVer: true, pagina: 1, tamanho: NO_PAINEL }));
  const foco = useKeptFocus<HTMLElement>(query.data);
  return (
    <section className="sino-painel" aria-label="Notificações" {...foco}>
      <header className="sino-topo">
        <h2>Notificações</h2>
        <Button variant="quiet" icon aria-label="Fechar" onClick={fechar}>
          <XIcon size={20} aria-hidden />
        </Button>
      </header>
      {query.data && <MarcarTodas itens={query.data.itens} />}
      <QueryState query={query} skeletonHeight={160}>
        {({ itens, total }) =>
          itens.length === 0 ? (
            <p className="sino-vazio">
              <CheckCircleIcon size={24} aria-hidden /> Nada pede a sua atenção agora.
            </p>
          ) : (
            <>
              <Dias itens={itens} aoSair={fechar} />
              {total > itens.length && <p className="quieto">E mais {total - itens.length}.</p>}
            </>
          )
        }
      </QueryState>
      <p className="sino-pe">
        <ButtonLink to="/notificacoes" onClick={fechar}>
          Ver todas
        </ButtonLink>
      </p>
    </section>
  );
}
