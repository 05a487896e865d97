import type { Motivo } from '../pedidos.queries.ts';

/** A reason of the catalogue, and the person's own words where they help; as the contract's EnvioPedido. */
export interface MotivoDoEnvio {
  motivoId: number;
  texto?: string;
}

export interface Escolha {
  motivo: Motivo | null;
  texto: string;
}

export const SEM_ESCOLHA: Escolha = { motivo: null, texto: '' };

/** Lengths of the contract's TextoDaDecisao. */
const MINIMO = 3;
export const MAXIMO = 400;

export const vazia = ({ motivo, texto }: Escolha) => motivo === null && texto.trim() === '';

export const completa = ({ motivo, texto }: Escolha) =>
  motivo !== null && (texto.trim() === '' ? !motivo.exigeTexto : texto.trim().length >= MINIMO);

export const motivada = ({ motivo, texto }: Escolha): MotivoDoEnvio | null =>
  motivo && { motivoId: motivo.id, ...(texto.trim() && { texto: texto.trim() }) };

export const faltaNa = ({ motivo }: Escolha) =>
  motivo === null ? 'Escolha um motivo.' : `Explique com ao menos ${MINIMO} letras.`;
