import { useQuery } from '@tanstack/react-query';
import { Anotacoes } from '../../anotacoes-mapa/anotacoes.panel.tsx';
import { formatDay, formatInstant } from '../../ui/date.format.ts';
import { formatCount, formatInteger, formatMoney } from '../../ui/number.format.ts';
import { QueryState } from '../../ui/query-state.component.tsx';
import { ScrollTable } from '../../ui/scroll-region.component.tsx';
import { Situation } from '../../ui/situation.component.tsx';
import { type BaseDoMapa, explicarMapa, type Mapa, type OrigemDoMapa } from '../mapa-diario.queries.ts';
import type { Celula } from '../modelo/mapa.endereco.ts';
import { Apontamentos, Fotos } from './origem-apontamentos.component.tsx';

export interface OrigemProps {
  celula: Celula;
  /** Columns of the map on the screen: some may be there for other units alone. */
  colunas: Mapa['colunas'];
  base: BaseDoMapa;
}

export function Origem({ celula: { data, lotacaoId, coluna }, colunas, base }: OrigemProps) {
  const origem = useQuery(explicarMapa({ data, lotacaoId, base }));
  return (
    <QueryState query={origem} skeletonHeight={480}>
      {lida => <Conteudo origem={lida} coluna={[...lida.colunas, ...colunas].find(eA(coluna))} />}
    </QueryState>
  );
}

const eA = (coluna: Celula['coluna']) => (outra: Coluna) =>
  outra.tipoAlimentacaoId === coluna?.tipoAlimentacaoId && outra.tipoPublicoId === coluna.tipoPublicoId;

function Conteudo({ origem, coluna }: { origem: OrigemDoMapa; coluna: Coluna | undefined }) {
  const { linha, colunas, pedidos } = origem;
  return (
    <div className="mapa-origem">
      <p>
        <strong>{linha.lotacao.nome}</strong> · {formatDay(linha.data ?? '')}
        {coluna && ` · ${coluna.refeicao} para ${coluna.publico}`}
      </p>
      {coluna && (
        <p>
          <strong>{formatInteger(linha.quantidades[colunas.findIndex(eA(coluna))] ?? 0)}</strong> refeições · efetivo{' '}
          {linha.internos === null
            ? 'não informado'
            : `${formatInteger(linha.internos)} internos e ${formatInteger(linha.servidores ?? 0)} servidores`}
        </p>
      )}
      {linha.alertas.map(({ tipo, motivo }) => (
        <p key={tipo} className="mapa-motivo">
          {motivo}
        </p>
      ))}
      <Contas origem={origem} />
      {pedidos.map(pedido => (
        <Pedido key={pedido.id} pedido={pedido} so={coluna} />
      ))}
      {linha.importado && <Importado importacao={origem.importacao} so={coluna} />}
      {pedidos.length === 0 && !linha.importado && <p className="quieto">Nenhum pedido neste dia.</p>}
      <Apontamentos origem={origem} />
      <Anotacoes
        lotacaoId={linha.lotacao.id}
        data={linha.data ?? ''}
        celula={coluna && { ...coluna, nome: `${coluna.refeicao} · ${coluna.publico}` }}
      />
    </div>
  );
}

const Contas = ({ origem: { linha, faixas = [] } }: { origem: OrigemDoMapa }) => (
  <section aria-labelledby="origem-contas">
    <h3 id="origem-contas">A conta</h3>
    {linha.contratos.length === 0 && <p className="quieto">Nada a pagar neste dia.</p>}
    {linha.contratos.map(conta => (
      <p key={conta.contratoId}>
        <strong>
          {conta.contrato} · {conta.fornecedor}
        </strong>
        <br />
        {formatMoney(conta.brutoCentavos)} aceitos − {formatMoney(conta.glosaCentavos)} de glosa −{' '}
        {formatMoney(conta.descontoPropostoCentavos)} de desconto proposto ={' '}
        <strong>{formatMoney(conta.liquidoCentavos)}</strong>
        <br />
        <span className="quieto">
          {fraseDaFaixa(conta, faixas.find(({ contratoId }) => contratoId === conta.contratoId)?.faixa)}
        </span>
      </p>
    ))}
  </section>
);

type Conta = OrigemDoMapa['linha']['contratos'][number];
type Faixa = NonNullable<OrigemDoMapa['faixas']>[number]['faixa'];

function fraseDaFaixa({ pontos, descontoPct }: Conta, faixa: Faixa | undefined): string {
  const ditos = formatCount(pontos, 'ponto no dia', 'pontos no dia');
  if (!faixa) return `${ditos}: desconto de ${descontoPct} %.`;
  const limites = faixa.ate === undefined ? `de ${faixa.de} pontos em diante` : `de ${faixa.de} a ${faixa.ate} pontos`;
  return `${ditos}: na faixa ${limites}, o desconto é de ${descontoPct} %.`;
}

