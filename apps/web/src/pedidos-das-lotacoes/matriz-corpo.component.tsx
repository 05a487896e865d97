import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChangedRows } from '../list/changed-rows.hook.ts';
import { LiveChanges } from '../list/live-changes.component.tsx';
import { Button } from '../ui/button.component.tsx';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { today } from '../ui/today.ts';
import type { Mudar } from './endereco.model.ts';
import { type Filtro, linhasCom } from './matriz.model.ts';
import { MatrizCartoes } from './matriz-cartoes.component.tsx';
import { MatrizFiltros } from './matriz-filtros.component.tsx';
import { MatrizNumeros } from './matriz-numeros.component.tsx';
import { MatrizTabela } from './matriz-tabela.component.tsx';
import type { Linha, Matriz } from './pedidos-das-lotacoes.queries.ts';
import { SemPedido } from './sem-pedido.component.tsx';

const idDa = ({ lotacao }: Linha): number => lotacao.id;
const lotacoesDe = (linhas: readonly Linha[], quais: ReadonlySet<number>) =>
  quais.size > 0 ? linhas.map(({ lotacao }) => lotacao).filter(({ id }) => quais.has(id)) : [];

interface Props {
  matriz: Matriz;
  /** What the matrix answers; null while it still answers another question. */
  pergunta: string | null;
  filtro: Filtro;
  mudar: Mudar;
}

export function MatrizCorpo({ matriz, pergunta, filtro, mudar }: Props) {
  const navigate = useNavigate();
  const phone = useMediaQuery(PHONE);
  const adiado = useDeferredValue(filtro);
  const linhas = useMemo(() => linhasCom(matriz.linhas, adiado), [matriz.linhas, adiado]);
  const mudadas = useChangedRows(matriz.linhas, idDa, pergunta);
  const antiga = pergunta === null;
  const abrir = ({ pedido, lotacao }: Linha) =>
    navigate(
      pedido
        ? `/modules/monitoramento/acompanhamento?visao=tabela&item=${pedido.id}`
        : `/modules/monitoramento/acompanhamento?visao=tabela&lotacoes=${lotacao.id}`,
    );
  const abrirMes = ({ lotacao }: Linha) => mudar('lotacao', String(lotacao.id));
  const Grade = phone ? MatrizCartoes : MatrizTabela;
  return (
    <div className={`matriz-corpo${antiga ? ' matriz-corpo--antigo' : ''}`} aria-busy={antiga}>
      <MatrizNumeros matriz={matriz} />
      <SemPedido matriz={matriz} aberto={matriz.data >= today()} />
      <MatrizFiltros matriz={matriz} filtro={filtro} mudar={mudar} />
      {linhas.length > 0 ? (
        <>
          <p className="quieto" aria-live="polite">
            {linhas.length < matriz.linhas.length
              ? `${formatInteger(linhas.length)} de ${formatCount(matriz.linhas.length, 'lotação', 'lotações')}; o total é o do dia todo`
              : formatCount(matriz.linhas.length, 'lotação', 'lotações')}
          </p>
          <LiveChanges rows={lotacoesDe(linhas, mudadas)} flashing={mudadas} nameOf={({ nome }) => nome} />
          <Grade matriz={matriz} linhas={linhas} mudadas={mudadas} abrir={abrir} abrirMes={abrirMes} />
        </>
      ) : (
        <Vazio limpar={() => navigate({ search: `?data=${matriz.data}` })} />
      )}
    </div>
  );
}

const Vazio = ({ limpar }: { limpar: () => void }) => (
  <EmptyState title="Nenhuma lotação com estes filtros.">
    <p>
      <Button onClick={limpar}>Limpar filtros</Button>
    </p>
  </EmptyState>
);
