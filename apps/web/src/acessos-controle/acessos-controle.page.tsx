import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { type Acesso, listarAcessosControle } from './acessos-controle.queries.ts';
import type { Agir } from './tabela.component.tsx';
import { Tabela } from './tabela.component.tsx';
import '../list/list.css';
import './acessos-controle.css';

const DIALOGOS = {
  renovar: lazy(() => import('./renovar.dialog.tsx')),
  encerrar: lazy(() => import('./encerrar.dialog.tsx')),
  darSenha: lazy(() => import('./senha.dialog.tsx')),
  leituras: lazy(() => import('./leituras.drawer.tsx')),
};
const ConvidarDialog = lazy(() => import('./convidar.dialog.tsx'));

const VAZIO = {
  title: 'Ninguém de fora lê este sistema.',
  text: 'Convide quem vem do tribunal de contas, do Ministério Público ou da controladoria: a pessoa só lê, até o dia que você disser, e tudo o que ela lê fica registrado.',
};

export function Component() {
  const acessos = useQuery(listarAcessosControle());
  const [convidando, setConvidando] = useState(false);
  const [aberto, setAberto] = useState<{ o: Parameters<Agir>[0]; acesso: Acesso } | null>(null);
  const valem = acessos.data?.itens.filter(({ situacao }) => situacao !== 'ENCERRADO').length;
  const Dialogo = aberto && DIALOGOS[aberto.o];
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Controle externo">
          <span aria-live="polite">
            {valem === undefined ? ' ' : formatCount(valem, 'acesso que vale', 'acessos que valem')}
          </span>
        </PageTitle>
        <Button variant="primary" onClick={() => setConvidando(true)}>
          Convidar
        </Button>
      </div>
      <QueryState query={acessos} skeletonHeight={240}>
        {({ itens }) =>
          itens.length === 0 ? (
            <EmptyState {...VAZIO} />
          ) : (
            <Tabela itens={itens} agir={(o, acesso) => setAberto({ o, acesso })} />
          )
        }
      </QueryState>
      <Suspense>
        {convidando && <ConvidarDialog sair={() => setConvidando(false)} />}
        {Dialogo && aberto && <Dialogo acesso={aberto.acesso} sair={() => setAberto(null)} />}
      </Suspense>
    </div>
  );
}
