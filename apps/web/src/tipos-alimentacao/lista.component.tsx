import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../base/problem.error.ts';
import { Card } from '../ui/card.component.tsx';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { Notice } from '../ui/notice.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { ajusteAte, pedidoAte } from './horario.format.ts';
import { Mover, Nome, Situacao } from './linha.component.tsx';
import { ordenarTipos } from './tipos-alimentacao.mutations.ts';
import type { Tipo } from './tipos-alimentacao.queries.ts';
import '../list/list.css';

export function movido(ids: readonly number[], id: number, passo: -1 | 1): number[] {
  const de = ids.indexOf(id);
  const outros = ids.filter(outro => outro !== id);
  return [...outros.slice(0, de + passo), id, ...outros.slice(de + passo)];
}

function useOrdem(tipos: readonly Tipo[]) {
  const ordenar = useMutation({ mutationFn: ordenarTipos });
  // Until the server answers, the order shown is the one asked for.
  const pedida = ordenar.isPending ? ordenar.variables : null;
  const lista = pedida ? pedida.flatMap(id => tipos.find(tipo => tipo.id === id) ?? []) : tipos;
  const mover = (id: number, passo: -1 | 1) =>
    ordenar.mutate(
      movido(
        lista.map(tipo => tipo.id),
        id,
        passo,
      ),
    );
  return { lista, mover, ocupado: ordenar.isPending, erro: ordenar.error };
}

export function ListaDeTipos({ tipos }: { tipos: readonly Tipo[] }) {
  const { erro, ...ordem } = useOrdem(tipos);
  const phone = useMediaQuery(PHONE);
  if (tipos.length === 0) {
    return (
      <EmptyState>
        <strong>Ainda não há tipos de alimentação.</strong>
        <p className="quieto">Crie o primeiro: café da manhã, almoço, lanche, jantar…</p>
      </EmptyState>
    );
  }
  return (
    <>
      {erro && <Notice tone="perigo">{sentenceOf(erro)}</Notice>}
      {phone ? <Cartoes {...ordem} /> : <Tabela {...ordem} />}
    </>
  );
}

type Ordem = Omit<ReturnType<typeof useOrdem>, 'erro'>;

const Cartoes = ({ lista, mover, ocupado }: Ordem) => (
  <ol className="cartoes">
    {lista.map((tipo, at) => (
      <Card as="li" key={tipo.id} className="cartoes-um">
        <div className="cartoes-topo">
          <Nome tipo={tipo} />
          <Mover tipo={tipo} at={at} total={lista.length} mover={mover} ocupado={ocupado} />
        </div>
        <dl>
          <div>
            <dt>Pedido até</dt>
            <dd>{pedidoAte(tipo)}</dd>
          </div>
          <div>
            <dt>Entrega</dt>
            <dd>
              {tipo.entregaInicio}–{tipo.entregaFim}
            </dd>
          </div>
        </dl>
        <Situacao tipo={tipo} />
      </Card>
    ))}
  </ol>
);

const Tabela = ({ lista, mover, ocupado }: Ordem) => (
  <div className="tabela-rolagem">
    <Table density="media" className="tabela-tipos" aria-label="Tipos de alimentação">
      <thead>
        <tr>
          <th scope="col">Refeição</th>
          <th scope="col" className="tipo-so-largo">
            Sigla
          </th>
          <th scope="col">Pedido até</th>
          <th scope="col" className="tipo-so-largo">
            Ajuste até
          </th>
          <th scope="col">Entrega</th>
          <th scope="col">Situação</th>
          <th scope="col">Ordem</th>
        </tr>
      </thead>
      <tbody>
        {lista.map((tipo, at) => (
          <tr key={tipo.id} className={tipo.ativo ? undefined : 'tabela-quieta'}>
            <th scope="row">
              <Nome tipo={tipo} />
            </th>
            <td className="tipo-so-largo">{tipo.sigla}</td>
            <td>{pedidoAte(tipo)}</td>
            <td className="tipo-so-largo">{ajusteAte(tipo)}</td>
            <td>
              {tipo.entregaInicio}–{tipo.entregaFim}
            </td>
            <td>
              <Situacao tipo={tipo} />
            </td>
            <td>
              <Mover tipo={tipo} at={at} total={lista.length} mover={mover} ocupado={ocupado} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </div>
);
