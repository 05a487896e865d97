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
function mediaDe(meses: readonly DoMes[]) {
  const ultimos = meses.slice(-MESES_DA_MEDIA);
  const ultimo = ultimos.at(-1);
  if (!ultimo) return null;
  const soma = ultimos.reduce((total, { valorCentavos }) => total + valorCentavos, 0);
  return { meses: ultimos.length, ultimoMes: ultimo.mes, mediaCentavos: Math.ceil(soma / ultimos.length) };
}

type Media = NonNullable<ReturnType<typeof mediaDe>>;

/** How far a balance reaches at that many centavos a month, from the last month that consumed on. */
function alcanceDe({ meses, ultimoMes, mediaCentavos }: Media, saldoCentavos: number, fim: string) {
  // Months that cost nothing are paid for ever.
  const pagos = mediaCentavos > 0 ? Math.min(MAIS_MESES, Math.floor(saldoCentavos / mediaCentavos)) : MAIS_MESES;
  const ateMes = pagos ? mesDepois(ultimoMes, pagos) : null;
  const acabaAntes = (ateMes ?? ultimoMes.slice(0, 7)) < fim.slice(0, 7);
  const frase = ateMes ? `o saldo paga até ${nomeDoMes(ateMes)}` : 'o saldo não paga o próximo mês inteiro';
  return { previsao: { meses, mediaCentavos, ateMes, fimDoContrato: fim }, acabaAntes, frase };
}

const ateOFim = (fim: string): string => `; o contrato vai até ${porExtenso(fim)}.`;

function previsaoDaMedia(media: Media, saldoCentavos: number, fim: string): Schemas['PrevisaoEmpenhos'] {
  const { previsao, acabaAntes, frase } = alcanceDe(media, saldoCentavos, fim);
  const { meses, mediaCentavos } = media;
  const ritmo = `No ritmo ${meses === 1 ? 'do último mês' : `dos últimos ${meses} meses`}, ${reais(mediaCentavos)} por mês`;
  return { ...previsao, aviso: acabaAntes ? `${ritmo}, ${frase}${ateOFim(fim)}` : null };
}

export function previsaoDe(
  meses: readonly DoMes[],
  saldoCentavos: number,
  fim: string,
): Schemas['PrevisaoEmpenhos'] | null {
  const media = mediaDe(meses);
  return media && previsaoDaMedia(media, saldoCentavos, fim);
}

const DIAS_DO_MES = 30;

interface Mudanca {
  readonly pessoas: number;
  /** Of one person a day. */
  readonly porPessoaCentavos: number;
  readonly meses: readonly DoMes[];
  readonly saldoCentavos: number;
  readonly fim: string;
}

/** Fewer people never make a month cost less than nothing. */
export function simulacaoDe({
  pessoas,
  porPessoaCentavos,
  meses,
  saldoCentavos,
  fim,
}: Mudanca): Schemas['SimulacaoEmpenhos'] {
  const porMesCentavos = pessoas * porPessoaCentavos * DIAS_DO_MES;
  const sinal = pessoas < 0 ? 'a menos' : 'a mais';
  const porMes = reais(Math.abs(porMesCentavos));
  const custo = `${Math.abs(pessoas).toLocaleString('pt-BR')} ${sinal} a ${reais(porPessoaCentavos)} por dia: ${porMes} ${sinal} por mês`;
  const antes = mediaDe(meses);
  const partes = { pessoas, porPessoaCentavos, porMesCentavos };
  if (!antes) {
    const frase = `${custo}. Até quando o saldo paga se diz depois da primeira medição atestada.`;
    return { ...partes, semMudanca: null, comMudanca: null, frase };
  }
  const depois = { ...antes, mediaCentavos: Math.max(0, antes.mediaCentavos + porMesCentavos) };
  const hoje = alcanceDe(antes, saldoCentavos, fim).frase;
  const mudado = alcanceDe(depois, saldoCentavos, fim).frase;
  const alcance = hoje === mudado ? `${mudado}, como hoje` : `${mudado}; hoje, ${hoje}`;
  return {
    ...partes,
    semMudanca: previsaoDaMedia(antes, saldoCentavos, fim),
    comMudanca: previsaoDaMedia(depois, saldoCentavos, fim),
    frase: `${custo}. Assim, ${alcance}${ateOFim(fim)}`,
  };
}
