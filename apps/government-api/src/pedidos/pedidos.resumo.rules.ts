import type { components } from '@alipen/contracts/generated/government-api';
import { FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { situacoes } from './pedidos.ciclo.table.ts';
import { baseDe, compararCelula, diferencaDe } from './pedidos.diferenca.table.ts';
import { totalDe } from './pedidos.itens.rules.ts';
import { encerrado, limiteDoDia } from './pedidos.prazo.rules.ts';
import type { Limites } from './pedidos.regras.table.ts';
import type { UnidadeDoDia } from './pedidos.unidade.mapper.ts';

type Schemas = components['schemas'];
type Contexto = {
  data: string;
  agora: Date;
  refeicoes: readonly Schemas['TipoAlimentacao'][];
  publicos: readonly Schemas['TipoPublico'][];
  limites: Limites;
};

const PRIMEIRAS = 20;
const ehEmergencia = ({ tipo, situacao }: UnidadeDoDia['pedidos'][number]): boolean =>
  tipo === 'EMERGENCIAL' && situacoes[situacao].contaNoMapa;

/** A day in numbers. Sent, drafts and units without an order add up to the units. */
export function resumir(unidades: readonly UnidadeDoDia[], contexto: Contexto): Schemas['ResumoPedidos'] {
  const enviadas = unidades.filter(({ enviado }) => enviado);
  const celulas = enviadas.flatMap(unidade => unidade.celulas);
  const semPedido = unidades.filter(({ vivo }) => !vivo).length;
  return {
    data: contexto.data,
    agora: contexto.agora.toISOString(),
    prazo: prazoDeTodas(unidades, contexto),
    lotacoes: unidades.length,
    enviados: enviadas.length,
    rascunhos: unidades.length - enviadas.length - semPedido,
    semPedido,
    emergenciais: enviadas.filter(({ pedidos }) => pedidos.some(ehEmergencia)).length,
    acimaDoEfetivo: enviadas.filter(unidade => passaMuito(unidade, contexto)).length,
    refeicoes: contexto.refeicoes.flatMap(({ id, ativo }) => {
      const total = totalDe(celulas.filter(({ tipoAlimentacaoId }) => tipoAlimentacaoId === id));
      return ativo || total ? [{ tipoAlimentacaoId: id, total }] : [];
    }),
    valorPrevistoCentavos: celulas.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0),
    lotacoesSemPedido: unidades
      .filter(({ enviado }) => !enviado)
      .slice(0, PRIMEIRAS)
      .map(({ lotacao }) => lotacao),
  };
}

/** Units live in several zones: the day closes when the last of them does. */
function prazoDeTodas(unidades: readonly UnidadeDoDia[], { data, agora, refeicoes }: Contexto): Schemas['PrazoPedido'] {
  const ativas = refeicoes.filter(({ ativo }) => ativo);
  const fusos = new Set(unidades.map(({ fusoHorario }) => fusoHorario));
  const limites = [...(fusos.size ? fusos : [FUSO_DA_AGENCIA])].map(fuso => limiteDoDia(data, ativas, fuso).getTime());
  const limite = new Date(Math.max(...limites));
  return { limiteEm: limite.toISOString(), encerrado: encerrado(agora, limite) };
}

const passaMuito = ({ celulas, efetivo }: UnidadeDoDia, { publicos, limites }: Contexto): boolean =>
  celulas.some(({ tipoPublicoId, quantidade }) => {
    const publico = publicos.find(({ id }) => id === tipoPublicoId);
    const base = publico?.baseConferencia ?? 'SEM_BASE';
    const valor = diferencaDe(quantidade, baseDe(base, efetivo, limites));
    return compararCelula({ quantidade, valor, base }, limites).faixa === 'MUITO_ACIMA';
  });
