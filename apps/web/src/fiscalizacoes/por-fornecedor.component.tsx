import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  avaliarFornecedores,
  INDICADORES,
  listarItensReprovados,
  obterIndicadores,
} from '../indicadores/indicadores.queries.ts';
import { Variacao, valorDe } from '../indicadores/valor.panel.tsx';
import { addDays } from '../ui/date.format.ts';
import { formatCount, formatDecimal, formatInteger } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Sparkline } from '../ui/sparkline.component.tsx';
import { today } from '../ui/today.ts';

const DIAS = 30;
const DA_FISCALIZACAO = ['COBERTURA', 'NOTA', 'CONFORMIDADE_TERMICA', 'CONFORMIDADE_DE_PESO'];

export function PorFornecedor() {
  const ate = addDays(today(), -1);
  const de = addDays(ate, 1 - DIAS);
  const quadro = useQuery(obterIndicadores({ de, ate }));
  const fornecedores = useQuery(avaliarFornecedores(de, ate));
  const itens = useQuery(listarItensReprovados(de, ate));
  return (
    <>
      <QueryState query={quadro} skeletonHeight={104}>
        {({ indicadores }) => (
          <ul className="monitor-janelas" aria-label="Fiscalização em 30 dias">
            {indicadores
              .filter(({ codigo }) => DA_FISCALIZACAO.includes(codigo))
              .map(indicador => (
                <li key={indicador.codigo} className="cartao monitor-janela">
                  <Link
                    to={`${INDICADORES}?de=${de}&ate=${ate}&indicador=${indicador.codigo}`}
                    title={indicador.formula}
                  >
                    {indicador.nome}
                  </Link>
                  <strong className="monitor-numero">{valorDe(indicador, indicador.atual)}</strong>
                  <Variacao indicador={indicador} />
                </li>
              ))}
          </ul>
        )}
      </QueryState>
      <div className="monitor-lado">
        <section className="cartao monitor-secao" aria-labelledby="monitor-fornecedores">
          <h2 id="monitor-fornecedores">Nota por fornecedor, a menor primeiro</h2>
          <QueryState query={fornecedores} skeletonHeight={220}>
            {({ fornecedores: avaliados }) => (
              <ScrollRegion className="monitor-rolagem" label="Nota por fornecedor">
                <table className="monitor-tabela">
                  <thead>
                    <tr>
                      <th scope="col">Fornecedor</th>
                      <th scope="col">Nota</th>
                      <th scope="col">Antes</th>
                      <th scope="col">No prazo</th>
                      <th scope="col">Fiscalizações</th>
                      <th scope="col">Não conformes</th>
                    </tr>
                  </thead>
                  <tbody>
                    {avaliados.map(uma => (
                      <tr key={uma.fornecedorId}>
                        <th scope="row">{uma.fornecedor}</th>
                        <td>{uma.nota === null ? '—' : formatDecimal(uma.nota / 10)}</td>
                        <td>{uma.notaAnterior === null ? '—' : formatDecimal(uma.notaAnterior / 10)}</td>
                        <td>{uma.pontualidade === null ? '—' : `${formatDecimal(uma.pontualidade / 100)} %`}</td>
                        <td>{formatInteger(uma.fiscalizacoes)}</td>
                        <td>
                          {formatInteger(uma.naoConformidades)}
                          <Sparkline
                            values={uma.porDia}
                            label={`Por dia: ${formatCount(uma.naoConformidades, 'não conformidade', 'não conformidades')} em 30 dias`}
                          />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </ScrollRegion>
            )}
          </QueryState>
        </section>
        <section className="cartao monitor-secao" aria-labelledby="monitor-itens">
          <h2 id="monitor-itens">Itens que mais falham</h2>
          <QueryState query={itens} skeletonHeight={220}>
            {({ itens: reprovados, fiscalizacoes }) =>
              reprovados.length === 0 ? (
                <p className="quieto">
                  Nenhum item reprovado em {formatCount(fiscalizacoes, 'fiscalização', 'fiscalizações')}.
                </p>
              ) : (
                <ol className="monitor-itens">
                  {reprovados.map(({ item, texto, falhas, criticas, fornecedores: quantos }) => (
                    <li key={item}>
                      <span>
                        {item}. {texto}
                        <span className="monitor-barra" aria-hidden>
                          <span style={{ width: `${Math.round((falhas / (reprovados[0]?.falhas ?? 1)) * 100)}%` }} />
                        </span>
                      </span>
                      <span className="quieto">
                        {formatCount(falhas, 'falha', 'falhas')}
                        {criticas > 0 && `, ${formatInteger(criticas)} em item crítico`} ·{' '}
                        {formatCount(quantos, 'fornecedor', 'fornecedores')}
                      </span>
                    </li>
                  ))}
                </ol>
              )
            }
          </QueryState>
        </section>
      </div>
    </>
  );
}
