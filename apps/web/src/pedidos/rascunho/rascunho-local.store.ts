import { deviceBase } from '../../app/device.base.ts';
import type { KeptDraft } from '../../drafts/draft.model.ts';
import { draftStore } from '../../drafts/draft.store.ts';
import type { Campos } from '../grade/rascunho.campos.ts';
import type { Escolha, MotivoDoEnvio } from '../motivo/motivo.model.ts';

export interface EnvioPendente {
  /** Idempotency-Key of this intent, the same after a reload. */
  chave: string;
  motivo: MotivoDoEnvio | null;
  em: string;
}

/** What was typed of one day and is not on the server, stored on this computer. */
export interface RascunhoLocal extends KeptDraft<Campos, EnvioPendente> {
  /** The version it was typed over; null: there was no order yet. */
  versao: number | null;
  /** By the server's clock. */
  em: string;
}

/** As earlier versions of this client stored it. */
interface RascunhoDeAntes {
  campos: Campos;
  base: { versao: number | null; campos: Campos };
  emVoo: readonly Campos[];
  envio: EnvioPendente | null;
  sobra?: Campos | null;
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

const aberto = deviceBase('alipen-rascunhos', 3, ['dias', 'ajustes']);

export const rascunhos = draftStore<RascunhoLocal | RascunhoDeAntes>(aberto, 'dias');
export const ajustes = draftStore<AjusteLocal>(aberto, 'ajustes');

/** Keeps persons, units and days apart. */
export const chaveDe = ({ matricula, lotacaoId, data, tipo }: ChaveRascunho) =>
  `${matricula}|${lotacaoId}|${data}|${tipo}`;

export async function lerRascunho(nome: string): Promise<RascunhoLocal | undefined> {
  const lido = await rascunhos.read(nome);
  if (!lido || 'mine' in lido) return lido;
  const { campos, base, emVoo, envio, sobra = null, em } = lido;
  return { mine: campos, base: base.campos, versao: base.versao, inFlight: emVoo, intent: envio, leftover: sobra, em };
}
