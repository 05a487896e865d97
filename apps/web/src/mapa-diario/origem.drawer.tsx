import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { Anotacoes } from '../anotacoes-mapa/anotacoes.panel.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { useEscape } from '../ui/escape.hook.ts';
import { formatCount, formatDecimal, formatInteger, formatMoney } from '../ui/number.format.ts';
import { overlayContainer } from '../ui/overlay.container.ts';
import { Photo } from '../ui/photo.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Situation } from '../ui/situation.component.tsx';
import { type BaseDoMapa, explicarMapa, type OrigemDoMapa } from './mapa-diario.queries.ts';

interface Props {
  /** Day, unit and the column's place in the map. */
  celula: string;
  base: BaseDoMapa;
  fechar: () => void;
}

/** "Por que este valor?": the orders, adjustments, deliveries, photos, points and bands behind a unit's day. */
export default function OrigemDrawer({ celula, base, fechar }: Props) {
  const [data = '', lotacao = '', coluna = ''] = celula.split('.');
  const origem = useQuery(explicarMapa({ data, lotacaoId: Number(lotacao) || 1, base }));
  useEscape(fechar);
  return (
    <Drawer
      open
      getContainer={overlayContainer}
      keyboard={false}
      size="min(860px, 100vw)"
      title="Por que este valor?"
      closable={{ closeIcon: <XIcon size={22} aria-hidden /> }}
      onClose={fechar}
    >
      <QueryState query={origem} skeletonHeight={480}>
        {lida => <Conteudo origem={lida} escolhida={coluna === '' ? -1 : Number(coluna)} />}
      </QueryState>
    </Drawer>
  );
}

function Conteudo({ origem, escolhida }: { origem: OrigemDoMapa; escolhida: number }) {
  const { linha, colunas, pedidos } = origem;
  const coluna = colunas[escolhida];
  return (
    <div className="mapa-origem">
      <p>
        <strong>{linha.lotacao.nome}</strong> · {formatDay(linha.data ?? '')}
        {coluna && ` · ${coluna.refeicao} para ${coluna.publico}`}
      </p>
      {coluna && (
        <p>
          <strong>{formatInteger(linha.quantidades[escolhida] ?? 0)}</strong> refeições · efetivo{' '}
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
      <Contas linha={linha} />
      {pedidos.map(pedido => (
        <Pedido key={pedido.id} pedido={pedido} so={coluna} />
      ))}
      {pedidos.length === 0 && (
        <p className="quieto">
          {linha.importado
            ? 'Importado do mapa que a unidade mandava, de antes do sistema.'
            : 'Nenhum pedido neste dia.'}
        </p>
      )}
      <Apontamentos origem={origem} />
      <Anotacoes
        lotacaoId={linha.lotacao.id}
        data={linha.data ?? ''}
        celula={coluna && { ...coluna, nome: `${coluna.refeicao} · ${coluna.publico}` }}
      />
    </div>
  );
}

const Contas = ({ linha }: { linha: OrigemDoMapa['linha'] }) => (
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
        {formatMoney(conta.descontoPropostoCentavos)} de desconto proposto (
        {formatCount(conta.pontos, 'ponto', 'pontos')} = {conta.descontoPct} %) ={' '}
        <strong>{formatMoney(conta.liquidoCentavos)}</strong>
      </p>
    ))}
  </section>
);

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
      <ScrollRegion label={`Células do pedido ${pedido.numero}`} className="mapa-faixa">
        <table>
          <thead>
            <tr>
              {['Refeição', 'Pedida', 'Confirmada', 'Entregue', 'Recusada', 'Aceita', 'Preço', 'Valor'].map(nome => (
                <th key={nome} scope="col">
                  {nome}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
      </ScrollRegion>
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

const AJUSTES = { SOLICITADO: 'à espera de resposta', ACEITO: 'aceito', RECUSADO: 'recusado' } as const;

const Entrega = ({ entrega }: { entrega: PedidoDaOrigem['entregas'][number] }) => (
  <>
    <p>
      {entrega.entrega === 1 ? 'Entrega' : 'Reposição'} de {entrega.refeicao}:{' '}
      {entrega.chegadaEm ? formatInstant(entrega.chegadaEm) : 'não chegou'}
      {entrega.atrasoMin ? `, ${entrega.atrasoMin} min de atraso` : ''} · {formatInteger(entrega.entregue)} entregues ao
      todo, {formatInteger(entrega.recusada)} recusadas{entrega.motivoRecusa && ` (${entrega.motivoRecusa})`}
    </p>
    {entrega.fotos.length > 0 && (
      <div className="mapa-fotos">
        {entrega.fotos.map((foto, n) => (
          <Photo key={foto} name={foto} alt={`Foto ${n + 1} da entrega de ${entrega.refeicao}`} side={72} />
        ))}
      </div>
    )}
  </>
);

const Apontamentos = ({ origem: { fiscalizacoes, ocorrencias } }: { origem: OrigemDoMapa }) => (
  <>
    {fiscalizacoes.length > 0 && <h3>Fiscalizações</h3>}
    {fiscalizacoes.map(({ id, numero, refeicao, nota, pontos }) => (
      <p key={id}>
        Nº {numero} · {refeicao} · nota {nota === null ? '—' : formatDecimal(nota / 10)} ·{' '}
        {formatCount(pontos, 'ponto', 'pontos')}
      </p>
    ))}
    {ocorrencias.length > 0 && <h3>Ocorrências</h3>}
    {ocorrencias.map(({ id, numero, descricao, glosaCentavos }) => (
      <p key={id}>
        Nº {numero} · {descricao} ·{' '}
        {glosaCentavos === null ? 'glosa não decidida' : `glosa de ${formatMoney(glosaCentavos)}`}
      </p>
    ))}
  </>
);
