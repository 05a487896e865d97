import type { DBSchema } from 'idb';
import { deviceBase, writeNow } from '../app/device.base.ts';
import type { Escolha } from './motivo.model.ts';
import type { Campos } from './rascunho.campos.ts';

/** What was typed of one day and is not on the server, stored on this computer. */
export interface RascunhoLocal {
  campos: Campos;
  /** The version it was typed over, and its fields; null: there was no order yet. */
  base: { versao: number | null; campos: Campos };
  /** What was last sent and whose answer has not come: if the server has exactly this, it was us. */
  emVoo: readonly Campos[];
  /** The sending that the person asked for, which waits for the connection. */
  envio: EnvioPendente | null;
  /** Typed after the order had gone on without it, and not yet seen by the person. */
  sobra: Campos | null;
  /** By the server's clock. */
  em: string;
}

/** A reason of the catalogue, and the person's own words where they help; as the contract's EnvioPedido. */
export interface MotivoDoEnvio {
  motivoId: number;
  texto?: string;
}

export interface EnvioPendente {
  /** Idempotency-Key of this intent, the same after a reload. */
  chave: string;
  motivo: MotivoDoEnvio | null;
  em: string;
}

export interface ChaveRascunho {
  matricula: string;
  lotacaoId: number;
  data: string;
  tipo: string;
}

export interface AjusteLocal {
  pedidoId: number;
  /** Only the cells whose value is not the order's. */
  para: Campos;
  escolha: Escolha;
  /** By the server's clock. */
  em: string;
}

interface Banco extends DBSchema {
  dias: { key: string; value: RascunhoLocal };
  ajustes: { key: string; value: AjusteLocal };
}

const aberto = deviceBase<Banco>('alipen-rascunhos', 3, ['dias', 'ajustes']);

/** Keeps persons, units and days apart. */
export const chaveDe = ({ matricula, lotacaoId, data, tipo }: ChaveRascunho) =>
  `${matricula}|${lotacaoId}|${data}|${tipo}`;

// A private window or a full disk may refuse: the grid works all the same, and the screen says that this safety net is missing.

const ler = async <S extends 'dias' | 'ajustes'>(store: S, chave: ChaveRascunho) => {
  try {
    return await (await aberto()).get(store, chaveDe(chave));
  } catch {
    return undefined;
  }
};

export const lerRascunho = (chave: ChaveRascunho): Promise<RascunhoLocal | undefined> => ler('dias', chave);
export const lerAjuste = (chave: ChaveRascunho): Promise<AjusteLocal | undefined> => ler('ajustes', chave);

const guardar = (store: 'dias' | 'ajustes', chave: ChaveRascunho, valor: RascunhoLocal | AjusteLocal | null) =>
  writeNow(aberto, store, banco => (valor ? banco.put(valor, chaveDe(chave)) : banco.delete(chaveDe(chave))));

/** null: forget it. */
export const guardarRascunho = (chave: ChaveRascunho, rascunho: RascunhoLocal | null) =>
  guardar('dias', chave, rascunho);
export const guardarAjuste = (chave: ChaveRascunho, ajuste: AjusteLocal | null) => guardar('ajustes', chave, ajuste);
