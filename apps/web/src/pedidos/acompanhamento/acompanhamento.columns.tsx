import {
  ROTULO_DE_SINAL_DO_PEDIDO,
  ROTULO_DE_SITUACAO_DA_AUTORIZACAO,
  ROTULO_DE_TIPO_PEDIDO,
} from '@alipen/contracts/generated/rotulos/pedidos';
import { AbertoPor } from '../../atendimentos/aberto-por.panel.tsx';
import type { Presenca } from '../../atendimentos/atendimentos.queries.ts';
import { serverNow } from '../../base/server-clock.ts';
import type { Column } from '../../list/list.model.ts';
import { ButtonLink } from '../../ui/button.component.tsx';
import { formatDay, formatInstant, formatShortInstant, formatWeekday } from '../../ui/date.format.ts';
import { timeLeftText } from '../../ui/deadline.format.ts';
import { Difference } from '../../ui/difference.component.tsx';
import { formatInteger } from '../../ui/number.format.ts';
import { PRAZOS } from '../../ui/pedido.labels.ts';
import { Pill } from '../../ui/pill.component.tsx';
import { Situation } from '../../ui/situation.component.tsx';
import { fornecedoresDe } from '../contratos.texts.ts';
import type { PedidoResumido } from '../pedidos.queries.ts';
import { PillDaPergunta } from '../pergunta/pergunta.pill.component.tsx';

interface Tipo {
  id: number;
  nome: string;
}

export interface ContextoDasColunas {
  refeicoes: readonly Tipo[];
  publicos: readonly Tipo[];
  presencas: readonly Presenca[];
  /** A requester's orders are all of one unit. */
  soUmaUnidade: boolean;
  /** Whether this role has the order screen: the desk fills through its queue. */
  pede: boolean;
}

const NADA = <span className="quieto">—</span>;

export const enderecoDoPreparo = ({ lotacao, dataRefeicao }: Pick<PedidoResumido, 'lotacao' | 'dataRefeicao'>) =>
  `/modules/solicitacao?lotacao=${lotacao.id}&data=${dataRefeicao}`;

const doMesmoDia = (pedido: PedidoResumido) => (presenca: Presenca) =>
  presenca.lotacaoId === pedido.lotacao.id && presenca.data === pedido.dataRefeicao;

const nomeDe = (publicos: readonly Tipo[], id: number) =>
  publicos.find(publico => publico.id === id)?.nome ?? `nº ${id}`;

const colunaDoNumero = (presencas: readonly Presenca[]): Column<PedidoResumido> => ({
  key: 'numero',
  title: 'Nº',
  render: pedido => (
    <span className="pedidos-numero">
      {pedido.numero}
      <AbertoPor presencas={presencas.filter(doMesmoDia(pedido))} />
    </span>
  ),
});

const DATA: Column<PedidoResumido> = {
  key: 'data',
  title: 'Data da refeição',
  sort: 'dataRefeicao',
  render: ({ dataRefeicao }) => (
    <>
      {formatDay(dataRefeicao)} <small className="quieto">{formatWeekday(dataRefeicao)}</small>
    </>
  ),
};

const DA_LOTACAO: readonly Column<PedidoResumido>[] = [
  {
    key: 'lotacao',
    title: 'Lotação',
    folds: true,
    sort: 'lotacao',
    render: ({ lotacao, lotacaoPrincipal, contratos }) => (
      <span className="pedidos-lotacao">
        {lotacao.nome}
        <small className="quieto">
          {lotacao.municipio}/{lotacao.uf}
          {lotacaoPrincipal && ` · por ${lotacaoPrincipal.nome}`}
          {contratos.length > 0 && ` · ${fornecedoresDe(contratos)}`}
        </small>
      </span>
    ),
  },
  {
    key: 'fornecedor',
    title: 'Fornecedor',
    shown: false,
    onCard: false,
    render: ({ contratos }) => fornecedoresDe(contratos) || NADA,
  },
];

const colunaDaRefeicao = (
  { id, nome }: Tipo,
  { publicos, soUmaUnidade }: ContextoDasColunas,
): Column<PedidoResumido> => ({
  key: `refeicao${id}`,
  title: nome,
  from: soUmaUnidade ? 'desk' : 'wall',
  align: 'right',
  onCard: false,
  render: ({ refeicoes }) => {
    const pedida = refeicoes.find(each => each.tipoAlimentacaoId === id);
    if (!pedida) return NADA;
    const porPublico = pedida.publicos
      .map(({ tipoPublicoId, total }) => `${nomeDe(publicos, tipoPublicoId)} ${formatInteger(total)}`)
      .join(', ');
    return (
      <span title={porPublico}>
        {formatInteger(pedida.total)}
        <span className="so-leitor"> ({porPublico})</span>
      </span>
    );
  },
});

