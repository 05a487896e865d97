import { ROTULO_DE_TIPO_ALTERACAO_CONTRATO } from '@alipen/contracts/generated/rotulos/alteracoes-contrato';
import { readInteger, readMoney } from '../record/typed.ts';
import type { Alteracao, Contrato, NovaAlteracao } from './alteracoes-contrato.queries.ts';

export interface Digitada {
  data: string | null;
  processo: string;
  motivo: string;
  vigenciaFim: string | null;
  valorTotalCentavos: string;
  indice: string;
  valeDe: string | null;
  /** By item, as typed. */
  quantidades: Readonly<Record<string, string>>;
}

export const nomeDe = ({ tipo, numero }: Pick<Alteracao, 'tipo' | 'numero'>) =>
  `${numero}º ${ROTULO_DE_TIPO_ALTERACAO_CONTRATO[tipo]}`;

export const chaveDe = (item: { tipoAlimentacaoId: number; tipoPublicoId: number }) =>
  `${item.tipoAlimentacaoId}:${item.tipoPublicoId}`;

const CASAS = 4;

/** "4,8312" to 48312; undefined for what cannot be read. */
export function lerIndice(texto: string): number | undefined {
  const partes = /^([-−]?)(\d{1,3})(?:,(\d{1,4}))?$/.exec(texto.replace(/[%\s]/g, ''));
  if (!partes) return undefined;
  const valor = Number(`${partes[2]}${(partes[3] ?? '').padEnd(CASAS, '0')}`);
  return partes[1] ? -valor : valor;
}

const percentual = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: CASAS });
export const formatIndice = (indice: number) => `${percentual.format(indice / 10 ** CASAS)} %`;
/** Hundredths of a percent. */
export const formatCentesimos = (valor: number) => `${percentual.format(valor / 100)} %`;

const CURTO = 5;

export const prontaPara =
  (tipo: Alteracao['tipo'], itens: Contrato['itens']) =>
  (digitada: Digitada): boolean => {
    const comum = digitada.data !== null && digitada.processo.trim() !== '' && digitada.motivo.trim().length >= CURTO;
    const valor = digitada.valorTotalCentavos.trim();
    if (!comum || (valor && readMoney(valor) === undefined)) return false;
    if (tipo === 'APOSTILAMENTO') return Boolean(lerIndice(digitada.indice)) && digitada.valeDe !== null;
    return itens.every(item => {
      const texto = digitada.quantidades[chaveDe(item)]?.trim();
      return !texto || readInteger(texto) !== undefined;
    });
  };

export function corpoDe(tipo: Alteracao['tipo'], digitada: Digitada, itens: Contrato['itens']): NovaAlteracao {
  const valor = readMoney(digitada.valorTotalCentavos.trim());
  const comum = {
    tipo,
    data: digitada.data ?? '',
    processo: digitada.processo.trim(),
    motivo: digitada.motivo.trim(),
    ...(valor !== undefined && { valorTotalCentavos: valor }),
  };
  if (tipo === 'APOSTILAMENTO')
    return { ...comum, indice: lerIndice(digitada.indice) ?? 0, valeDe: digitada.valeDe ?? '' };
  const quantidades = itens.flatMap(item => {
    const quantidadeContratada = readInteger(digitada.quantidades[chaveDe(item)]?.trim() ?? '');
    if (quantidadeContratada === undefined || quantidadeContratada === item.quantidadeContratada) return [];
    return [{ tipoAlimentacaoId: item.tipoAlimentacaoId, tipoPublicoId: item.tipoPublicoId, quantidadeContratada }];
  });
  return {
    ...comum,
    ...(digitada.vigenciaFim && { vigenciaFim: digitada.vigenciaFim }),
    ...(quantidades.length > 0 && { quantidades }),
  };
}
