import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { useFocusReturn } from '../ui/focus-return.hook.ts';
import { formatInteger } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { type Indicador, listarComposicaoDoIndicador } from './indicadores.queries.ts';
import { valorDe } from './valor.panel.tsx';

interface Props {
  indicador: Indicador;
  de: string;
  ate: string;
  pagina: number;
  irPara: (pagina: number) => void;
  fechar: () => void;
}

const TAMANHO = 50;
const MAPA = '/modules/relatorios/mapaDiarioDeAlimentacao';
const PEDIDOS = '/modules/monitoramento/acompanhamento';

export function Composicao({ indicador, de, ate, pagina, irPara, fechar }: Props) {
  const lista = useQuery(listarComposicaoDoIndicador(indicador.codigo, { de, ate, pagina, tamanho: TAMANHO }));
  useFocusReturn();
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => titulo.current?.focus(), []);
  return (
    <Card className="indicador-composicao" aria-labelledby="composicao">
      <div className="pagina-topo">
        <h2 id="composicao" ref={titulo} tabIndex={-1}>
          {indicador.nome}: de que é feito
        </h2>
        <Button onClick={fechar}>Fechar</Button>
      </div>
      <QueryState query={lista} skeletonHeight={320}>
        {({ itens, total, conta }) =>
          total === 0 ? (
            <p className="quieto">Nada foi apurado neste período.</p>
          ) : (
            <>
              <p className="quieto">
                {formatInteger(total)} {total === 1 ? 'lotação e dia' : 'lotações e dias'} ·{' '}
                {formatInteger(conta.numerador)} ÷ {formatInteger(conta.denominador)}
              </p>
              <ScrollRegion className="indicador-rolagem" label={`De que ${indicador.nome} é feito`}>
                <Table className="indicador-tabela">
                  <thead>
                    <tr>
                      <th scope="col">Lotação</th>
                      <th scope="col">Dia</th>
                      <th scope="col">Parte</th>
                      <th scope="col">Do total de</th>
                      <th scope="col">Valor</th>
                      <th scope="col">Ver</th>
                    </tr>
                  </thead>
                  <tbody>
                    {itens.map(({ data, lotacao, conta: dela }) => (
                      <tr key={`${data}:${lotacao.id}`}>
                        <th scope="row">{lotacao.nome}</th>
                        <td>{formatDay(data)}</td>
                        <td>{formatInteger(dela.numerador)}</td>
                        <td>{formatInteger(dela.denominador)}</td>
                        <td>{valorDe(indicador, dela)}</td>
                        <td>
                          <Link to={`${MAPA}?data=${data}&lotacaoId=${lotacao.id}`}>
                            Mapa
                            <span className="so-leitor">
                              {' '}
                              de {lotacao.nome} em {formatDay(data)}
                            </span>
                          </Link>{' '}
                          <Link to={`${PEDIDOS}?de=${data}&ate=${data}&lotacoes=${lotacao.id}`}>
                            Pedidos
                            <span className="so-leitor">
                              {' '}
                              de {lotacao.nome} em {formatDay(data)}
                            </span>
                          </Link>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </Table>
              </ScrollRegion>
              <Toolbar>
                <Button disabled={pagina <= 1} onClick={() => irPara(pagina - 1)}>
                  Anteriores
                </Button>
                <Button disabled={pagina * TAMANHO >= total} onClick={() => irPara(pagina + 1)}>
                  Próximos
                </Button>
              </Toolbar>
            </>
          )
        }
      </QueryState>
    </Card>
  );
}
