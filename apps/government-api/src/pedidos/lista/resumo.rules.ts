import type { components } from '@alipen/contracts/generated/government-api';
import { FUSO_DA_AGENCIA } from '../../clock/clock.ts';
import { type SituacaoPedido, situacoes } from '../pedidos.ciclo.table.ts';
import { baseDe, compararCelula, diferencaDe } from '../quantidades/diferenca.table.ts';
import { encerrado, limiteDoDia } from '../quantidades/prazo.rules.ts';
import type { Limites } from '../quantidades/regras.table.ts';
import type { SomaLida, UnidadeLida } from './dia.repository.ts';

type Schemas = components['schemas'];
type Contexto = {
  data: string;
  agora: Date;
  refeicoes: readonly Schemas['TipoAlimentacao'][];
  publicos: readonly Schemas['TipoPublico'][];
  limites: Limites;
};
type Dia = { readonly unidades: readonly UnidadeLida[]; readonly somas: readonly SomaLida[] };
type Resumido = {
  readonly numeros: Omit<Schemas['ResumoPedidos'], 'lotacoesSemPedido'>;
  readonly semEnvio: readonly number[];
};

const PRIMEIRAS = 20;
const partes = (texto: string | null): [string, string][] =>
  texto ? texto.split(',').map(parte => parte.split(':') as [string, string]) : [];

function estadoDe({ pedidos }: UnidadeLida) {
  const todos = partes(pedidos).map(([situacao, tipo]) => ({ ...situacoes[situacao as SituacaoPedido], tipo }));
  return {
    vivo: todos.some(({ vivo }) => vivo),
    enviado: todos.some(({ contaNoMapa }) => contaNoMapa),
    emergencial: todos.some(({ tipo, contaNoMapa }) => tipo === 'EMERGENCIAL' && contaNoMapa),
  };
}

/** Units that sent, units with a draft and units without an order add up to all units. */
export function resumir({ unidades, somas }: Dia, contexto: Contexto): Resumido {
  const lidas = unidades.map(unidade => ({ ...unidade, ...estadoDe(unidade) }));
  const enviadas = lidas.filter(({ enviado }) => enviado);
  const vivas = lidas.filter(({ vivo }) => vivo).length;
  const totais = new Map(somas.map(([refeicao, quantidade]) => [refeicao, quantidade]));
  return {
    numeros: {
      data: contexto.data,
      agora: contexto.agora.toISOString(),
      prazo: prazoDeTodas(unidades, contexto),
      lotacoes: unidades.length,
      enviados: enviadas.length,
      rascunhos: vivas - enviadas.length,
      semPedido: unidades.length - vivas,
      emergenciais: enviadas.filter(({ emergencial }) => emergencial).length,
      acimaDoEfetivo: enviadas.filter(unidade => passaMuito(unidade, contexto)).length,
      refeicoes: contexto.refeicoes.flatMap(({ id, ativo }) => {
        const total = totais.get(id) ?? 0;
        return ativo || total ? [{ tipoAlimentacaoId: id, total }] : [];
      }),
      valorPrevistoCentavos: somas.reduce((soma, [, , valor]) => soma + valor, 0),
    },
    semEnvio: lidas
      .filter(({ enviado }) => !enviado)
      .slice(0, PRIMEIRAS)
      .map(({ id }) => id),
  };
}

/** Units are in several zones: the day closes when the last zone does. */
function prazoDeTodas(unidades: readonly UnidadeLida[], { data, agora, refeicoes }: Contexto): Schemas['PrazoPedido'] {
  const ativas = refeicoes.filter(({ ativo }) => ativo);
  const fusos = new Set(unidades.map(({ fusoHorario }) => fusoHorario));
  const limites = [...(fusos.size ? fusos : [FUSO_DA_AGENCIA])].map(fuso => limiteDoDia(data, ativas, fuso).getTime());
  const limite = new Date(Math.max(...limites));
  return { limiteEm: limite.toISOString(), encerrado: encerrado(agora, limite) };
}

/** Compares only each public's largest meal: where it does not pass, no other does. */
function passaMuito({ maiores, internos, servidores }: UnidadeLida, { publicos, limites }: Contexto): boolean {
  const efetivo = internos !== null && servidores !== null ? { internos, servidores } : null;
  return partes(maiores).some(([publicoId, maior]) => {
    const base = publicos.find(({ id }) => id === Number(publicoId))?.baseConferencia ?? 'SEM_BASE';
    const quantidade = Number(maior);
    const valor = diferencaDe(quantidade, baseDe(base, efetivo, limites));
    return compararCelula({ quantidade, valor, base }, limites).faixa === 'MUITO_ACIMA';
  });
}
