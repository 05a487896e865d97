import type { components } from '@alipen/contracts/generated/government-api';
import type { ErroDeCampo } from '@alipen/platform/problems/problema';
import { addDays } from '../clock/clock.ts';
import { nomeDoMes } from '../clock/month-names.ts';
import { porExtenso } from '../clock/zoned-time.ts';

type Schemas = components['schemas'];
type Somas = {
  readonly valorCentavos: number;
  readonly reforcadoCentavos: number;
  readonly anuladoCentavos: number;
  readonly consumidoCentavos: number;
};
export type ComSaldo = Somas & { readonly id: number; readonly numero: string };

const reais = (centavos: number): string =>
  (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }).replaceAll('\u00a0', ' ');

export const saldoDe = ({ valorCentavos, reforcadoCentavos, anuladoCentavos, consumidoCentavos }: Somas): number =>
  valorCentavos + reforcadoCentavos - anuladoCentavos - consumidoCentavos;

export const saldoDeTodos = (empenhos: readonly Somas[]): number =>
  empenhos.reduce((soma, empenho) => soma + saldoDe(empenho), 0);

/** How a sum is taken of the balances, in the order given; `faltamCentavos` is what they do not reach. */
export function partesDe(
  empenhos: readonly ComSaldo[],
  valorCentavos: number,
): { partes: Schemas['ParteDaMedicao'][]; faltamCentavos: number } {
  const partes: Schemas['ParteDaMedicao'][] = [];
  let faltamCentavos = Math.max(0, valorCentavos);
  for (const empenho of empenhos) {
    const antesCentavos = saldoDe(empenho);
    const deste = Math.min(antesCentavos, faltamCentavos);
    if (deste === 0) continue;
    faltamCentavos -= deste;
    partes.push({
      empenhoId: empenho.id,
      numero: empenho.numero,
      valorCentavos: deste,
      antesCentavos,
      depoisCentavos: antesCentavos - deste,
    });
  }
  return { partes, faltamCentavos };
}

/** Null where the balances are enough. */
export function faltaDe(empenhos: readonly ComSaldo[], valorCentavos: number): string | null {
  const { faltamCentavos } = partesDe(empenhos, valorCentavos);
  if (!faltamCentavos) return null;
  return (
    `A medição soma ${reais(valorCentavos)} e os empenhos do contrato têm ${reais(saldoDeTodos(empenhos))} de saldo: ` +
    `faltam ${reais(faltamCentavos)}. Cadastre um empenho ou registre um reforço antes de atestar.`
  );
}

/** Null where the commitment keeps what is left of it. */
export function recusaDaAnulacao(empenho: ComSaldo, valorCentavos: number): string | null {
  const saldo = saldoDe(empenho);
  if (valorCentavos <= saldo) return null;
  const consumido = empenho.consumidoCentavos
    ? ` ${reais(empenho.consumidoCentavos)} já pagaram medições atestadas.`
    : '';
  return `A anulação é de ${reais(valorCentavos)} e o empenho ${empenho.numero} tem ${reais(saldo)} de saldo.${consumido}`;
}

/** `desde` is the first day the fact may have. */
export function erroDaData(data: string, { desde, hoje }: { desde?: string; hoje: string }): ErroDeCampo[] {
  if (data > hoje) return [{ pointer: '/data', detail: 'A data não pode ser depois de hoje.' }];
  if (desde !== undefined && data < desde) {
    return [{ pointer: '/data', detail: `O empenho é de ${porExtenso(desde)}: o movimento não pode ser antes.` }];
  }
  return [];
}

const mesDepois = (mes: string, quantos: number): string => {
  let dia = `${mes.slice(0, 7)}-01`;
  for (let n = 0; n < quantos; n += 1) dia = `${addDays(dia, 31).slice(0, 7)}-01`;
  return dia.slice(0, 7);
};

const MESES_DA_MEDIA = 3;
/** Ten years: no contract of food lasts longer (Lei 14.133/2021, art. 107). */
const MAIS_MESES = 120;

type Consumo = { readonly mes: string; readonly valorCentavos: number; readonly liberadoEm: Date | null };

/** What each month holds of the balances; the rows come in the order of the months. */
export function porMes(consumos: readonly Consumo[]): DoMes[] {
  const meses = new Map<string, number>();
  for (const { mes, valorCentavos, liberadoEm } of consumos) {
    if (liberadoEm === null) meses.set(mes, (meses.get(mes) ?? 0) + valorCentavos);
  }
  return [...meses].map(([mes, valorCentavos]) => ({ mes, valorCentavos }));
}

export type DoMes = { readonly mes: string; readonly valorCentavos: number };

/** The average is of the last three months that consumed; `meses` come in order, one row a month. */
export function previsaoDe(
  meses: readonly DoMes[],
  saldoCentavos: number,
  fim: string,
): Schemas['PrevisaoEmpenhos'] | null {
  const ultimos = meses.slice(-MESES_DA_MEDIA);
  const ultimo = ultimos.at(-1);
  if (!ultimo) return null;
  const mediaCentavos = Math.ceil(
    ultimos.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0) / ultimos.length,
  );
  const pagos = Math.min(MAIS_MESES, Math.floor(saldoCentavos / mediaCentavos));
  const ateMes = pagos ? mesDepois(ultimo.mes, pagos) : null;
  const fimDoContrato = fim;
  const acabaAntes = (ateMes ?? ultimo.mes.slice(0, 7)) < fim.slice(0, 7);
  const ritmo = `No ritmo ${ultimos.length === 1 ? 'do último mês' : `dos últimos ${ultimos.length} meses`}, ${reais(mediaCentavos)} por mês`;
  const alcance = ateMes ? `o saldo paga até ${nomeDoMes(ateMes)}` : 'o saldo não paga o próximo mês inteiro';
  return {
    meses: ultimos.length,
    mediaCentavos,
    ateMes,
    fimDoContrato,
    aviso: acabaAntes ? `${ritmo}, ${alcance}; o contrato vai até ${porExtenso(fim)}.` : null,
  };
}
