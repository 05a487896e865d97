import type { ReactNode } from 'react';
import { Card } from '../ui/card.component.tsx';
import { formatDayMonth, formatWeekday } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger, formatSigned } from '../ui/number.format.ts';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import type { ImportacaoMapa } from './importacoes-mapa.queries.ts';

type Dia = ImportacaoMapa['dias'][number];

export function Conferencia({ lido, children }: { lido: ImportacaoMapa; children?: ReactNode }) {
  const { erros, dias, substitui, semPreco, foraDosDias = [] } = lido;
  const comPedido = dias.filter(({ temPedido }) => temPedido).length;
  const semEfetivo = dias.filter(({ internos }) => internos === null).length;
  const deAntes = dias.filter(deOutroDia).length;
  return (
    <>
      {erros.length > 0 && <Erros erros={erros} />}
      {foraDosDias.length > 0 && <ForaDosDias linhas={foraDosDias} />}
      {children}
      {substitui && (
        <Notice tone="aviso">Já há um mapa importado deste mês: importar de novo o substitui por este.</Notice>
      )}
      {comPedido > 0 && (
        <Notice tone="aviso">
          {formatCount(comPedido, 'dia tem pedido', 'dias têm pedidos')} no sistema: valem os pedidos, e estas linhas
          não entram.
        </Notice>
      )}
      {semPreco > 0 && (
        <Notice tone="aviso">
          {formatCount(semPreco, 'quantidade está', 'quantidades estão')} sem preço de contrato no dia: entra no mapa
          sem valor.
        </Notice>
      )}
      {semEfetivo > 0 && dias.length > 0 && (
        <Notice tone="info">
          {formatCount(semEfetivo, 'dia está', 'dias estão')} sem efetivo informado: não há com que comparar. Informe-o
          em Efetivo diário.
        </Notice>
      )}
      {deAntes > 0 && (
        <Notice tone="info">
          {formatCount(deAntes, 'dia não tem', 'dias não têm')} efetivo próprio: a comparação é com o último informado
          antes, como no mapa. A tabela diz de que dia ele é.
        </Notice>
      )}
      {dias.length > 0 && lido.colunas.length > 0 && <Tabela lido={lido} />}
    </>
  );
}

const deOutroDia = ({ data, efetivoDe }: Dia): boolean => Boolean(efetivoDe) && efetivoDe !== data;

/** Says what was made of each line (titles, totals, signatures), so that nothing is dropped unread. */
const ForaDosDias = ({ linhas }: { linhas: NonNullable<ImportacaoMapa['foraDosDias']> }) => (
  <Card className="importacao-fora" aria-labelledby="importacao-fora">
    <h2 id="importacao-fora">Linhas que não são dias</h2>
    <ul>
      {linhas.map(({ linha, texto, leitura }) => (
        <li key={linha}>
          <strong>Linha {linha}</strong>: <q>{texto}</q> <span className="quieto">{leitura}</span>
        </li>
      ))}
    </ul>
  </Card>
);

const Erros = ({ erros }: Pick<ImportacaoMapa, 'erros'>) => (
  <Card className="importacao-erros" role="alert" aria-label="O que corrigir">
    <h2>{formatCount(erros.length, 'coisa a corrigir', 'coisas a corrigir')} no texto</h2>
    <ul>
      {erros.map(({ linha, motivo }) => (
        <li key={`${linha}${motivo}`}>
          {linha !== null && <strong>Linha {linha}: </strong>}
          {motivo}
        </li>
      ))}
    </ul>
  </Card>
);

function Tabela({ lido: { colunas, dias, mes } }: { lido: ImportacaoMapa }) {
  const totais = colunas.map((_, i) => dias.reduce((soma, { quantidades }) => soma + (quantidades[i] ?? 0), 0));
  return (
    <ScrollRegion label="O mês lido, dia a dia" card className="importacao-rolagem">
      <Table className="importacao-tabela">
        <caption className="so-leitor">Quantidades de {mes} e a diferença para o efetivo</caption>
        <thead>
          <tr>
            <th scope="col">Dia</th>
            <th scope="col">Internos</th>
            <th scope="col">Servidores</th>
            {colunas.map(({ tipoAlimentacaoId, tipoPublicoId, refeicao, publico }) => (
              <th key={`${tipoAlimentacaoId}:${tipoPublicoId}`} scope="col">
                {refeicao}
                <br />
                <span className="quieto">{publico}</span>
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {dias.map(dia => (
            <Linha key={dia.data} dia={dia} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Total do texto
            </th>
            {totais.map((total, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the table's own, in their order
              <td key={i}>{formatInteger(total)}</td>
            ))}
            <td>{formatInteger(totais.reduce((soma, total) => soma + total, 0))}</td>
          </tr>
        </tfoot>
      </Table>
    </ScrollRegion>
  );
}

const CORES: Partial<Record<NonNullable<Dia['faixas']>[number], string>> = {
  ACIMA: 'importacao-acima',
  MUITO_ACIMA: 'importacao-muito',
};

function Linha({ dia }: { dia: Dia }) {
  const { data, internos, servidores, quantidades, diferencas, faixas, temPedido } = dia;
  return (
    <tr className={temPedido ? 'importacao-com-pedido' : undefined}>
      <th scope="row">
        {formatDayMonth(data)} <span className="quieto">{formatWeekday(data)}</span>
        {temPedido && <span className="quieto"> · tem pedido</span>}
      </th>
      <td>
        {internos === null ? '–' : formatInteger(internos)}
        {deOutroDia(dia) && <small className="quieto"> de {formatDayMonth(dia.efetivoDe ?? '')}</small>}
      </td>
      <td>{servidores === null ? '–' : formatInteger(servidores)}</td>
      {quantidades.map((quantidade, i) => {
        const diferenca = diferencas[i] ?? null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the table's own, in their order
          <td key={i}>
            {formatInteger(quantidade)}
            {diferenca !== null && CORES[faixas?.[i] ?? 'OK'] && (
              <small className={CORES[faixas?.[i] ?? 'OK']}>
                {' '}
                {formatSigned(diferenca)}
                <span className="so-leitor"> em relação ao efetivo</span>
              </small>
            )}
          </td>
        );
      })}
      <td>{formatInteger(quantidades.reduce((soma, n) => soma + n, 0))}</td>
    </tr>
  );
}
