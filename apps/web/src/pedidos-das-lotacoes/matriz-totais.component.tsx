import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatCount, formatInteger, formatMoney } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Segmented } from '../ui/segmented.component.tsx';
import type { Uf } from '../ui/uf.labels.ts';
import { GRUPOS } from './grupos.table.ts';
import { type GrupoDosTotais, type Totais, totalizarPedidosDasLotacoes } from './pedidos-das-lotacoes.queries.ts';

const PRIMEIROS = 15;

interface Props {
  data: string;
  uf: Uf | undefined;
  por: GrupoDosTotais;
  mudar: (chave: string, valor: string | null) => void;
}

export default function MatrizTotais({ data, uf, por, mudar }: Props) {
  const totais = useQuery(totalizarPedidosDasLotacoes({ data, por, ...(uf && { uf }) }));
  return (
    <Card className="matriz-totais" aria-labelledby="matriz-totais">
      <div className="matriz-faltam-topo">
        <h2 id="matriz-totais">Totais do dia</h2>
        <Segmented
          legend="Somar por"
          options={Object.entries(GRUPOS).map(([value, { rotulo }]) => ({ value, label: rotulo }))}
          chosen={por}
          choose={codigo => mudar('totais', codigo)}
        />
      </div>
      <QueryState query={totais} skeletonHeight={240}>
        {dados => <Tabela key={dados.por} totais={dados} mudar={mudar} />}
      </QueryState>
    </Card>
  );
}

function Tabela({ totais: { por, refeicoes, grupos }, mudar }: { totais: Totais; mudar: Props['mudar'] }) {
  const [todos, setTodos] = useState(false);
  const { rotulo } = GRUPOS[por];
  if (grupos.length === 0) return <p className="quieto">Nada foi pedido neste dia.</p>;
  return (
    <>
      <ScrollRegion className="matriz-totais-rolagem" label={`Totais por ${rotulo.toLowerCase()}`}>
        <table className="matriz">
          <thead>
            <tr>
              <th scope="col" className="matriz-unidade">
                {rotulo}
              </th>
              <th scope="col">Total</th>
              <th scope="col">{por === 'FORNECEDOR' ? 'Lotações' : 'Enviaram'}</th>
              {refeicoes.map(({ id, nome }) => (
                <th key={id} scope="col">
                  {nome}
                </th>
              ))}
              <th scope="col">Valor previsto</th>
            </tr>
          </thead>
          <tbody>
            {grupos.slice(0, todos ? grupos.length : PRIMEIROS).map(grupo => (
              <tr key={`${grupo.nome}/${grupo.uf}`}>
                <th scope="row" className="matriz-unidade">
                  <Nome grupo={grupo} por={por} mudar={mudar} />
                </th>
                <td>
                  <strong>{formatInteger(grupo.total)}</strong>
                </td>
                <td>
                  {por === 'FORNECEDOR'
                    ? formatInteger(grupo.lotacoes)
                    : `${formatInteger(grupo.enviaram)} de ${formatInteger(grupo.lotacoes)}`}
                </td>
                {grupo.quantidades.map((quantidade, coluna) => (
                  <td key={refeicoes[coluna]?.id}>{formatInteger(quantidade)}</td>
                ))}
                <td>{formatMoney(grupo.valorCentavos)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {grupos.length > PRIMEIROS && (
        <Button aria-expanded={todos} onClick={() => setTodos(!todos)}>
          {todos ? 'Mostrar menos' : `Mostrar ${formatCount(grupos.length, 'grupo', 'grupos')}`}
        </Button>
      )}
    </>
  );
}

interface NomeProps extends Pick<Props, 'por' | 'mudar'> {
  grupo: Totais['grupos'][number];
}

function Nome({ grupo: { nome, uf }, por, mudar }: NomeProps) {
  if (nome === null) return 'Sem fornecedor';
  const { filtro, valor } = GRUPOS[por];
  const escolhido = valor(nome, uf);
  return (
    <Button variant="bare" className="matriz-abrir" onClick={() => mudar(filtro, escolhido)}>
      {escolhido}
      <span className="so-leitor">: ver as lotações</span>
    </Button>
  );
}
