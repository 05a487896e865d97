import { useInfiniteQuery } from '@tanstack/react-query';
import { Empty } from '../list/list-empty.component.tsx';
import { Button } from '../ui/button.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { type FiltroHistorico, listarHistorico, type Registro } from './historico.queries.ts';
import { LinhaDoRegistro } from './registro.component.tsx';

const NADA = { title: 'Nada aconteceu ainda.', text: 'O que se cadastra e se altera no sistema aparece aqui.' };
const REGISTRO = { one: 'registro', many: 'registros' };

interface Props {
  filtro: FiltroHistorico;
  filtrado: boolean;
  limpar: () => void;
}

export function Registros({ filtro, filtrado, limpar }: Props) {
  const historico = useInfiniteQuery(listarHistorico(filtro));
  return (
    <QueryState query={historico} skeletonHeight={560}>
      {({ pages }) => {
        const registros = pages.flatMap(({ itens }) => itens);
        if (registros.length === 0) return <Empty words={NADA} noun={REGISTRO} filtered={filtrado} clear={limpar} />;
        return (
          <>
            <Tabela registros={registros} />
            {historico.hasNextPage && (
              <Button
                className="historico-seguir"
                disabled={historico.isFetchingNextPage}
                onClick={() => historico.fetchNextPage()}
              >
                {historico.isFetchingNextPage ? 'Carregando…' : 'Mostrar mais antigos'}
              </Button>
            )}
          </>
        );
      }}
    </QueryState>
  );
}

const Tabela = ({ registros }: { registros: readonly Registro[] }) => (
  <div className="tabela-rolagem">
    <Table density="media" className="historico-tabela">
      <caption className="so-leitor">Histórico</caption>
      <thead>
        <tr>
          <th scope="col">Quando</th>
          <th scope="col">Quem</th>
          <th scope="col">O quê</th>
          <th scope="col">Antes e depois</th>
        </tr>
      </thead>
      <tbody>
        {registros.map(registro => (
          <LinhaDoRegistro key={registro.id} registro={registro} />
        ))}
      </tbody>
    </Table>
  </div>
);