type PedidoDaOrigem = OrigemDoMapa['pedidos'][number];
type Coluna = OrigemDoMapa['colunas'][number];
const daColuna = (so: Coluna | undefined) => (item: { refeicao: string; publico: string }) =>
  !so || (item.refeicao === so.refeicao && item.publico === so.publico);
const ou = (numero: number | null) => (numero === null ? '—' : formatInteger(numero));

function Pedido({ pedido, so }: { pedido: PedidoDaOrigem; so: Coluna | undefined }) {
  const ajustes = pedido.ajustes.filter(daColuna(so));
  return (
    <section aria-label={`Pedido ${pedido.numero}`}>
      <h3>
        Pedido {pedido.numero} <Situation situacao={pedido.situacao} />
      </h3>
      {!pedido.conta && <p className="quieto">Não entra no mapa.</p>}
      <ScrollTable
        label={`Células do pedido ${pedido.numero}`}
        className="mapa-faixa"
        columns={['Refeição', 'Pedida', 'Confirmada', 'Entregue', 'Recusada', 'Aceita', 'Preço', 'Valor']}
      >
        {pedido.celulas.filter(daColuna(so)).map(celula => (
          <tr key={`${celula.refeicao}/${celula.publico}`}>
            <td>
              {celula.refeicao} · {celula.publico}
            </td>
            <td>{formatInteger(celula.solicitada)}</td>
            <td>{ou(celula.confirmada)}</td>
            <td>{ou(celula.entregue)}</td>
            <td>{ou(celula.recusada)}</td>
            <td>
              <strong>{formatInteger(celula.aceita)}</strong>
            </td>
            <td>{formatMoney(celula.precoCentavos)}</td>
            <td>{formatMoney(celula.valorAceitoCentavos)}</td>
          </tr>
        ))}
      </ScrollTable>
      {ajustes.map(ajuste => (
        <p key={`${ajuste.em}/${ajuste.refeicao}/${ajuste.publico}`}>
          Ajuste de {ajuste.de} para {ajuste.para} ({ajuste.motivo}), {AJUSTES[ajuste.situacao]}, em{' '}
          {formatInstant(ajuste.em)}
        </p>
      ))}
      {pedido.entregas
        .filter(({ refeicao }) => !so || refeicao === so.refeicao)
        .map(entrega => (
          <Entrega key={`${entrega.refeicao}/${entrega.entrega}`} entrega={entrega} />
        ))}
    </section>
  );
}

function Importado({ importacao, so }: { importacao: OrigemDoMapa['importacao']; so: Coluna | undefined }) {
  if (!importacao) return <p className="quieto">Importado do mapa que a unidade mandava, de antes do sistema.</p>;
  return (
    <section aria-labelledby="origem-importado">
      <h3 id="origem-importado">Mapa importado</h3>
      <p>
        Importado do mapa que a unidade mandava, em {formatInstant(importacao.importadaEm)}, por{' '}
        {importacao.importadaPor}. A linha deste dia:
      </p>
      <pre className="mapa-linha-importada">{importacao.linha}</pre>
      <ScrollTable
        label="O que foi importado"
        className="mapa-faixa"
        columns={['Refeição', 'Quantidade', 'Preço', 'Valor', 'Contrato']}
      >
        {importacao.celulas.filter(daColuna(so)).map(celula => (
          <tr key={`${celula.refeicao}/${celula.publico}`}>
            <td>
              {celula.refeicao} · {celula.publico}
            </td>
            <td>{formatInteger(celula.quantidade)}</td>
            <td>{celula.precoCentavos === null ? 'sem preço' : formatMoney(celula.precoCentavos)}</td>
            <td>{formatMoney(celula.valorCentavos)}</td>
            <td>{celula.contrato ?? '—'}</td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}

const AJUSTES = { SOLICITADO: 'à espera de resposta', ACEITO: 'aceito', RECUSADO: 'recusado' } as const;

const Entrega = ({ entrega }: { entrega: PedidoDaOrigem['entregas'][number] }) => (
  <>
    <p>
      {entrega.entrega === 1 ? 'Entrega' : 'Reposição'} de {entrega.refeicao}:{' '}
      {entrega.chegadaEm ? formatInstant(entrega.chegadaEm) : 'não chegou'}
      {entrega.atrasoMin ? `, ${entrega.atrasoMin} min de atraso` : ''} · {formatInteger(entrega.entregue)} entregues ao
      todo, {formatInteger(entrega.recusada)} recusadas{entrega.motivoRecusa && ` (${entrega.motivoRecusa})`}
    </p>
    <Fotos nomes={entrega.fotos} de={`entrega de ${entrega.refeicao}`} />
  </>
);