const DO_TOTAL: readonly Column<PedidoResumido>[] = [
  {
    key: 'total',
    title: 'Total',
    sort: 'total',
    align: 'right',
    render: ({ totalRefeicoes }) => <strong>{formatInteger(totalRefeicoes)}</strong>,
  },
  {
    key: 'efetivo',
    title: 'Efetivo',
    from: 'wall',
    align: 'right',
    onCard: false,
    render: ({ internos }) => (internos === null ? NADA : formatInteger(internos)),
  },
  {
    key: 'diferenca',
    title: 'Δ efetivo',
    align: 'right',
    render: ({ maiorDiferenca, totalRefeicoes }) => <Difference {...maiorDiferenca} pedidas={totalRefeicoes} />,
  },
];

const DO_ANDAMENTO: readonly Column<PedidoResumido>[] = [
  {
    key: 'situacao',
    title: 'Situação',
    render: pedido => (
      <span className="pedidos-situacao">
        <Situation situacao={pedido.situacao} />
        {pedido.tipo !== 'PROGRAMADO' && (
          <Pill tone={pedido.tipo === 'EMERGENCIAL' ? 'perigo' : 'neutro'}>{ROTULO_DE_TIPO_PEDIDO[pedido.tipo]}</Pill>
        )}
        {pedido.situacao === 'ENVIADO' && pedido.autorizacao && (
          <Pill tone={pedido.autorizacao === 'FALTA' ? 'aviso' : 'ok'}>
            {ROTULO_DE_SITUACAO_DA_AUTORIZACAO[pedido.autorizacao]}
          </Pill>
        )}
        {pedido.sinais?.map(sinal => (
          <Pill key={sinal} tone="aviso">
            {ROTULO_DE_SINAL_DO_PEDIDO[sinal]}
          </Pill>
        ))}
        {pedido.pergunta && <PillDaPergunta {...pedido.pergunta} />}
        {pedido.ajustesPendentes > 0 && <Pill tone="aviso">Ajuste à espera</Pill>}
        {pedido.enviadoAutomaticamente && <Pill tone="neutro">Enviado pelo sistema</Pill>}
      </span>
    ),
  },
  { key: 'prazo', title: 'Prazo', render: pedido => <Prazo pedido={pedido} /> },
  { key: 'entrega', title: 'Entrega', from: 'wall', render: pedido => <Entrega pedido={pedido} /> },
  {
    key: 'atualizado',
    title: 'Atualizado em',
    from: 'wall',
    sort: 'alteradoEm',
    onCard: false,
    render: ({ alteradoEm }) => (
      <time dateTime={alteradoEm} title={formatInstant(alteradoEm)}>
        {formatShortInstant(alteradoEm)}
      </time>
    ),
  },
];

const colunaDasAcoes = (pede: boolean): Column<PedidoResumido> => ({
  key: 'acoes',
  title: 'Ações',
  hideable: false,
  render: pedido =>
    pede && pedido.acoes.includes('editar') ? (
      <ButtonLink
        className="pedidos-acao"
        to={enderecoDoPreparo(pedido)}
        aria-label={`Continuar o pedido ${pedido.numero}`}
      >
        {pedido.situacao === 'DEVOLVIDO' ? 'Corrigir' : 'Continuar'}
      </ButtonLink>
    ) : null,
});

export const colunasDe = (contexto: ContextoDasColunas): Column<PedidoResumido>[] => [
  colunaDoNumero(contexto.presencas),
  DATA,
  ...(contexto.soUmaUnidade ? [] : DA_LOTACAO),
  ...contexto.refeicoes.map(refeicao => colunaDaRefeicao(refeicao, contexto)),
  ...DO_TOTAL,
  ...DO_ANDAMENTO,
  colunaDasAcoes(contexto.pede),
];

function Prazo({ pedido: { faixaPrazo, prazoLimiteEm } }: { pedido: PedidoResumido }) {
  const { rotulo, tone, icon } = PRAZOS[faixaPrazo];
  const falta = timeLeftText(prazoLimiteEm, serverNow());
  if (falta === null && faixaPrazo === 'NO_PRAZO') return <span className="quieto">{rotulo}</span>;
  return (
    <span className="pedidos-situacao">
      <Pill tone={tone} icon={icon}>
        {falta === null || faixaPrazo === 'FORA_DO_PRAZO' ? rotulo : falta}
      </Pill>
    </span>
  );
}

const Entrega = ({ pedido: { totalEntregue, totalRefeicoes } }: { pedido: PedidoResumido }) =>
  totalEntregue === null ? NADA : `${formatInteger(totalEntregue)} de ${formatInteger(totalRefeicoes)}`;
