import type { Pedido } from './pedidos.queries.ts';
import type { Campos } from './rascunho.campos.ts';
import type { EnvioPendente, RascunhoLocal } from './rascunho-local.store.ts';

export type Fase = 'parado' | 'salvando' | 'enviando' | 'semConexao' | 'semSessao' | 'recusado';

/** Fields that two people changed: each is asked. */
export interface Conflito {
  chaves: string[];
  meus: Campos;
  deles: Campos;
  autor: string;
}

export interface Sincronia {
  visto: Pedido | null;
  sujo: boolean;
  fase: Fase;
  erro: Error | null;
  /** False: this computer refuses to keep drafts (private window, full disk). */
  guarda: boolean;
  conflito: Conflito | null;
  /** What came in silently from another person, for a sentence. */
  juntadas: { quantas: number; autor: string } | null;
  /** Sending asked and waiting. */
  envio: EnvioPendente | null;
  /** Typed here after the order had gone on without it. */
  sobra: Campos | null;
}

export interface Portas {
  criar: (campos: Campos) => Promise<Pedido>;
  editar: (visto: Pedido, campos: Campos) => Promise<Pedido>;
  enviar: (visto: Pedido, envio: EnvioPendente) => Promise<Pedido>;
  /** The day's order as the server has it now. */
  reler: () => Promise<Pedido | null>;
  camposDo: (pedido: Pedido) => Campos;
  /** Null: nothing is left to keep. */
  guardar: (rascunho: RascunhoLocal | null) => Promise<boolean>;
  /** To the other tabs of this person on this day. */
  contar: (recado: Recado) => void;
  agora: () => string;
}

export type Recado =
  | { tipo: 'digitou'; campos: Campos }
  | { tipo: 'salvou'; pedido: Pedido; campos: Campos }
  | { tipo: 'enviou'; pedido: Pedido };

export interface Ouvintes {
  mudou: (estado: Sincronia) => void;
  /** Fields that changed elsewhere: the form takes them as they are. */
  aplicar: (campos: Campos) => void;
}
