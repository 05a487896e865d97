import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDayMonth, formatWeekday } from '../ui/date.format.ts';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger, formatMoney } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { motivoDe } from './calendario.component.tsx';
import { ORIGENS } from './programacoes.labels.ts';
import { type DiaPrevisto, preverProgramacao, type TipoAlimentacao } from './programacoes.queries.ts';
import { nomeDoDia } from './semana.model.ts';
import '../list/list.css';

interface Props {
  lotacaoId: number;
  refeicoes: readonly TipoAlimentacao[];
}

const daRefeicao = ({ itens }: DiaPrevisto, id: number) =>
  itens.reduce((total, item) => total + (item.tipoAlimentacaoId === id ? item.quantidade : 0), 0);

export function Previsao({ lotacaoId, refeicoes: todas }: Props) {
  // A phone has room only for the day, its reason and its price.
  const refeicoes = useMediaQuery(PHONE) ? [] : todas;
  const query = useQuery(preverProgramacao(lotacaoId));
  return (
    <div className="aba-conteudo">
      <QueryState query={query} skeletonHeight={480}>
        {({ dias, total, valorCentavos }) => (
          <>
            {dias.some(({ contratos }) => contratos.length === 0) && (
              <Notice tone="aviso">Há dias sem contrato vigente: as refeições deles não têm preço.</Notice>
            )}
            <ScrollRegion label="Próximos dias" className="tabela-rolagem previsao">
              <Table density="compacta">
                <thead>
                  <tr>
                    <th scope="col">Dia</th>
                    <th scope="col">Por quê</th>
                    {refeicoes.map(({ id, nome }) => (
                      <th key={id} scope="col" className="numero">
                        {nome}
                      </th>
                    ))}
                    <th scope="col" className="numero">
                      Total
                    </th>
                    <th scope="col" className="numero">
                      Custo
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {dias.map(dia => (
                    <tr key={dia.data}>
                      <th scope="row">
                        {formatWeekday(dia.data)} {formatDayMonth(dia.data)}
                      </th>
                      <td>
                        <PorQue dia={dia} />
                      </td>
                      {refeicoes.map(({ id }) => (
                        <td key={id} className="numero">
                          {formatInteger(daRefeicao(dia, id))}
                        </td>
                      ))}
                      <td className="numero">
                        <strong>{formatInteger(dia.total)}</strong>
                      </td>
                      <td className="numero">
                        {formatMoney(dia.valorCentavos)}
                        {dia.semPreco > 0 && (
                          <small className="previsao-sem-preco">
                            {formatCount(dia.semPreco, 'sem preço', 'sem preço')}
                          </small>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row" colSpan={2 + refeicoes.length}>
                      Total dos {dias.length} dias
                    </th>
                    <td className="numero">{formatInteger(total)}</td>
                    <td className="numero">{formatMoney(valorCentavos)}</td>
                  </tr>
                </tfoot>
              </Table>
            </ScrollRegion>
            <p className="quieto">
              Preços do contrato que atende a lotação em cada dia.{' '}
              <Link to="/modules/manutencao/feriados">Feriados</Link>
            </p>
          </>
        )}
      </QueryState>
    </div>
  );
}

function PorQue({ dia }: { dia: DiaPrevisto }) {
  const { rotulo, tom } = ORIGENS[dia.origem];
  if (dia.origem === 'DIA_DA_SEMANA' && !dia.interrupcao) return <span className="quieto">{rotulo}</span>;
  return (
    <span className="previsao-porque">
      <Pill tone={tom}>{rotulo}</Pill> {motivoDe(dia) !== rotulo && motivoDe(dia)}
      {dia.origem === 'FERIADO' && dia.diaUsado !== null && (
        <small className="quieto"> como {nomeDoDia(dia.diaUsado).toLowerCase()}</small>
      )}
    </span>
  );
}
