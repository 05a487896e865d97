import type { components } from '@alipen/contracts/generated/government-api';
import { addDays, daysBetween } from '../clock/clock.ts';
import { porChave } from './apuracao.rules.ts';
import type { ContratoLido, FornecedorLido, MesDevolvido } from './gestao.repository.ts';

type Schemas = components['schemas'];
export type Periodo = Schemas['PeriodoApurado'];

/** Hundredths of a percent in the whole. */
const INTEIRO = 10_000;
/** domain 14: the balance is projected in a straight line from these days. */
export const DIAS_DO_RITMO = 60;
const DEZ_ANOS = 3_653;

/** The same number of days, right before. */
export const anteriorDe = ({ de, ate }: Periodo): Periodo => ({
  de: addDays(de, -(daysBetween(de, ate) + 1)),
  ate: addDays(de, -1),
});

const somaDe = (dias: readonly FornecedorLido[], de: (dia: FornecedorLido) => number): number =>
  dias.reduce((soma, dia) => soma + de(dia), 0);

const notaDe = (dias: readonly FornecedorLido[]): number | null => {
  const refeicoes = somaDe(dias, dia => dia.refeicoesFiscalizadas);
  return refeicoes > 0 ? Math.round(somaDe(dias, dia => dia.notaPonderada) / refeicoes) : null;
};

/** `lidos` reach back over the period before. */
export function avaliar(periodo: Periodo, lidos: readonly FornecedorLido[]): Schemas['AvaliacaoDoFornecedor'][] {
  const porFornecedor = porChave(lidos, ({ fornecedorId }) => fornecedorId);
  const dias = daysBetween(periodo.de, periodo.ate) + 1;
  return [...porFornecedor.values()]
    .map(todos => {
      const atuais = todos.filter(({ data }) => data >= periodo.de);
      const entregas = somaDe(atuais, dia => dia.entregas);
      const porDia = new Array<number>(dias).fill(0);
      for (const { data, naoConformidades } of atuais) porDia[daysBetween(periodo.de, data)] = naoConformidades;
      return {
        fornecedorId: todos[0]?.fornecedorId ?? 0,
        fornecedor: todos[0]?.fornecedor ?? '',
        nota: notaDe(atuais),
        notaAnterior: notaDe(todos.filter(({ data }) => data < periodo.de)),
        pontualidade: entregas > 0 ? Math.round((somaDe(atuais, dia => dia.noPrazo) * INTEIRO) / entregas) : null,
        entregas,
        fiscalizacoes: somaDe(atuais, dia => dia.fiscalizacoes),
        naoConformidades: somaDe(atuais, dia => dia.naoConformidades),
        porDia,
      };
    })
    .toSorted((a, b) => (a.nota ?? Infinity) - (b.nota ?? Infinity) || a.fornecedorId - b.fornecedorId);
}

export type LimitesDoSaldo = { readonly saldoAvisoPct: number; readonly saldoAlertaPct: number };

function sinalDe(executado: number | null, { saldoAvisoPct, saldoAlertaPct }: LimitesDoSaldo): Schemas['SinalDoSaldo'] {
  if (executado === null || executado < saldoAvisoPct * 100) return 'EM_DIA';
  return executado < saldoAlertaPct * 100 ? 'AVISO' : 'ALERTA';
}

/** At the pace of the last 60 days; today where it is over already, null where it does not end within ten years. */
export function esgotaEm(contrato: ContratoLido, hoje: string): string | null {
  const desde = Math.min(DIAS_DO_RITMO, daysBetween(contrato.vigenciaInicio, hoje) + 1);
  const porDia = contrato.recenteCentavos / desde;
  if (porDia <= 0) return null;
  const dias = Math.floor(Math.max(0, contrato.valorTotalCentavos - contrato.executadoCentavos) / porDia);
  return dias > DEZ_ANOS ? null : addDays(hoje, dias);
}

export function execucaoDe(
  contrato: ContratoLido,
  hoje: string,
  limites: LimitesDoSaldo,
): Schemas['ExecucaoDoContrato'] {
  const { vigenciaInicio, fim, valorTotalCentavos, executadoCentavos } = contrato;
  const executado = valorTotalCentavos > 0 ? Math.floor((executadoCentavos * INTEIRO) / valorTotalCentavos) : null;
  const total = daysBetween(vigenciaInicio, fim) + 1;
  return {
    contratoId: contrato.contratoId,
    numero: contrato.numero,
    fornecedorId: contrato.fornecedorId,
    fornecedor: contrato.fornecedor,
    vigenciaFim: fim,
    venceEmDias: daysBetween(hoje, fim),
    valorTotalCentavos,
    executadoCentavos,
    executado: executado && Math.min(1_000_000_000, executado),
    decorrido: Math.floor(((daysBetween(vigenciaInicio, hoje) + 1) * INTEIRO) / total),
    sinal: sinalDe(executado, limites),
    esgotaEm: esgotaEm(contrato, hoje),
  };
}

/** What attested billings did not pay: kept back by occurrences (glosa) and by inspection points (desconto). */
export function devolvidoEm(ano: number, lidos: readonly MesDevolvido[]): Schemas['DevolvidoNoAno'] {
  const somar = (campo: 'medicoes' | 'glosaCentavos' | 'descontoCentavos') =>
    lidos.reduce((soma, lido) => soma + lido[campo], 0);
  const [glosaCentavos, descontoCentavos] = [somar('glosaCentavos'), somar('descontoCentavos')];
  return {
    ...{ ano, medicoes: somar('medicoes'), glosaCentavos, descontoCentavos },
    devolvidoCentavos: glosaCentavos + descontoCentavos,
    meses: lidos.map(({ mes, medicoes, glosaCentavos: glosa, descontoCentavos: desconto }) => ({
      ...{ mes, medicoes, devolvidoCentavos: glosa + desconto },
    })),
  };
}
