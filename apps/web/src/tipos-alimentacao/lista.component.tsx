import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../app/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { Selo } from './aparencia.component.tsx';
import { ajusteAte, pedidoAte } from './horario.format.ts';
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
  const { lista, mover, ocupado, erro } = useOrdem(tipos);
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
      {phone ? (
        <ol className="cartoes">
          {lista.map((tipo, at) => (
            <li key={tipo.id} className="cartao cartoes-um">
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
            </li>
          ))}
        </ol>
      ) : (
        <div className="tabela-rolagem">
          <table className="tabela tabela--media tabela-tipos" aria-label="Tipos de alimentação">
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
          </table>
        </div>
      )}
    </>
  );
}

const Nome = ({ tipo }: { tipo: Tipo }) => (
  <span className="tabela-primeira">
    <Selo icone={tipo.icone} cor={tipo.cor} />
    <Link className="vinculo" to={`?item=${tipo.id}`}>
      {tipo.nome}
    </Link>
    {tipo.fotoObrigatoria && (
      <span title="Foto obrigatória no recebimento">
        <CameraIcon size={16} aria-hidden />
        <span className="so-leitor">Foto obrigatória no recebimento</span>
      </span>
    )}
  </span>
);

const Situacao = ({ tipo }: { tipo: Tipo }) => (
  <span className="tipo-situacao">
    {tipo.ativo ? (
      <Pill tone="ok" icon={CheckCircleIcon}>
        Ativo
      </Pill>
    ) : (
      <Pill tone="neutro" icon={MinusIcon}>
        Inativo
      </Pill>
    )}
    {tipo.mudaEm && (
      <Link className="vinculo" to={`?item=${tipo.id}&aba=horarios`}>
        muda em {formatDay(tipo.mudaEm)}
      </Link>
    )}
  </span>
);

interface MoverProps {
  tipo: Tipo;
  at: number;
  total: number;
  mover: (id: number, passo: -1 | 1) => void;
  ocupado: boolean;
}

const Mover = ({ tipo, at, total, mover, ocupado }: MoverProps) => (
  <span className="tipo-mover">
    <Button
      variant="bare"
      className="colunas-mover"
      aria-label={`Subir ${tipo.nome}`}
      disabled={at === 0 || ocupado}
      onClick={() => mover(tipo.id, -1)}
    >
      <ArrowUpIcon size={16} aria-hidden />
    </Button>
    <Button
      variant="bare"
      className="colunas-mover"
      aria-label={`Descer ${tipo.nome}`}
      disabled={at === total - 1 || ocupado}
      onClick={() => mover(tipo.id, 1)}
    >
      <ArrowDownIcon size={16} aria-hidden />
    </Button>
  </span>
);
